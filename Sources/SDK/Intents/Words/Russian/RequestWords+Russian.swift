// SPDX-License-Identifier: Apache-2.0

extension RequestWords {
    static let russian = RequestWords(
        yes: "Да",
        no: "Нет",
        and: Conjunction("и"),
        whatIs: "Какое значение: {0}?",
        which: "Который: {0}?",
        isIt: "{0}: {1}?",
        cannotBe: "«{1}» не подходит: {0}.",
        because: "«{0}»: {1}",
        confirm: "{0}? {1}",
        declined: "В подтверждении отказано.",
        putAway: "Вопрос остался без ответа.",
        success: "{0}: готово.",
        inProgress: "{0}: ещё выполняется.",
        continuesInApp: "{0}: продолжение в приложении.",
        needsApp: "{0}: сначала откройте приложение.",
        authenticate: "{0}: сначала подтвердите, что это вы.",
        notEnough: "{0}: приложение не принимает это подтверждение.",
        failed: "{0}: не получилось.",
        timedOut: "{0}: приложение работало слишком долго.",
        notHandled: "{0}: в приложении нет ничего для этого.")
}
