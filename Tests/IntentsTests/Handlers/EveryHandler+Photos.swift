// SPDX-License-Identifier: Apache-2.0
import Intents

extension EveryHandler: INSearchForPhotosIntentHandling {
    func handle(intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void) {
        answer(intent, completion)
    }

    func confirm(intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void) {
        completion(ready(intent))
    }

    func resolveDateCreated(
        for intent: INSearchForPhotosIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(result("dateCreated", intent))
    }

    func resolveLocationCreated(
        for intent: INSearchForPhotosIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(result("locationCreated", intent))
    }

    func resolveAlbumName(
        for intent: INSearchForPhotosIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(result("albumName", intent))
    }

    func resolveSearchTerms(
        for intent: INSearchForPhotosIntent, with completion: @escaping ([INStringResolutionResult]) -> Void
    ) {
        completion(results("searchTerms", intent))
    }

    func resolvePeopleInPhoto(
        for intent: INSearchForPhotosIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion(results("peopleInPhoto", intent))
    }
}

extension EveryHandler: INStartPhotoPlaybackIntentHandling {
    func handle(intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void)
    {
        answer(intent, completion)
    }

    func confirm(intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void)
    {
        completion(ready(intent))
    }

    func resolveDateCreated(
        for intent: INStartPhotoPlaybackIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(result("dateCreated", intent))
    }

    func resolveLocationCreated(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(result("locationCreated", intent))
    }

    func resolveAlbumName(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(result("albumName", intent))
    }

    func resolvePeopleInPhoto(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion(results("peopleInPhoto", intent))
    }
}
