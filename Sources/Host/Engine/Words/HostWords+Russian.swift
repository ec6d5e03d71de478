// SPDX-License-Identifier: Apache-2.0

extension HostWords {
    static let russian = HostWords(
        mayChange: "«{0}» может что-то изменить или уничтожить. Выполнить?",
        run: "Выполнить",
        notConfirmed: "«{0}» не подтверждено.",
        putAway: "Вопрос остался без ответа.",
        takesAValue: "нужно значение, а не только «да» или «нет».",
        takesOneValue: "нужно одно значение, а дано несколько.",
        tooFewValues: "нужно не меньше {0} значений, дано {1}.",
        tooManyValues: "нужно не больше {0} значений, дано {1}.",
        takesContent: "нужно содержимое файла, {0}, а не путь.",
        givenTwice: "«{0}» задано дважды, один раз как «{1}».",
        noParameter: "У «{0}» нет параметра «{1}».",
        takesNone: "Параметров нет.",
        takes: "Есть: {0}.",
        didYouMean: "Возможно, {0}?",
        noAction: "Нет действия «{0}».",
        listShowsAll: "`beckon action list` показывает все.",
        leftOut: "Пропущено: {0}",
        severalActions: "«{0}» подходит к нескольким действиям ({1}): {2}",
        needsYouHere:
            "Для «{0}» вы должны быть за этой машиной, в разблокированном сеансе: polkit разрешает {1} только там.",
        policyRefuses: "Правила этой машины сейчас не разрешают «{0}» (polkit: {1}).",
        notAuthenticated: "Для «{0}» нужно подтвердить личность, а вы этого не сделали.",
        wrongPassword: "Для «{0}» нужно подтвердить личность, а пароль неверен.",
<<<<<<< HEAD
        authenticationNotTaken: "«{0}»: приложение не принимает это подтверждение.",
        whichApp: "Какое приложение?",
        handlersUnusable: "Есть установленные приложения, которые это умеют, но сейчас недоступны:",
        offersNothing: "«{0}» называет это в IntentsSupported, но не предлагает.",
        noHandler:
            "Ни одно установленное приложение этого не умеет. Нужно такое, чей Info.plist называет {0} в IntentsSupported.",
        noHandlerOfKind:
            "Ни одно установленное приложение этого не умеет. Нужно приложение ({0}), чей Info.plist называет {1} в IntentsSupported.",
        appKinds: [
            .bookings: "бронирования", .calls: "звонки", .cars: "автомобиль", .codes: "коды", .media: "музыка и видео",
            .messages: "сообщения", .notes: "заметки и задачи", .payments: "платежи", .photos: "фотографии",
            .radio: "радио", .rides: "поездки", .workouts: "тренировки",
        ],
        appDoesNotHandle: "«{0}» не умеет «{1}».",
        appHandles: "Умеет: {0}.",
        nothingPreferred: "Для «{0}» приложение не выбрано.")
=======
        groupRefused: "«{0}» хотело получить секреты группы «{1}», о которых его пакет не просит.",
        groupNotGranted:
            "«{0}» хотело получить секреты группы «{1}», а это не разрешено. `beckon app grant {2}` разрешает.",
        secretsKept: "«{0}» не получило доступа к своим секретам: {1}")
>>>>>>> 07a0149 (Keep secrets for apps: a keychain in the host, the module Security for authors, the keyring or an encrypted file as its store)
}
