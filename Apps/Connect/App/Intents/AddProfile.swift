// SPDX-License-Identifier: Apache-2.0
import AppIntents
import ConnectCore

/// Adds a server from the file that its provider gave.
struct AddProfile: AppIntent {
    static let title: LocalizedStringResource = "add.title"
    static let description = IntentDescription("add.description")
    /// The file decides where the traffic goes.
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(
        title: "add.file", description: "add.file_description", supportedContentTypes: ProfileType.all,
        requestValueDialog: "add.which_file")
    var file: IntentFile

    static var parameterSummary: some ParameterSummary { Summary("add.summary \(\.$file)") }

    func perform() async throws -> some ReturnsValue<VPNServer> & ProvidesDialog {
        let id: VPNServer.ID
        do {
            id = try await VPNManager.add(file.data(contentType: .data), fileName: file.filename)
        } catch let error as VPNConfigurationError where error.code == .notAllowed {
            throw VPNConfigurationError.configurationIsNotAvailable
        } catch is IntentFile.IntentFileError {
            throw VPNConfigurationError(code: .invalidProfile, detail: file.filename)
        }
        let server = try await VPNManager.servers().first { $0.id == id } ?? VPNServer(id: id)
        return .result(value: server, dialog: "add.added \(server.name)")
    }
}
