// SPDX-License-Identifier: Apache-2.0
import Language

extension TerminalWords {
    package static let russian = TerminalWords(
        values: .russian,
        chooseOne: "Номер или название",
        chooseSeveral: "Номера или названия через запятую",
        yesOrNo: "{0} или {1}",
        optionalHint: "Enter — пропустить",
        defaultHint: "Enter — {0}",
        listHint: "По одному в строке; пустая строка завершает список.",
        multilineHint: "Пустая строка завершает текст.",
        secretPrompt: "Ввод не отображается: ",
        noSuchOption: "Нет такого варианта: «{0}».",
        severalOptions: "«{0}» может означать: {1}.",
        valueNeeded: "Здесь нужно значение; Ctrl-D — отмена.",
        tooFew: "Слишком мало: нужно не меньше {0}.",
        tooMany: "Слишком много: не больше {0}.",
        done: "Готово.",
        declined: "Отклонено, ничего не сделано.",
        cancelled: "Отменено.",
        needsValue: "Не хватает значения «{0}», а спросить некого. Добавьте {1} ЗНАЧЕНИЕ.",
        needsOneOf: "«{0}» Добавьте {1} с одним из значений: {2}.",
        needsConfirmation: "«{0}» Подтвердить некому; «--yes» перед действием подтверждает.",
        needsTerminal: "«{0}» Выбрать некому ({1}); запустите в терминале.",
        needsSecret: "«{0}» Это секрет: ответьте на вопрос в терминале.",
        working: "Выполняется…")
}
