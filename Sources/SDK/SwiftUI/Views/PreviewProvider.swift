// SPDX-License-Identifier: Apache-2.0

/// Views for a canvas beside the source, which this platform does not have; SwiftUI, since iOS 13.
///
/// They are compiled, so that a file need not change, and never read.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// What an editor would show.
    associatedtype Previews: View

    /// The views for the canvas.
    @ViewBuilder static var previews: Previews { get }
}
