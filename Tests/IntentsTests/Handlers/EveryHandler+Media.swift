// SPDX-License-Identifier: Apache-2.0
import Intents

extension EveryHandler: INAddMediaIntentHandling {
    func handle(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveMediaItems(
        for intent: INAddMediaIntent, with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void
    ) {
        completion(results("mediaItems", intent))
    }

    func resolveMediaDestination(
        for intent: INAddMediaIntent, with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void
    ) {
        completion(result("mediaDestination", intent))
    }
}

extension EveryHandler: INPlayMediaIntentHandling {
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) {
        completion(results("mediaItems", intent))
    }

    func resolvePlayShuffled(
        for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(result("playShuffled", intent))
    }

    func resolvePlaybackRepeatMode(
        for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void
    ) {
        completion(result("playbackRepeatMode", intent))
    }

    func resolveResumePlayback(
        for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(result("resumePlayback", intent))
    }

    func resolvePlaybackQueueLocation(
        for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackQueueLocationResolutionResult) -> Void
    ) {
        completion(result("playbackQueueLocation", intent))
    }

    func resolvePlaybackSpeed(
        for intent: INPlayMediaIntent, with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void
    ) {
        completion(result("playbackSpeed", intent))
    }
}

extension EveryHandler: INSearchForMediaIntentHandling {
    func handle(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveMediaItems(
        for intent: INSearchForMediaIntent,
        with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void
    ) {
        completion(results("mediaItems", intent))
    }
}

extension EveryHandler: INUpdateMediaAffinityIntentHandling {
    func handle(
        intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
    ) {
        answer(intent, completion)
    }

    func confirm(
        intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
    ) {
        completion(ready(intent))
    }

    func resolveMediaItems(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
    ) {
        completion(results("mediaItems", intent))
    }

    func resolveAffinityType(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void
    ) {
        completion(result("affinityType", intent))
    }
}
