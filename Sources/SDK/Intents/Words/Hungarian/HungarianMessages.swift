// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let hungarianMessages: [String: IntentWords] = [
        "INSendMessageIntent": IntentWords(
            "Üzenet küldése",
            done: "Az üzenet elment.",
            doing: "Az üzenet küldése folyamatban van.",
            notDone: "Az üzenetet nem sikerült elküldeni.",
            confirmations: [
                "Elküldjem ${recipients} részére ezt: „${content}”?",
                "Elküldjem ezt: „${content}”? Csoport: „${speakableGroupName}”.",
                "Elküldjem ezt: „${content}”?",
                "Elküldjem az üzenetet ${recipients} részére?",
                "Elküldjem az üzenetet?",
            ]),
        "INEditMessageIntent": IntentWords(
            "Üzenet szerkesztése",
            done: "Az üzenet megváltozott.",
            doing: "Az üzenet módosítása folyamatban van.",
            notDone: "Az üzenetet nem sikerült módosítani.",
            confirmations: [
                "Átírjam az üzenetet erre: „${editedContent}”?",
                "Módosítsam az üzenetet?",
            ]),
        "INUnsendMessagesIntent": IntentWords(
            "Üzenetek visszavonása",
            done: "Az üzeneteket visszavontam.",
            doing: "Az üzenetek visszavonása folyamatban van.",
            notDone: "Az üzeneteket nem sikerült visszavonni.",
            confirmations: [
                "Visszavonjam az üzeneteket?"
            ]),
        "INSearchForMessagesIntent": IntentWords(
            "Üzenetek keresése",
            done: "Az üzenetek keresése befejeződött.",
            doing: "Az üzenetek keresése folyamatban van.",
            notDone: "Az üzenetek között nem sikerült keresni."),
        "INSetMessageAttributeIntent": IntentWords(
            "Üzenetek megjelölése",
            done: "Az üzenetek meg vannak jelölve.",
            doing: "Az üzenetek megjelölése folyamatban van.",
            notDone: "Az üzeneteket nem sikerült megjelölni."),
    ]
}
