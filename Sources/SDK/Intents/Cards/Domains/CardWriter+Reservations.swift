// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension CardWriter {
    var reservation: CardBody {
        switch intent {
        case let intent as INBookRestaurantReservationIntent:
            let booking = (response as? INBookRestaurantReservationIntentResponse)?.userBooking
            return restaurant([
                table(
                    texts.name(booking?.restaurant ?? intent.restaurant),
                    texts.time(booking?._get("bookingDate") as Date?) ?? texts.time(intent.bookingDateComponents),
                    (booking?._get("partySize") as Int?) ?? (intent._get("partySize") as Int?)),
                detail(.name, texts.name(booking?.guest ?? intent.guest)),
                detail(.offer, texts.name(booking?.selectedOffer ?? intent.selectedOffer)),
                intent.guestProvidedSpecialRequestText.map {
                    CardParts.text("“\($0)”", .callout, color: "secondary", lines: 4)
                },
                booking.flatMap(state),
                booking?.advisementText.map { CardParts.text($0, .footnote, color: "secondary", lines: 4) },
            ])
        case is INGetUserCurrentRestaurantReservationBookingsIntent:
            let found = (response as? INGetUserCurrentRestaurantReservationBookingsIntentResponse)?.userCurrentBookings
            return restaurant([list(found ?? [], booking), found == nil ? nil : nothing(found)])
        case let intent as INGetAvailableRestaurantReservationBookingsIntent:
            let found = (response as? INGetAvailableRestaurantReservationBookingsIntentResponse)?.availableBookings
            return restaurant([
                found == nil
                    ? table(
                        texts.name(intent.restaurant), texts.time(intent.preferredBookingDateComponents),
                        intent._get("partySize")) : nil,
                list(found ?? [], booking), found == nil ? nil : nothing(found),
            ])
        case let intent as INGetReservationDetailsIntent:
            let found = (response as? INGetReservationDetailsIntentResponse)?.reservations
            return CardBody(
                "calendar", "teal",
                [
                    list(found ?? [], ReservationLines(writer: self).lines),
                    found == nil ? detail(.name, texts.name(intent.reservationContainerReference)) : nothing(found),
                ])
        default: return restaurant(values(of: intent))
        }
    }

    private func restaurant(_ parts: [SnippetNode?]) -> CardBody { CardBody("fork.knife", "orange", parts) }

    private func table(_ name: String?, _ time: String?, _ size: Int?) -> SnippetNode? {
        let parts = [
            name.map { CardParts.text($0, .title3, weight: .semibold, lines: 2) }, detail(.when, time),
            detail(.guests, size.map(String.init)),
        ].compactMap(\.self)
        return parts.isEmpty ? nil : CardParts.column(parts, spacing: 4)
    }

    private func booking(_ booking: INRestaurantReservationBooking) -> SnippetNode {
        let parts = [
            table(
                texts.name(booking.restaurant), texts.time(booking._get("bookingDate") as Date?),
                booking._get("partySize")), (booking as? INRestaurantReservationUserBooking).flatMap(state),
        ]
        return CardParts.column(parts, spacing: 4)
    }

    private func state(_ booking: INRestaurantReservationUserBooking) -> SnippetNode? {
        guard booking._values["status"] != nil else { return nil }
        return switch booking.status {
        case .pending: CardParts.chip(words[.reservationPending], color: "orange")
        case .confirmed: CardParts.chip(words[.reservationConfirmed], color: "green")
        case .denied: CardParts.chip(words[.reservationDenied], color: "red")
        }
    }

    func state(_ status: INReservationStatus) -> SnippetNode? {
        switch status {
        case .canceled: CardParts.chip(words[.reservationCanceled], color: "red")
        case .pending, .hold: CardParts.chip(words[.reservationPending], color: "orange")
        case .confirmed: CardParts.chip(words[.reservationConfirmed], color: "green")
        case .unknown: nil
        }
    }
}
