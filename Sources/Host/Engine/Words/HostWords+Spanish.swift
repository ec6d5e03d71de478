// SPDX-License-Identifier: Apache-2.0

extension HostWords {
    static let spanish = HostWords(
        mayChange: "«{0}» puede cambiar o destruir algo. ¿Ejecutarla?",
        run: "Ejecutar",
        notConfirmed: "No se confirmó «{0}».",
        putAway: "La pregunta quedó sin responder.",
        takesAValue: "necesita un valor, no solo sí o no.",
        takesOneValue: "admite un solo valor y se dieron varios.",
        tooFewValues: "necesita al menos {0} valores y se dieron {1}.",
        tooManyValues: "admite como máximo {0} valores y se dieron {1}.",
        takesContent: "necesita el contenido del archivo, {0}, y no una ruta.",
        givenTwice: "«{0}» se dio dos veces, una como «{1}».",
        noParameter: "«{0}» no tiene ningún parámetro «{1}».",
        takesNone: "No tiene ninguno.",
        takes: "Tiene {0}.",
        didYouMean: "¿Querías decir {0}?",
        noAction: "No existe ninguna acción «{0}».",
        listShowsAll: "`beckon action list` las muestra todas.",
        leftOut: "Omitida: {0}",
        severalActions: "«{0}» puede ser {1} acciones: {2}",
        needsYouHere:
            "«{0}» requiere que estés en esta máquina, en una sesión desbloqueada: polkit solo permite {1} ahí.",
        policyRefuses: "La política de esta máquina no permite «{0}» ahora (polkit: {1}).",
        notAuthenticated: "«{0}» requiere que te identifiques, y no lo hiciste.",
        wrongPassword: "«{0}» requiere que te identifiques, y la contraseña no era correcta.",
        authenticationNotTaken: "«{0}»: la app no acepta esta autenticación.",
        whichApp: "¿Qué app?",
        handlersUnusable: "Hay apps instaladas que lo atienden y que ahora no se pueden usar:",
        offersNothing: "«{0}» lo nombra en IntentsSupported y no lo ofrece.",
        noHandler: "Ninguna app instalada lo atiende. Hace falta una cuyo Info.plist nombre {0} en IntentsSupported.",
        noHandlerOfKind:
            "Ninguna app instalada lo atiende. Hace falta una app de {0} cuyo Info.plist nombre {1} en IntentsSupported.",
        appKinds: [
            .bookings: "reservas", .calls: "llamadas", .cars: "coches", .codes: "códigos", .media: "música y vídeo",
            .messages: "mensajes", .notes: "notas y tareas", .payments: "pagos", .photos: "fotos", .radio: "radio",
            .rides: "viajes", .workouts: "entrenamientos",
        ],
        appDoesNotHandle: "«{0}» no atiende «{1}».",
        appHandles: "Atiende {0}.",
        nothingPreferred: "No hay ninguna app elegida para «{0}».",
        groupRefused: "«{0}» quiso los secretos del grupo «{1}», que su paquete no pide.",
        groupNotGranted:
            "«{0}» quiso los secretos del grupo «{1}», que no se le han concedido. `beckon app grant {2}` los concede.",
        secretsKept: "«{0}» no llegó a sus secretos: {1}")
}
