// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import TerminalSurface

/// Actions as lines: the name to type, and the title.
enum ActionTable {
    static func columns(of actions: [ResolvedAction]) -> Columns {
        var table = Columns()
        for action in actions { table.add([action.qualifiedName.printableLine, action.action.title.printableLine]) }
        return table
    }
}
