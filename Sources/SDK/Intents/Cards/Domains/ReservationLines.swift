// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// One reservation of whatever kind, in the lines that its kind needs.
struct ReservationLines {
    let writer: CardWriter
    private var texts: CardTexts { writer.texts }

    init(writer: CardWriter) { self.writer = writer }

    func lines(_ reservation: INReservation) -> SnippetNode {
        let own = details(reservation)
        let heading = own.title ?? texts.name(reservation.itemReference)
        return CardParts.column(
            [
                heading.map { CardParts.text($0, .title3, weight: .semibold, lines: 2) },
                own.subtitle.map { CardParts.text($0, .subheadline, color: "secondary", lines: 2) },
            ] + own.lines + [
                writer.detail(.seat, seat(reservation._get("reservedSeat"))),
                writer.detail(.name, reservation.reservationHolderName),
                writer.detail(.number, reservation.reservationNumber),
                writer.state(reservation.reservationStatus).map { .modified($0, .padding(edges: .top, length: 4)) },
            ], spacing: 4)
    }

    private struct Details {
        var title: String?
        var subtitle: String?
        var lines: [SnippetNode?] = []
    }

    private func details(_ reservation: INReservation) -> Details {
        switch reservation {
        case let reservation as INFlightReservation: return flight(reservation.flight)
        case let reservation as INTrainReservation:
            let trip: INTrainTrip? = reservation.trainTrip
            return trip.map {
                journey(
                    joined($0.provider, $0.trainName, $0.trainNumber), $0.departureStationLocation,
                    $0.arrivalStationLocation, $0.tripDuration, platform: $0.departurePlatform)
            } ?? Details()
        case let reservation as INBusReservation:
            let trip: INBusTrip? = reservation.busTrip
            return trip.map {
                journey(
                    joined($0.provider, $0.busName, $0.busNumber), $0.departureBusStopLocation,
                    $0.arrivalBusStopLocation, $0.tripDuration, platform: $0.departurePlatform)
            } ?? Details()
        case let reservation as INBoatReservation:
            let trip: INBoatTrip? = reservation.boatTrip
            return trip.map {
                journey(
                    joined($0.provider, $0.boatName, $0.boatNumber), $0.departureBoatTerminalLocation,
                    $0.arrivalBoatTerminalLocation, $0.tripDuration, platform: nil)
            } ?? Details()
        case let reservation as INTicketedEventReservation:
            let event: INTicketedEvent? = reservation.event
            return Details(
                title: event?.name, subtitle: texts.name(event?.location),
                lines: [writer.detail(.when, texts.time(event?.eventDuration))])
        case let reservation as INLodgingReservation:
            let guests = (reservation.numberOfAdults ?? 0) + (reservation.numberOfChildren ?? 0)
            return Details(
                title: texts.name(reservation.lodgingBusinessLocation),
                lines: [
                    writer.detail(.when, texts.time(reservation.reservationDuration)),
                    writer.detail(.guests, guests > 0 ? "\(guests)" : nil),
                ])
        case let reservation as INRentalCarReservation:
            let car: INRentalCar? = reservation.rentalCar
            return Details(
                title: car?.rentalCompanyName, subtitle: joined(car?.make, car?.model),
                lines: [
                    writer.detail(.pickup, texts.name(reservation.pickupLocation)),
                    writer.detail(.dropOff, texts.name(reservation.dropOffLocation)),
                    writer.detail(.when, texts.time(reservation.rentalDuration)),
                ])
        case let reservation as INRestaurantReservation:
            return Details(
                title: texts.name(reservation.restaurantLocation),
                lines: [
                    writer.detail(.when, texts.time(reservation.reservationDuration)),
                    writer.detail(.guests, reservation.partySize.map(String.init)),
                ])
        default: return Details()
        }
    }

    private func flight(_ flight: INFlight?) -> Details {
        guard let flight else { return Details() }
        let from: INAirportGate? = flight.departureAirportGate
        let to: INAirportGate? = flight.arrivalAirportGate
        let airline: INAirline? = flight.airline
        return Details(
            title: joined(airline?.iataCode, flight.flightNumber),
            subtitle: way(airport(from), airport(to)),
            lines: [
                writer.detail(.when, texts.time(flight.flightDuration)),
                writer.detail(.boarding, texts.time(flight.boardingTime)),
                writer.detail(.terminal, from?.terminal), writer.detail(.gate, from?.gate),
            ])
    }

    private func airport(_ gate: INAirportGate?) -> String? {
        let airport: INAirport? = gate?.airport
        return airport?.iataCode ?? airport?.name
    }

    private func journey(
        _ title: String?, _ from: CLPlacemark?, _ to: CLPlacemark?, _ time: INDateComponentsRange?, platform: String?
    ) -> Details {
        Details(
            title: title, subtitle: way(texts.name(from), texts.name(to)),
            lines: [writer.detail(.when, texts.time(time)), writer.detail(.platform, platform)])
    }

    private func way(_ from: String?, _ to: String?) -> String? {
        let ends = [from, to].compactMap(\.self)
        return ends.isEmpty ? nil : ends.joined(separator: " → ")
    }

    private func seat(_ seat: INSeat?) -> String? {
        guard let seat else { return nil }
        return joined(seat.seatSection, seat.seatRow, seat.seatNumber)
    }

    private func joined(_ parts: String?...) -> String? {
        let text = parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
        return text.isEmpty ? nil : text
    }
}
