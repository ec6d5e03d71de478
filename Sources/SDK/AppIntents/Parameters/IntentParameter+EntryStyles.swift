// SPDX-License-Identifier: Apache-2.0

extension IntentParameter {
    /// How a whole number is entered; App Intents, iOS 16.
    public enum IntControlStyle: Sendable, Hashable { case stepper, field }
    /// How a number is entered; App Intents, iOS 16.
    public enum DoubleControlStyle: Sendable, Hashable { case stepper, field, slider }
    /// Which part of a date is asked for; App Intents, iOS 16.
    public enum DateKind: Sendable, Hashable { case date, time, dateTime }
}
