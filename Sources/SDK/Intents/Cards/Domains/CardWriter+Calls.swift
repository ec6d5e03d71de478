// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension CardWriter {
    var call: CardBody {
        let isVideo =
            intent is INStartVideoCallIntent || (intent as? INStartCallIntent)?.callCapability == .videoCall
        let symbol = isVideo ? "video.fill" : "phone.fill"
        switch intent {
        case let intent as INStartCallIntent: return CardBody(symbol, "green", called(intent.contacts, isVideo))
        case let intent as INStartAudioCallIntent: return CardBody(symbol, "green", called(intent.contacts, false))
        case let intent as INStartVideoCallIntent: return CardBody(symbol, "green", called(intent.contacts, true))
        case let intent as INSearchCallHistoryIntent:
            let records = (response as? INSearchCallHistoryIntentResponse)?.callRecords
            return CardBody(
                symbol, "green",
                [
                    list(records ?? [], record), records == nil ? nil : nothing(records),
                    detail(.from, texts.name(intent.recipient)), detail(.when, texts.time(intent.dateCreated)),
                ])
        default: return CardBody(symbol, intent is INHangUpCallIntent ? "red" : "green", values(of: intent))
        }
    }

    private func called(_ contacts: [INPerson]?, _ isVideo: Bool) -> [SnippetNode?] {
        guard let contacts, let first = contacts.first else { return [] }
        let kind = words[isVideo ? .videoCall : .audioCall]
        let handle = contacts.count == 1 ? first._displaySubtitle : nil
        return [
            CardParts.column(
                [
                    texts.names(contacts).map { CardParts.text($0, .title3, weight: .semibold, lines: 3) },
                    CardParts.text(
                        [handle, kind].compactMap(\.self).joined(separator: " · "), .subheadline, color: "secondary",
                        lines: 1),
                ], spacing: 2)
        ]
    }

    private func record(_ record: INCallRecord) -> SnippetNode {
        let isMissed = record.callRecordType == .missed
        let who = texts.name(record.caller) ?? texts.names(record.participants) ?? words[.unknownCaller]
        return CardParts.row(
            [
                CardParts.symbol("phone.fill", .subheadline, color: isMissed ? "red" : "secondary"),
                CardParts.text(who, .subheadline, color: isMissed ? "red" : "primary", lines: 1),
                .spacer(minimumLength: 8),
                texts.time(record.dateCreated).map { CardParts.text($0, .footnote, color: "secondary", lines: 1) },
            ], align: .firstTextBaseline, spacing: 8)
    }
}
