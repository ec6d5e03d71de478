// SPDX-License-Identifier: Apache-2.0

/// What a response code comes to, told by its name, which is the same for all requests.
package enum ResponseKind: Hashable {
    case unspecified
    case ready
    case inProgress
    case success
    /// The request goes on in the app.
    case continuesInApp
    /// The app has to be opened first.
    case needsApp
    case needsAuthentication
    case failure

    package init(name: String) {
        switch name {
        case "unspecified": self = .unspecified
        case "ready": self = .ready
        case "inProgress": self = .inProgress
        case "success": self = .success
        case "continueInApp", "handleInApp": self = .continuesInApp
        case "requiresAuthentication": self = .needsAuthentication
        case "failureRequiringAppLaunch", "failureRequiringInAppAuthentication": self = .needsApp
        default: self = name.hasPrefix("failureRequiringAppLaunch") ? .needsApp : .failure
        }
    }
}

extension INIntentResponse {
    /// The code; nil where the answer has none.
    package var _code: (any _INEnum)? { _values["code"] as? any _INEnum }

    /// The name of the code.
    package var _codeName: String? { _code?._name }

    /// What the code comes to; an app's own codes say it themselves.
    package var _outcome: ResponseKind {
        guard let code = _code else { return .unspecified }
        if let isSuccess = Self._isSuccess(code.rawValue) { return isSuccess ? .success : .failure }
        return ResponseKind(name: code._name)
    }
}
