// SPDX-License-Identifier: Apache-2.0

extension RequestWords {
    static let spanish = RequestWords(
        yes: "Sí",
        no: "No",
        and: Conjunction("y", before: ["i": "e", "í": "e"]),
        whatIs: "¿Cuál es el valor de {0}?",
        which: "¿Cuál: {0}?",
        isIt: "¿{0}: {1}?",
        cannotBe: "{0} no puede ser «{1}».",
        because: "«{0}»: {1}",
        confirm: "¿{0}? {1}",
        declined: "Se rechazó la confirmación.",
        putAway: "La pregunta quedó sin respuesta.",
        success: "{0}: hecho.",
        inProgress: "{0}: todavía en curso.",
        continuesInApp: "{0}: continúa en la aplicación.",
        needsApp: "{0}: abre primero la aplicación.",
        authenticate: "{0}: primero hay que autenticarse.",
        notEnough: "{0}: la aplicación no acepta esta autenticación.",
        failed: "{0}: no se pudo hacer.",
        timedOut: "{0}: la aplicación tardó demasiado.",
        notHandled: "{0}: la aplicación no tiene nada que lo atienda.")
}
