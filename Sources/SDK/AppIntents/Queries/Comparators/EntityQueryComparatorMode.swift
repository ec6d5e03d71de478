// SPDX-License-Identifier: Apache-2.0

/// Whether all comparisons must hold, or one; App Intents, iOS 16.
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }
