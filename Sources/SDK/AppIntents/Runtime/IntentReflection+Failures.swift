// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension IntentReflection {
    /// Why a call failed, in the language of the request.
    package static func failure(from error: any Error) -> ActionFailure {
        switch error {
        case let failure as ActionFailure: failure
        case let problem as ParameterProblem: failure(from: problem, parameter: nil)
        case is CancellationError: ActionFailure(.cancelled, "The action was cancelled.")
        case let error as any CustomAppIntentErrorConvertible:
            ActionFailure(.failed, error.appIntentError.localizedStringResource.resolved())
        case let error as any CustomLocalizedStringResourceConvertible:
            ActionFailure(.failed, error.localizedStringResource.resolved())
        case let error as any LocalizedError:
            ActionFailure(
                .failed,
                [error.errorDescription ?? genericText, error.recoverySuggestion].compactMap(\.self)
                    .joined(separator: " "))
        default: ActionFailure(.failed, genericText)
        }
    }

    static func failure(from problem: ParameterProblem, parameter: String?) -> ActionFailure {
        switch problem {
        case .ambiguous(let options):
            let names = options.map(\.display.title).joined(separator: ", ")
            return ActionFailure(.needsValue, "This can mean several: \(names).", parameter: parameter)
        case .notFound(let text):
            return ActionFailure(.notFound, SystemWords.current.noSuch.filled(text), parameter: parameter)
        case .invalid(let message): return ActionFailure(.invalidValue, message, parameter: parameter)
        }
    }

    private static var genericText: String { SystemWords.current.notDone }
}
