// SPDX-License-Identifier: Apache-2.0

/// Nobody can answer on this surface.
package struct SurfaceUnavailable: Error, Sendable {
    package init() {}
}
