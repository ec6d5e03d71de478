// SPDX-License-Identifier: Apache-2.0

package enum Axis: Sendable {
    case horizontal, vertical
    package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
