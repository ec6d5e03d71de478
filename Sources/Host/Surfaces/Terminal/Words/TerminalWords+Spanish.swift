// SPDX-License-Identifier: Apache-2.0
import Language

extension TerminalWords {
    package static let spanish = TerminalWords(
        values: .spanish,
        chooseOne: "Número o nombre",
        chooseSeveral: "Números o nombres, separados por comas",
        yesOrNo: "{0} o {1}",
        optionalHint: "Intro lo omite",
        defaultHint: "Intro elige {0}",
        listHint: "Uno por línea; una línea vacía termina la lista.",
        multilineHint: "Una línea vacía termina el texto.",
        secretPrompt: "No se muestra lo que escribes: ",
        noSuchOption: "«{0}» no está entre las opciones.",
        severalOptions: "«{0}» puede ser {1}.",
        valueNeeded: "Aquí hace falta un valor; Ctrl-D cancela.",
        tooFew: "Faltan valores: al menos {0}.",
        tooMany: "Sobran valores: como máximo {0}.",
        done: "Hecho.",
        declined: "Rechazado; no se ha hecho nada.",
        cancelled: "Cancelado.",
        needsValue: "Falta «{0}» y no hay a quién preguntar. Añade {1} VALOR.",
        needsOneOf: "«{0}» Añade {1} con una de: {2}.",
        needsConfirmation: "«{0}» No hay quien lo confirme; «--yes» antes de la acción lo confirma.",
        needsTerminal: "«{0}» No hay quien elija ({1}); ejecútalo en un terminal.",
        needsSecret: "«{0}» Es un secreto: respóndelo en un terminal.",
        working: "En curso…")
}
