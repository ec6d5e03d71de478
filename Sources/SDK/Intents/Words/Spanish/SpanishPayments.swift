// SPDX-License-Identifier: Apache-2.0

extension DomainWords {
    static let spanishPayments: [String: IntentWords] = [
        "INSendPaymentIntent": IntentWords(
            "Enviar dinero",
            done: "El dinero se envió.",
            doing: "El dinero se está enviando.",
            notDone: "No se pudo enviar el dinero.",
            confirmations: [
                "¿Enviar ${currencyAmount} a ${payee} por «${note}»?",
                "¿Enviar ${currencyAmount} a ${payee}?",
                "¿Enviar ${currencyAmount}?",
                "¿Enviar dinero a ${payee}?",
                "¿Enviar el dinero?",
            ]),
        "INRequestPaymentIntent": IntentWords(
            "Pedir dinero",
            done: "El dinero se pidió.",
            doing: "El dinero se está pidiendo.",
            notDone: "No se pudo pedir el dinero.",
            confirmations: [
                "¿Pedir ${currencyAmount} a ${payer} por «${note}»?",
                "¿Pedir ${currencyAmount} a ${payer}?",
                "¿Pedir ${currencyAmount}?",
                "¿Pedir dinero a ${payer}?",
                "¿Pedir el dinero?",
            ]),
        "INPayBillIntent": IntentWords(
            "Pagar una factura",
            done: "La factura se pagó.",
            doing: "La factura se está pagando.",
            notDone: "No se pudo pagar la factura.",
            confirmations: [
                "¿Pagar ${transactionAmount} a ${billPayee} desde ${fromAccount}?",
                "¿Pagar ${transactionAmount} a ${billPayee}?",
                "¿Pagar la factura de ${billPayee}?",
                "¿Pagar la factura de ${transactionAmount}?",
                "¿Pagar la factura?",
            ]),
        "INTransferMoneyIntent": IntentWords(
            "Transferir dinero",
            done: "El dinero se transfirió.",
            doing: "El dinero se está transfiriendo.",
            notDone: "No se pudo transferir el dinero.",
            confirmations: [
                "¿Transferir ${transactionAmount} de ${fromAccount} a ${toAccount}?",
                "¿Transferir ${transactionAmount} a ${toAccount}?",
                "¿Transferir ${transactionAmount}?",
                "¿Transferir el dinero?",
            ]),
        "INSearchForAccountsIntent": IntentWords(
            "Buscar cuentas",
            done: "La búsqueda de cuentas ha terminado.",
            doing: "Se están buscando cuentas.",
            notDone: "No se pudieron buscar las cuentas."),
        "INSearchForBillsIntent": IntentWords(
            "Buscar facturas",
            done: "La búsqueda de facturas ha terminado.",
            doing: "Se están buscando facturas.",
            notDone: "No se pudieron buscar las facturas."),
    ]
}
