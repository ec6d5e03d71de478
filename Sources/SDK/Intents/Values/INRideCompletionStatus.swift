// SPDX-License-Identifier: Apache-2.0

/// How a ride ended; Intents, iOS 10.
open class INRideCompletionStatus: _INValueObject {
    public class func completed() -> Self { self.init(_values: ["isCompleted": true]) }

    public class func completed(settled settledPaymentAmount: INCurrencyAmount) -> Self {
        self.init(_values: ["isCompleted": true, "paymentAmount": settledPaymentAmount])
    }

    public class func completed(outstanding outstandingPaymentAmount: INCurrencyAmount) -> Self {
        self.init(_values: ["isCompleted": true, "isOutstanding": true, "paymentAmount": outstandingPaymentAmount])
    }

    /// iOS 11.
    public class func completed(feedbackType: INRideFeedbackTypeOptions = []) -> Self {
        self.init(_values: ["isCompleted": true, "feedbackType": feedbackType])
    }

    public class func canceledByService() -> Self { self.init(_values: ["isCanceled": true]) }

    public class func canceledByUser() -> Self { self.init(_values: ["isCanceled": true]) }

    public class func canceledMissedPickup() -> Self {
        self.init(_values: ["isCanceled": true, "isMissedPickup": true])
    }

    public var isCompleted: Bool { _get("isCompleted") ?? false }
    public var isCanceled: Bool { _get("isCanceled") ?? false }
    public var isMissedPickup: Bool { _get("isMissedPickup") ?? false }
    public var isOutstanding: Bool { _get("isOutstanding") ?? false }
    public var paymentAmount: INCurrencyAmount? { _get("paymentAmount") }
    public var feedbackType: INRideFeedbackTypeOptions { _get("feedbackType") ?? [] }
    public var completionUserActivity: NSUserActivity? {
        get { _get("completionUserActivity") }
        set { _values["completionUserActivity"] = newValue }
    }
    public var defaultTippingOptions: Set<INCurrencyAmount>? {
        get { _get("defaultTippingOptions") }
        set { _values["defaultTippingOptions"] = newValue }
    }

    open override class var _fields: [_INField] {
        [
            _INField("isCompleted", Bool.self), _INField("isCanceled", Bool.self),
            _INField("isMissedPickup", Bool.self), _INField("isOutstanding", Bool.self),
            _INField("paymentAmount", INCurrencyAmount.self),
            _INField("feedbackType", INRideFeedbackTypeOptions.self),
            _INField("completionUserActivity", NSUserActivity.self),
            _INField("defaultTippingOptions", Set<INCurrencyAmount>.self),
        ]
    }
}
