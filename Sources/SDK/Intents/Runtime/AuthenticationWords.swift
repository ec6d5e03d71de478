// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What is said to who comes back without a valid authentication. `{0}` stands for the request.
enum AuthenticationWords {
    /// In the first language of the request that Beckon speaks, or English.
    static var refused: String {
        switch SpokenLanguage(preferred: Localization.current.languages) {
        case .english:
            "{0}: this authentication is not valid: it was used before, is too old, or belongs to another request."
        case .spanish:
            "{0}: esta autenticación no es válida: ya se usó, caducó o es de otra petición."
        case .hungarian:
            "{0}: ez az azonosítás nem érvényes: már fel lett használva, lejárt, vagy egy másik kéréshez tartozik."
        case .russian:
            "{0}: это подтверждение недействительно: оно уже использовано, устарело или относится к другому запросу."
        }
    }
}
