// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension CardWriter {
    var payment: CardBody {
        CardBody("banknote", "green", paymentParts)
    }

    private var paymentParts: [SnippetNode?] {
        switch intent {
        case let intent as INSendPaymentIntent:
            let record = (response as? INSendPaymentIntentResponse)?.paymentRecord
            return transfer(
                record?.currencyAmount ?? intent.currencyAmount,
                [(.to, texts.name(record?.payee ?? intent.payee))], record?.note ?? intent.note, record)
        case let intent as INRequestPaymentIntent:
            let record = (response as? INRequestPaymentIntentResponse)?.paymentRecord
            return transfer(
                record?.currencyAmount ?? intent.currencyAmount,
                [(.from, texts.name(record?.payer ?? intent.payer))], record?.note ?? intent.note, record)
        case let intent as INPayBillIntent:
            let answer = response as? INPayBillIntentResponse
            return transfer(
                (answer?.transactionAmount ?? intent.transactionAmount)?.amount,
                [
                    (.to, texts.name(answer?.billDetails?.billPayee ?? intent.billPayee)),
                    (.account, texts.name(answer?.fromAccount ?? intent.fromAccount)),
                    (.due, texts.time(answer?.billDetails?.dueDate) ?? texts.time(intent.dueDate)),
                    (.when, texts.time(answer?.transactionScheduledDate ?? intent.transactionScheduledDate)),
                ], answer?.transactionNote ?? intent.transactionNote, nil)
        case let intent as INTransferMoneyIntent:
            let answer = response as? INTransferMoneyIntentResponse
            return transfer(
                (answer?.transactionAmount ?? intent.transactionAmount)?.amount,
                [
                    (.from, texts.name(answer?.fromAccount ?? intent.fromAccount)),
                    (.to, texts.name(answer?.toAccount ?? intent.toAccount)),
                    (.when, texts.time(answer?.transactionScheduledDate ?? intent.transactionScheduledDate)),
                    (.fee, texts.money(answer?.transferFee)),
                ], answer?.transactionNote ?? intent.transactionNote, nil)
        case is INSearchForAccountsIntent:
            let accounts = (response as? INSearchForAccountsIntentResponse)?.accounts
            return [list(accounts ?? [], account), accounts == nil ? nil : nothing(accounts)]
                + (accounts == nil ? values(of: intent) : [])
        case is INSearchForBillsIntent:
            let bills = (response as? INSearchForBillsIntentResponse)?.bills
            return [list(bills ?? [], bill), bills == nil ? nil : nothing(bills)]
                + (bills == nil ? values(of: intent) : [])
        default: return values(of: intent)
        }
    }

    private func transfer(
        _ amount: INCurrencyAmount?, _ details: [(CardLabel, String?)], _ note: String?, _ record: INPaymentRecord?
    ) -> [SnippetNode?] {
        let lines =
            details.map { detail($0.0, $0.1) } + [
                detail(.paidWith, texts.name(record?.paymentMethod)), detail(.fee, texts.money(record?.feeAmount)),
            ]
        return [
            texts.money(amount).map { CardParts.figure($0) },
            lines.contains { $0 != nil } ? CardParts.column(lines, spacing: 4) : nil,
            note.flatMap { $0.isEmpty ? nil : CardParts.text("“\($0)”", .callout, color: "secondary", lines: 4) },
            record.flatMap { state($0.status) },
        ]
    }

    private func state(_ status: INPaymentStatus) -> SnippetNode? {
        switch status {
        case .pending: CardParts.chip(words[.paymentPending], color: "orange")
        case .completed: CardParts.chip(words[.paymentCompleted], color: "green")
        case .canceled: CardParts.chip(words[.paymentCanceled], color: "red")
        case .failed: CardParts.chip(words[.paymentFailed], color: "red")
        case .unpaid: CardParts.chip(words[.paymentUnpaid], color: "orange")
        case .unknown: nil
        }
    }

    private func account(_ account: INPaymentAccount) -> SnippetNode {
        let balance = account.balance.flatMap { balance -> String? in
            guard let amount: NSDecimalNumber = balance._get("amount") else { return nil }
            guard let code = balance.currencyCode else { return texts.number(amount.doubleValue) }
            return INCurrencyAmount(amount: amount, currencyCode: code)._displayTitle
        }
        return CardParts.detail(texts.name(account) ?? "", balance ?? "")
    }

    private func bill(_ bill: INBillDetails) -> SnippetNode {
        CardParts.column(
            [
                CardParts.detail(
                    texts.name(bill.billPayee) ?? texts.name(bill) ?? "", texts.money(bill.amountDue) ?? ""),
                texts.time(bill.dueDate).map {
                    CardParts.text("\(words[.due]) \($0)", .footnote, color: "secondary", lines: 1)
                },
            ], spacing: 0)
    }
}
