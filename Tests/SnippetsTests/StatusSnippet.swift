// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// A status view as an author writes it, an icon over a message, in each of its states.
enum StatusSnippet: String, CaseIterable, Sendable {
    case inactive, active, connecting, error

    func node(_ language: Language) -> SnippetNode {
        let message = text(language.messages[self, default: ""]).foreground("primary")
            .modifier(.multilineTextAlignment(.center))
        return column(spacing: 16, picture, message).padding(nil)
    }

    private var picture: SnippetNode {
        switch self {
        case .inactive: Self.icon("xmark.shield", "gray")
        case .active: Self.icon("checkmark.shield", "green")
        case .connecting: .progress(ProgressNode(fraction: nil, isCircular: true))
        case .error: Self.icon("exclamationmark.triangle", "red")
        }
    }

    private static func icon(_ symbol: String, _ color: String) -> SnippetNode {
        SnippetNode.image(ImageNode(source: .symbol(symbol), isResizable: true))
            .modifier(.aspectRatio(nil, contentMode: .fit)).frame(68, 68).foreground(color)
    }

    enum Language: String, CaseIterable, Sendable {
        case russian = "ru"
        case english = "en"
        case spanish = "es"
        case hungarian = "hu"

        var messages: [StatusSnippet: String] {
            switch self {
            case .russian:
                [
                    .inactive: "Не подключено", .active: "Подключено", .connecting: "Подключение…",
                    .error: "Не удалось подключиться: сервер не ответил за тридцать секунд. Проверьте сеть.",
                ]
            case .english:
                [
                    .inactive: "Not connected", .active: "Connected", .connecting: "Connecting…",
                    .error: "The connection failed: the server did not answer within thirty seconds.",
                ]
            case .spanish:
                [
                    .inactive: "Desconectado", .active: "Conectado", .connecting: "Conectando…",
                    .error: "No se pudo establecer la conexión: el servidor no respondió en treinta segundos.",
                ]
            case .hungarian:
                [
                    .inactive: "Nincs kapcsolat", .active: "Kapcsolódva", .connecting: "Kapcsolódás…",
                    .error: "A kapcsolódás nem sikerült: a kiszolgáló harminc másodpercen belül nem válaszolt.",
                ]
            }
        }
    }
}
