// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let englishMessages: [String: IntentWords] = [
        "INSendMessageIntent": IntentWords(
            "Send a message",
            done: "The message was sent.",
            doing: "The message is being sent.",
            notDone: "The message could not be sent.",
            confirmations: [
                "Send “${content}” to ${recipients}?",
                "Send “${content}” to the group “${speakableGroupName}”?",
                "Send “${content}”?",
                "Send the message to ${recipients}?",
                "Send the message?",
            ]),
        "INEditMessageIntent": IntentWords(
            "Edit a message",
            done: "The message was changed.",
            doing: "The message is being changed.",
            notDone: "The message could not be changed.",
            confirmations: [
                "Change the message to “${editedContent}”?",
                "Change the message?",
            ]),
        "INUnsendMessagesIntent": IntentWords(
            "Unsend messages",
            done: "The messages were taken back.",
            doing: "The messages are being taken back.",
            notDone: "The messages could not be taken back.",
            confirmations: [
                "Take the messages back?"
            ]),
        "INSearchForMessagesIntent": IntentWords(
            "Search for messages",
            done: "The search for messages is complete.",
            doing: "Messages are being searched for.",
            notDone: "The messages could not be searched."),
        "INSetMessageAttributeIntent": IntentWords(
            "Mark messages",
            done: "The messages were marked.",
            doing: "The messages are being marked.",
            notDone: "The messages could not be marked."),
    ]
}
