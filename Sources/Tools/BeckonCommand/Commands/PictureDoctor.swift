// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import SnippetWorker
import Snippets

/// Looks for what pictures of snippets need; without it actions still run, and the terminal still shows them.
struct PictureDoctor: Sendable {
    let environment: [String: String]

    func checks() async -> [DoctorCheck] { [await drawing(), icons()] }

    /// Draws the smallest picture, in its sandbox.
    private func drawing() async -> DoctorCheck {
        func check(_ status: DoctorCheck.Status, _ finding: String, _ remedy: String? = nil) -> DoctorCheck {
            DoctorCheck(
                identifier: "pictures", title: "Pictures", status: status, finding: finding, remedy: remedy)
        }
        do {
            let process = try PictureProcess(environment: environment)
            _ = try await process.png(PictureRequest(node: .text(TextNode("Beckon"))))
            return check(.ok, "\(process.program) draws.")
        } catch {
            return check(
                .warning, "Snippets cannot be drawn as PNG: \((error as? SnippetError)?.message ?? "\(error)")",
                "Install Beckon again, and the libraries that beckon-picture lacks.")
        }
    }

    private func icons() -> DoctorCheck {
        func check(_ status: DoctorCheck.Status, _ finding: String, _ remedy: String? = nil) -> DoctorCheck {
            DoctorCheck(identifier: "icons", title: "Icons", status: status, finding: finding, remedy: remedy)
        }
        return SymbolLibrary(environment: environment).isAvailable
            ? check(.ok, "The set for symbols is there.")
            : check(
                .warning, "The set for symbols is not installed; pictures and pages show a question mark for each.",
                "Install the package bootstrap-icons.")
    }
}
