// SPDX-License-Identifier: Apache-2.0

extension UnitFrequency {
    /// Pictures per second; Foundation has it on Apple's platforms since iOS 13.
    public class var framesPerSecond: UnitFrequency {
        UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
    }
}
