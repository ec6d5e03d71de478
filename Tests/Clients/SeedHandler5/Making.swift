// SPDX-License-Identifier: Apache-2.0
import Intents

/// The seed's handler, for tests: its own initialiser is not public.
public func makeMessageIntentHandler() -> any INSendMessageIntentHandling { MessageIntentHandler() }
