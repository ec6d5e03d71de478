// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension CardWriter {
    var ride: CardBody {
        CardBody("car.fill", "indigo", rideParts)
    }

    private var rideParts: [SnippetNode?] {
        switch intent {
        case let intent as INRequestRideIntent:
            let status = (response as? INRequestRideIntentResponse)?.rideStatus
            return [
                status.flatMap(phase),
                route(
                    status?.pickupLocation ?? intent.pickupLocation, status?.dropOffLocation ?? intent.dropOffLocation),
                CardParts.column(
                    [
                        detail(.rideType, status?.rideOption?.name ?? texts.name(intent.rideOptionName)),
                        detail(.pickupTime, pickup(status) ?? texts.time(intent.scheduledPickupTime)),
                        detail(.dropOffTime, texts.time(status?.estimatedDropOffDate)),
                        detail(.passengers, intent.partySize.map(String.init)),
                        detail(.paidWith, payment(intent.paymentMethod)),
                    ] + people(status), spacing: 4),
                price(status),
            ]
        case is INGetRideStatusIntent:
            guard let status = (response as? INGetRideStatusIntentResponse)?.rideStatus else { return [] }
            return [
                phase(status), route(status.pickupLocation, status.dropOffLocation),
                CardParts.column(
                    [
                        detail(.pickupTime, pickup(status)),
                        detail(.dropOffTime, texts.time(status.estimatedDropOffDate)),
                    ] + people(status), spacing: 4),
                price(status),
            ]
        case let intent as INListRideOptionsIntent:
            let options = (response as? INListRideOptionsIntentResponse)?.rideOptions
            return [
                route(intent.pickupLocation, intent.dropOffLocation), list(options ?? [], option),
                options == nil ? nil : nothing(options),
            ]
        case is INCancelRideIntent:
            let fee = (response as? INCancelRideIntentResponse)?.cancellationFee
            return [fee.map { CardParts.figure($0._displayTitle, words[.fee]) }]
                + (fee == nil ? values(of: intent) : [])
        case let intent as INSendRideFeedbackIntent:
            return [
                detail(.rating, intent.rating.map { texts.number($0.doubleValue) }),
                detail(.tip, texts.money(intent.tip)),
            ]
        default: return values(of: intent)
        }
    }

    /// From where to where.
    private func route(_ from: CLPlacemark?, _ to: CLPlacemark?) -> SnippetNode? {
        let stops = [
            (words[.pickup], texts.name(from), "circle.fill", "green"),
            (words[.dropOff], texts.name(to), "mappin", "red"),
        ]
        let lines = stops.compactMap { label, place, symbol, color in
            place.map { place in
                CardParts.marked(
                    symbol, color: color,
                    CardParts.column(
                        [
                            CardParts.text(label, .caption, color: "secondary", lines: 1),
                            CardParts.text(place, .body, weight: .medium, lines: 2),
                        ], spacing: 0))
            }
        }
        return lines.isEmpty ? nil : CardParts.column(lines, spacing: 8)
    }

    private func phase(_ status: INRideStatus) -> SnippetNode? {
        if status.completionStatus?.isCanceled == true { return CardParts.chip(words[.rideCanceled], color: "red") }
        return switch status.phase {
        case .received: CardParts.chip(words[.rideReceived], color: "orange")
        case .confirmed: CardParts.chip(words[.rideConfirmed], color: "green")
        case .approachingPickup: CardParts.chip(words[.rideApproaching], color: "blue")
        case .pickup: CardParts.chip(words[.rideAtPickup], color: "blue")
        case .ongoing: CardParts.chip(words[.rideOngoing], color: "blue")
        case .completed: CardParts.chip(words[.rideCompleted], color: "green")
        case .unknown: nil
        }
    }

    private func pickup(_ status: INRideStatus?) -> String? {
        texts.time(status?.estimatedPickupDate) ?? texts.time(status?.scheduledPickupTime)
            ?? texts.time(status?.rideOption?._get("estimatedPickupDate") as Date?)
    }

    private func people(_ status: INRideStatus?) -> [SnippetNode?] {
        let driver = status?.driver
        let vehicle = status?.vehicle
        let car = [vehicle?.manufacturer, vehicle?.model].compactMap(\.self).joined(separator: " ")
        let plate = vehicle?.registrationPlate
        return [
            detail(
                .driver,
                [texts.name(driver), driver?.rating.map { "★ \($0)" }].compactMap(\.self).joined(separator: " ")),
            detail(.vehicle, [car.isEmpty ? nil : car, plate].compactMap(\.self).joined(separator: " · ")),
        ]
    }

    private func price(_ status: INRideStatus?) -> SnippetNode? {
        let paid = texts.money(status?.completionStatus?.paymentAmount)
        return (paid ?? texts.prices(status?.rideOption?.priceRange)).map { CardParts.figure($0, words[.price]) }
    }

    private func payment(_ method: INPaymentMethod?) -> String? {
        guard let method else { return nil }
        return method.type == .applePay && method.name == nil ? "Apple Pay" : texts.name(method)
    }

    private func option(_ option: INRideOption) -> SnippetNode {
        let price = texts.prices(option.priceRange)
        return CardParts.column(
            [
                CardParts.detail(option.name, price ?? ""),
                texts.time(option._get("estimatedPickupDate") as Date?).map {
                    CardParts.text("\(words[.pickupTime]) \($0)", .footnote, color: "secondary", lines: 1)
                },
            ], spacing: 0)
    }
}
