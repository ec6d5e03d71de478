// SPDX-License-Identifier: Apache-2.0

extension CommandWords {
    static let spanish = CommandWords(
        help: HelpWords(
            tagline: "Beckon ejecuta las acciones de tus apps: a mano, desde scripts y desde agentes de IA.",
            usage: "Uso",
            command: "ORDEN",
            running: "Ejecutar",
            looking: "Explorar",
            connecting: "Conectar y comprobar",
            commands: "Órdenes",
            options: "Opciones",
            examples: "Ejemplos",
            exitCodes: "Códigos de salida",
            more: "«beckon {0} --help» explica cada una."),
        commands: CommandTexts(
            app: .init(
                "Instalar, listar, mostrar y quitar apps",
                "Una app es una carpeta «Nombre.app» que ofrece acciones."),
            appInstall: .init(
                "Instalar una app o cambiarla por otra versión",
                "Muestra lo que pide la app (la red, un nombre de bus, archivos) y la instala si estás de acuerdo."),
            appList: .init("Listar las apps instaladas", "Las que no se pueden usar aparecen con el motivo."),
            appShow: .init("Mostrar una app: qué puede hacer y qué ofrece"),
            appGrant: .init(
                "Conceder a una app lo que pide, o retirárselo",
                """
                Muestra lo que pide la app y lo concede si estás de acuerdo. Una app que vino con el sistema no tiene \
                nada concedido hasta entonces.
                """),
            appPrefer: .init(
                "Elegir la app a la que va una petición",
                """
                Si varias apps atienden la misma petición, como INSendMessageIntent, se te pregunta cuál. Con esto la \
                petición va a APP sin preguntar. «--forget» hace que se vuelva a preguntar.
                """),
            appRemove: .init("Quitar una app y lo que guardó"),
            action: .init("Listar y mostrar acciones"),
            actionList: .init("Listar las acciones que puedes ejecutar"),
            actionShow: .init("Mostrar una acción: parámetros, valores y frases"),
            run: .init(
                "Ejecutar una acción",
                """
                ACTION es App.Acción, un título o cualquier parte que corresponda a una sola acción. Las opciones de
                Beckon van delante; todo lo que sigue pertenece a un parámetro: «--nombre VALOR» o «--nombre=VALOR»,
                repetido para cada elemento de una lista, «--nombre» solo para sí. Lo que falta se pregunta.
                """),
            history: .init("Mostrar qué se ejecutó, cuándo y cómo acabó", "Lo más reciente aparece primero."),
            doctor: .init(
                "Comprobar que este equipo tiene lo que Beckon necesita",
                """
                Un problema (✗) impide que Beckon o una app funcione: el código de salida es 9. Un aviso (!) trata de
                algo que solo necesitan algunas apps o acciones: el código de salida sigue siendo 0.
                """),
            mcp: .init(
                "Ofrecer todas las acciones a un agente de IA (MCP por entrada y salida)",
                """
                Añade «beckon mcp» como servidor de tu agente. Cada acción es una herramienta App.Acción. Las preguntas
                y confirmaciones te llegan a través del programa del agente: un agente no puede confirmar por ti.
                """)),
        options: OptionTexts(
            help: "Mostrar esta ayuda",
            version: "Mostrar la versión",
            json: "Escribir el resultado como JSON, de forma estable",
            locale: "Hablar este idioma, como es o hu_HU",
            snippet: "Dibujar también la vista en FILE (.png o .html)",
            appearance: "Dibujarla para fondo claro u oscuro",
            confirm: "Responder sí a todas las confirmaciones",
            timeout: "Abandonar tras estos segundos sin avance (30)",
            grant: "Conceder sin preguntar lo que pide la app",
            revoke: "Retirar lo concedido",
            keepData: "Conservar lo que guardó la app",
            all: "Listar también las acciones que su app oculta",
            limit: "Mostrar como máximo estas (20)",
            forget: "Olvidar las ejecuciones, todas o las de --app y --action, en vez de mostrarlas",
            unprefer: "Volver a preguntar para qué app es la petición",
            onlyApp: "Solo ejecuciones de esta app",
            onlyAction: "Solo ejecuciones de esta acción"),
        outcomes: OutcomeTexts(
            succeeded: "hecho",
            failed: "la acción se ejecutó y falló",
            usage: "una opción o un valor es incorrecto",
            notFound: "no se ha encontrado, o hay varios",
            needsValue: "no había quien respondiera a una pregunta",
            declined: "se respondió no a una confirmación",
            denied: "no permitido, o bloqueado",
            timedOut: "tardó demasiado",
            crashed: "la app se cerró con un fallo",
            unavailable: "Beckon no puede trabajar; véase «beckon doctor»",
            cancelled: "cancelado"),
        usage: UsageWords(
            unknownCommand: "No existe la orden «{0}».",
            unknownOption: "No existe la opción «{0}».",
            ambiguousOption: "«{0}» abrevia varias opciones.",
            missingValue: "«{0}» necesita un valor: {1}.",
            unexpectedValue: "«{0}» no admite un valor.",
            invalidValue: "«{0}» no es {1}.",
            missingOperand: "Falta {0}.",
            unexpectedOperand: "«{0}» sobra aquí.",
            notAParameter: "«{0}» no es un parámetro. Tras la acción va --NOMBRE VALOR; entrecomilla los espacios.",
            beforeAction: "«--{0}» es una opción de Beckon: escríbela antes de la acción.",
            didYouMean: "¿Querías decir {0}?",
            seeHelp: "«{0} --help» muestra cómo se usa.",
            noSnippet: "La acción no mostró ninguna vista; no se escribió «{0}».",
            notGranted: "{0} pide algo que no se le ha concedido: {1}. «beckon app grant {2}» lo concede.",
            remembersApp: "«beckon app prefer {0} {1}» recuerda esta elección."),
        listing: ListingWords(
            noApps: "No hay apps instaladas. «beckon app install Nombre.app» instala una.",
            noActions: "Todavía no hay acciones. «beckon app install Nombre.app» las trae.",
            noHistory: "No se recuerda ninguna ejecución.",
            forgotten: "Olvidadas: {0}.",
            leftOut: "omitida: {0}",
            installed: "Instalada {0} (acciones: {1}).",
            removed: "Quitada {0}.",
            wants: "{0} pide:",
            grantQuestion: "¿Instalarla y concederlo?",
            grantAccept: "Instalar",
            grantDeny: "Dejarlo",
            grantNeedsYes: "{0} pide: {1}. No hay quien lo conceda; «--yes» lo concede.",
            grantDeclined: "{0}: no se ha concedido ni cambiado nada.",
            grantOnlyQuestion: "¿Concederlo?",
            grantOnlyAccept: "Conceder",
            identifier: "Identificador", version: "Versión", location: "Lugar", permissions: "Concedido",
            nonePermitted: "nada más que sus archivos", system: "sistema",
            preferredFor: "Elegida para", preferred: "elegida para todas estas peticiones",
            preferenceSet: "«{0}» va desde ahora a {1}.", preferenceForgotten: "{0}: se te preguntará qué app.",
            actions: "Acciones", parameters: "Parámetros", optional: "opcional", standard: "por defecto {0}",
            oneOf: "uno de {0}", returns: "Devuelve", phrases: "Di",
            asksFirst: "pregunta antes de actuar", needsUnlock: "requiere que te autentiques", opensApp: "abre la app",
            running: "en curso", interrupted: "interrumpido",
            healthy: "Está todo lo que Beckon necesita.", unhealthy: "Falta algo.",
            truth: "sí o no", whole: "número entero", number: "número", text: "texto", date: "fecha",
            address: "URL", duration: "duración", quantity: "cantidad", money: "importe", person: "persona",
            place: "lugar", file: "archivo", list: "lista de {0}"))
}
