// SPDX-License-Identifier: Apache-2.0
import ProgramMemory

/// Makes the service small while nothing happens.
actor QuietTime {
    private var waiting: Task<Void, Never>?

    /// Something has happened: memory is given back once nothing more does for a while.
    func begin() {
        waiting?.cancel()
        waiting = Task {
            // What a press needs is not taken from the next one that follows at once.
            guard (try? await Task.sleep(for: .seconds(5))) != nil else { return }
            ProgramMemory.giveBack()
        }
    }
}
