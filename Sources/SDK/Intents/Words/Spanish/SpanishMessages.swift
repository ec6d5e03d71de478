// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let spanishMessages: [String: IntentWords] = [
        "INSendMessageIntent": IntentWords(
            "Enviar un mensaje",
            done: "El mensaje se envió.",
            doing: "El mensaje se está enviando.",
            notDone: "No se pudo enviar el mensaje.",
            confirmations: [
                "¿Enviar «${content}» a ${recipients}?",
                "¿Enviar «${content}» al grupo «${speakableGroupName}»?",
                "¿Enviar «${content}»?",
                "¿Enviar el mensaje a ${recipients}?",
                "¿Enviar el mensaje?",
            ]),
        "INEditMessageIntent": IntentWords(
            "Editar un mensaje",
            done: "El mensaje se cambió.",
            doing: "El mensaje se está cambiando.",
            notDone: "No se pudo cambiar el mensaje.",
            confirmations: [
                "¿Cambiar el mensaje a «${editedContent}»?",
                "¿Cambiar el mensaje?",
            ]),
        "INUnsendMessagesIntent": IntentWords(
            "Anular el envío de mensajes",
            done: "Se anuló el envío de los mensajes.",
            doing: "Se está anulando el envío de los mensajes.",
            notDone: "No se pudo anular el envío de los mensajes.",
            confirmations: [
                "¿Anular el envío de los mensajes?"
            ]),
        "INSearchForMessagesIntent": IntentWords(
            "Buscar mensajes",
            done: "La búsqueda de mensajes ha terminado.",
            doing: "Se están buscando mensajes.",
            notDone: "No se pudieron buscar los mensajes."),
        "INSetMessageAttributeIntent": IntentWords(
            "Marcar mensajes",
            done: "Los mensajes se marcaron.",
            doing: "Los mensajes se están marcando.",
            notDone: "No se pudieron marcar los mensajes."),
    ]
}
