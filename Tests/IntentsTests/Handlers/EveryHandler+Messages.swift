// SPDX-License-Identifier: Apache-2.0
import Intents

extension EveryHandler: INEditMessageIntentHandling {
    func handle(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveEditedContent(
        for intent: INEditMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(result("editedContent", intent))
    }
}

extension EveryHandler: INSearchForMessagesIntentHandling {
    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveRecipients(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion(results("recipients", intent))
    }

    func resolveSenders(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion(results("senders", intent))
    }

    func resolveAttributes(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void
    ) {
        completion(result("attributes", intent))
    }

    func resolveDateTimeRange(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(result("dateTimeRange", intent))
    }

    func resolveGroupNames(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INStringResolutionResult]) -> Void
    ) {
        completion(results("groupNames", intent))
    }

    func resolveSpeakableGroupNames(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    ) {
        completion(results("speakableGroupNames", intent))
    }
}

extension EveryHandler: INSendMessageIntentHandling {
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        completion(results("recipients", intent))
    }

    func resolveGroupName(
        for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(result("groupName", intent))
    }

    func resolveOutgoingMessageType(
        for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
    ) {
        completion(result("outgoingMessageType", intent))
    }

    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    {
        completion(result("content", intent))
    }

    func resolveSpeakableGroupName(
        for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("speakableGroupName", intent))
    }
}

extension EveryHandler: INSetMessageAttributeIntentHandling {
    func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        answer(intent, completion)
    }

    func confirm(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        completion(ready(intent))
    }

    func resolveAttribute(
        for intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void
    ) {
        completion(result("attribute", intent))
    }
}

extension EveryHandler: INUnsendMessagesIntentHandling {
    func handle(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void) {
        completion(ready(intent))
    }
}
