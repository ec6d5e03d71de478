// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension CardWriter {
    var messages: CardBody {
        let found = (response as? INSearchForMessagesIntentResponse)?.messages
        let parts: [SnippetNode?] =
            switch intent {
            case let intent as INSendMessageIntent: sent(intent)
            case let intent as INSearchForMessagesIntent:
                [list(found ?? [], message), found == nil ? nil : nothing(found), searched(intent)]
            case let intent as INEditMessageIntent:
                [intent.editedContent.map { CardParts.bubble($0, isOwn: true) }]
            default: values(of: intent)
            }
        return CardBody("message.fill", "blue", parts)
    }

    private func sent(_ intent: INSendMessageIntent) -> [SnippetNode?] {
        let group = texts.name(intent.speakableGroupName)
        let recipients = group ?? texts.names(intent.recipients)
        return [
            detail(.to, recipients),
            intent.content.map { CardParts.bubble($0, isOwn: true) },
            intent.attachments.flatMap {
                $0.isEmpty ? nil : CardParts.marked("paperclip", color: "secondary", attachments($0))
            },
            detail(.service, intent.serviceName),
        ]
    }

    private func attachments(_ attachments: [INSendMessageAttachment]) -> SnippetNode {
        let names = texts.names(attachments.compactMap(\.audioMessageFile?.filename))
        return CardParts.text(names ?? "\(attachments.count)", .subheadline, color: "secondary", lines: 2)
    }

    private func message(_ message: INMessage) -> SnippetNode {
        let sender = texts.name(message.sender)
        let heading = [sender, texts.time(message.dateSent)].compactMap(\.self).joined(separator: " · ")
        return CardParts.column([
            heading.isEmpty ? nil : CardParts.text(heading, .footnote, color: "secondary", lines: 1),
            message.content.map { CardParts.bubble($0, isOwn: message.sender?.isMe ?? false) },
        ])
    }

    private func searched(_ intent: INSearchForMessagesIntent) -> SnippetNode? {
        let details = [
            detail(.from, texts.names(intent.senders)), detail(.to, texts.names(intent.recipients)),
            detail(.search, texts.names(intent.searchTerms)), detail(.when, texts.time(intent.dateTimeRange)),
        ].compactMap(\.self)
        return details.isEmpty ? nil : CardParts.column(details, spacing: 4)
    }

    /// What is said of a search that found nothing.
    func nothing<Item>(_ found: [Item]?) -> SnippetNode? {
        found?.isEmpty == false ? nil : CardParts.text(words[.nothingFound], .body, color: "secondary")
    }
}
