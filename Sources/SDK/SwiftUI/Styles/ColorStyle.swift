// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// A style of the framework, which is one colour.
protocol ColorStyle: ShapeStyle where Resolved == Never {
    func colorValue(in environment: EnvironmentValues) -> ColorValue
}
