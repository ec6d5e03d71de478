// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension CardWriter {
    var workout: CardBody {
        let name: INSpeakableString? = intent._get("workoutName")
        let title = texts.name(name).map {
            CardParts.text(capitalised(words.workouts[$0] ?? $0), .title3, weight: .semibold, lines: 2)
        }
        switch intent {
        case let intent as INStartWorkoutIntent:
            let place: String? =
                switch intent.workoutLocationType {
                case .indoor: words[.indoors]
                case .outdoor: words[.outdoors]
                case .unknown: nil
                }
            let isOpen: Bool = intent._get("isOpenEnded") ?? false
            return CardBody(
                "figure.run", "green",
                [
                    title, goal(intent).map { CardParts.figure($0, words[.goal]) },
                    isOpen ? CardParts.text(words[.openEnded], .subheadline, color: "secondary") : nil,
                    detail(.place, place),
                ])
        case is INPauseWorkoutIntent: return CardBody("pause.fill", "orange", [title])
        case is INResumeWorkoutIntent: return CardBody("play.fill", "green", [title])
        case is INEndWorkoutIntent: return CardBody("flag.fill", "green", [title])
        case is INCancelWorkoutIntent: return CardBody("xmark", "red", [title])
        default: return CardBody("figure.run", "green", values(of: intent))
        }
    }

    private func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private func goal(_ intent: INStartWorkoutIntent) -> String? {
        guard let value: Double = intent._get("goalValue"), value.isFinite, value > 0 else { return nil }
        let number = texts.number(value)
        guard let unit = words.units[intent.workoutGoalUnitType._name] else { return number }
        return "\(number) \(unit)"
    }
}
