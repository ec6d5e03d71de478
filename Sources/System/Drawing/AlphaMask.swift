// SPDX-License-Identifier: Apache-2.0
internal import CPango

/// Coverage without colour, at one size in pixels.
package final class AlphaMask {
    internal let surface: OpaquePointer

    internal init(owning surface: OpaquePointer) { self.surface = surface }

    deinit { cairo_surface_destroy(surface) }
}
