// SPDX-License-Identifier: Apache-2.0
import Intents

extension EveryHandler: INAddTasksIntentHandling {
    func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveTargetTaskList(
        for intent: INAddTasksIntent, with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void
    ) {
        completion(result("targetTaskList", intent))
    }

    func resolveTaskTitles(
        for intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    ) {
        completion(results("taskTitles", intent))
    }

    func resolveSpatialEventTrigger(
        for intent: INAddTasksIntent, with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void
    ) {
        completion(result("spatialEventTrigger", intent))
    }

    func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent,
        with completion: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void
    ) {
        completion(result("temporalEventTrigger", intent))
    }

    func resolvePriority(
        for intent: INAddTasksIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void
    ) {
        completion(result("priority", intent))
    }
}

extension EveryHandler: INAppendToNoteIntentHandling {
    func handle(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveTargetNote(
        for intent: INAppendToNoteIntent, with completion: @escaping (INNoteResolutionResult) -> Void
    ) {
        completion(result("targetNote", intent))
    }

    func resolveContent(
        for intent: INAppendToNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void
    ) {
        completion(result("content", intent))
    }
}

extension EveryHandler: INCreateNoteIntentHandling {
    func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveTitle(
        for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("title", intent))
    }

    func resolveContent(
        for intent: INCreateNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void
    ) {
        completion(result("content", intent))
    }

    func resolveGroupName(
        for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("groupName", intent))
    }
}

extension EveryHandler: INCreateTaskListIntentHandling {
    func handle(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveTitle(
        for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("title", intent))
    }

    func resolveTaskTitles(
        for intent: INCreateTaskListIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    ) {
        completion(results("taskTitles", intent))
    }

    func resolveGroupName(
        for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("groupName", intent))
    }
}

extension EveryHandler: INDeleteTasksIntentHandling {
    func handle(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveTaskList(
        for intent: INDeleteTasksIntent, with completion: @escaping (INDeleteTasksTaskListResolutionResult) -> Void
    ) {
        completion(result("taskList", intent))
    }

    func resolveTasks(
        for intent: INDeleteTasksIntent, with completion: @escaping ([INDeleteTasksTaskResolutionResult]) -> Void
    ) {
        completion(results("tasks", intent))
    }
}

extension EveryHandler: INSearchForNotebookItemsIntentHandling {
    func handle(
        intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
    ) {
        answer(intent, completion)
    }

    func confirm(
        intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
    ) {
        completion(ready(intent))
    }

    func resolveTitle(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("title", intent))
    }

    func resolveContent(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(result("content", intent))
    }

    func resolveItemType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void
    ) {
        completion(result("itemType", intent))
    }

    func resolveStatus(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void
    ) {
        completion(result("status", intent))
    }

    func resolveLocation(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(result("location", intent))
    }

    func resolveLocationSearchType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INLocationSearchTypeResolutionResult) -> Void
    ) {
        completion(result("locationSearchType", intent))
    }

    func resolveDateTime(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(result("dateTime", intent))
    }

    func resolveDateSearchType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INDateSearchTypeResolutionResult) -> Void
    ) {
        completion(result("dateSearchType", intent))
    }

    func resolveTemporalEventTriggerTypes(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void
    ) {
        completion(result("temporalEventTriggerTypes", intent))
    }

    func resolveTaskPriority(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void
    ) {
        completion(result("taskPriority", intent))
    }
}

extension EveryHandler: INSetTaskAttributeIntentHandling {
    func handle(intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveTargetTask(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskResolutionResult) -> Void
    ) {
        completion(result("targetTask", intent))
    }

    func resolveTaskTitle(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(result("taskTitle", intent))
    }

    func resolveStatus(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void
    ) {
        completion(result("status", intent))
    }

    func resolvePriority(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskPriorityResolutionResult) -> Void
    ) {
        completion(result("priority", intent))
    }

    func resolveSpatialEventTrigger(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void
    ) {
        completion(result("spatialEventTrigger", intent))
    }

    func resolveTemporalEventTrigger(
        for intent: INSetTaskAttributeIntent,
        with completion: @escaping (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void
    ) {
        completion(result("temporalEventTrigger", intent))
    }
}

extension EveryHandler: INSnoozeTasksIntentHandling {
    func handle(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveTasks(
        for intent: INSnoozeTasksIntent, with completion: @escaping ([INSnoozeTasksTaskResolutionResult]) -> Void
    ) {
        completion(results("tasks", intent))
    }

    func resolveNextTriggerTime(
        for intent: INSnoozeTasksIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(result("nextTriggerTime", intent))
    }
}
