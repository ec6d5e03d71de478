// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension CardWriter {
    var notebook: CardBody {
        switch intent {
        case let intent as INAddTasksIntent:
            let answer = response as? INAddTasksIntentResponse
            let titles = intent.taskTitles?.map { INTask(_values: ["title": $0]) }
            return tasks(
                answer?.addedTasks ?? titles,
                in: texts.name(answer?.modifiedTaskList ?? intent.targetTaskList), intent.temporalEventTrigger,
                intent.spatialEventTrigger)
        case let intent as INCreateTaskListIntent:
            let list = (response as? INCreateTaskListIntentResponse)?.createdTaskList
            let titles = intent.taskTitles?.map { INTask(_values: ["title": $0]) }
            return tasks(list?.tasks ?? titles, in: texts.name(list ?? intent.title), nil, nil)
        case let intent as INSetTaskAttributeIntent:
            let task = (response as? INSetTaskAttributeIntentResponse)?.modifiedTask ?? changed(intent)
            return tasks(
                task.map { [$0] }, in: nil, task?.temporalEventTrigger ?? intent.temporalEventTrigger,
                task?.spatialEventTrigger ?? intent.spatialEventTrigger)
        case let intent as INDeleteTasksIntent:
            let gone = (response as? INDeleteTasksIntentResponse)?.deletedTasks
            return tasks(gone ?? intent.tasks, in: texts.name(intent.taskList), nil, nil, symbol: "trash", color: "red")
        case let intent as INSnoozeTasksIntent:
            let later = (response as? INSnoozeTasksIntentResponse)?.snoozedTasks
            var body = tasks(later ?? intent.tasks, in: nil, nil, nil, symbol: "clock.fill")
            body.parts += [detail(.when, texts.time(intent.nextTriggerTime))].compactMap(\.self)
            return body
        case let intent as INCreateNoteIntent:
            let note = (response as? INCreateNoteIntentResponse)?.createdNote
            let content = note?.contents ?? intent.content.map { [$0] }
            return self.note(texts.name(note?.title ?? intent.title), content, note?.groupName ?? intent.groupName)
        case let intent as INAppendToNoteIntent:
            let note = (response as? INAppendToNoteIntentResponse)?.note ?? intent.targetNote
            return self.note(texts.name(note?.title), intent.content.map { [$0] } ?? note?.contents, note?.groupName)
        case is INSearchForNotebookItemsIntent: return found
        default: return CardBody("checklist", "orange", values(of: intent))
        }
    }

    private func tasks(
        _ tasks: [INTask]?, in list: String?, _ time: INTemporalEventTrigger?, _ place: INSpatialEventTrigger?,
        symbol: String = "list.bullet", color: String = "orange"
    ) -> CardBody {
        CardBody(
            symbol, color,
            [
                list.map { CardParts.text($0, .title3, weight: .semibold, lines: 2) }, self.list(tasks ?? [], line),
                detail(.when, texts.time(time?.dateComponentsRange)),
                place.flatMap { trigger in
                    detail(trigger.event == .depart ? .leaving : .arriving, texts.name(trigger.placemark))
                },
            ])
    }

    private func line(_ task: INTask) -> SnippetNode {
        let isDone = task.status == .completed
        return CardParts.marked(
            isDone ? "checkmark.circle.fill" : "circle", color: isDone ? "green" : "secondary",
            CardParts.text(texts.name(task.title) ?? "", .body, color: isDone ? "secondary" : "primary", lines: 2))
    }

    private func changed(_ intent: INSetTaskAttributeIntent) -> INTask? {
        guard let title = intent.targetTask?.title ?? intent.taskTitle else { return nil }
        let task = INTask(_values: ["title": title])
        task._values["status"] = intent.status == .unknown ? intent.targetTask?.status : intent.status
        return task
    }

    private func note(_ title: String?, _ contents: [INNoteContent]?, _ group: INSpeakableString?) -> CardBody {
        let lines = (contents ?? []).compactMap { ($0 as? INTextNoteContent)?.text }.filter { !$0.isEmpty }
        return CardBody(
            "note.text", "yellow",
            [
                title.map { CardParts.text($0, .title3, weight: .semibold, lines: 2) },
                lines.isEmpty ? nil : CardParts.text(lines.joined(separator: "\n"), .body, lines: 8),
                detail(.folder, texts.name(group)),
            ])
    }

    private var found: CardBody {
        let answer = response as? INSearchForNotebookItemsIntentResponse
        let notes = (answer?.notes ?? []).map { CardParts.marked("note.text", color: "yellow", title(of: $0.title)) }
        let lists = (answer?.taskLists ?? []).map {
            CardParts.marked("list.bullet", color: "orange", title(of: $0.title))
        }
        let lines = notes + lists + (answer?.tasks ?? []).map(line)
        return CardBody(
            "magnifyingglass", "orange",
            [list(lines) { $0 }, answer == nil ? nil : nothing(lines)]
                + (lines.isEmpty ? values(of: intent) : []))
    }

    private func title(of title: INSpeakableString?) -> SnippetNode {
        CardParts.text(texts.name(title) ?? "", .body, lines: 2)
    }
}
