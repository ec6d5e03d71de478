// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let russianCars: [String: IntentWords] = [
        "INActivateCarSignalIntent": IntentWords(
            "Подать сигнал автомобилем",
            done: "Автомобиль подал сигнал.",
            doing: "Автомобиль подаёт сигнал.",
            notDone: "Не удалось подать сигнал автомобилем."),
        "INGetCarLockStatusIntent": IntentWords(
            "Узнать, закрыт ли автомобиль",
            done: "Состояние замков получено.",
            doing: "Состояние замков запрашивается.",
            notDone: "Не удалось узнать состояние замков."),
        "INGetCarPowerLevelStatusIntent": IntentWords(
            "Узнать запас хода",
            done: "Запас хода получен.",
            doing: "Запас хода запрашивается.",
            notDone: "Не удалось узнать запас хода."),
        "INListCarsIntent": IntentWords(
            "Показать автомобили",
            done: "Автомобили найдены.",
            doing: "Идёт поиск автомобилей.",
            notDone: "Не удалось найти автомобили."),
        "INSetCarLockStatusIntent": IntentWords(
            "Закрыть или открыть автомобиль",
            done: "Замки переключены.",
            doing: "Замки переключаются.",
            notDone: "Не удалось переключить замки."),
        "INSaveProfileInCarIntent": IntentWords(
            "Сохранить профиль в автомобиле",
            done: "Профиль сохранён.",
            doing: "Профиль сохраняется.",
            notDone: "Не удалось сохранить профиль."),
        "INSetProfileInCarIntent": IntentWords(
            "Выбрать профиль в автомобиле",
            done: "Профиль выбран.",
            doing: "Профиль выбирается.",
            notDone: "Не удалось выбрать профиль."),
        "INSetAudioSourceInCarIntent": IntentWords(
            "Выбрать источник звука в автомобиле",
            done: "Источник звука выбран.",
            doing: "Источник звука выбирается.",
            notDone: "Не удалось выбрать источник звука."),
        "INSetClimateSettingsInCarIntent": IntentWords(
            "Настроить климат в автомобиле",
            done: "Климат настроен.",
            doing: "Климат настраивается.",
            notDone: "Не удалось настроить климат."),
        "INSetDefrosterSettingsInCarIntent": IntentWords(
            "Настроить обогрев стёкол",
            done: "Обогрев стёкол настроен.",
            doing: "Обогрев стёкол настраивается.",
            notDone: "Не удалось настроить обогрев стёкол."),
        "INSetSeatSettingsInCarIntent": IntentWords(
            "Настроить сиденье в автомобиле",
            done: "Сиденье настроено.",
            doing: "Сиденье настраивается.",
            notDone: "Не удалось настроить сиденье."),
        "INSetRadioStationIntent": IntentWords(
            "Выбрать радиостанцию",
            done: "Радиостанция выбрана.",
            doing: "Радиостанция выбирается.",
            notDone: "Не удалось выбрать радиостанцию."),
    ]
}
