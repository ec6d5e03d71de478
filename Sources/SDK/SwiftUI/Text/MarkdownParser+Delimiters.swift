// SPDX-License-Identifier: Apache-2.0

extension MarkdownParser {
    /// Where a run of exactly, or at least, `length` delimiters closes what begins at `start`.
    func closer(_ delimiter: Character, _ length: Int, from start: Int, _ end: Int) -> Int? {
        var position = start
        while position < end {
            let character = characters[position]
            if character == "\\" {
                position += 2
                continue
            }
            let run = runLength(at: position, end)
            if character == "`" {
                position = codeEnd(from: position, run, end)
                continue
            }
            if character == delimiter, run == length || (run > length && run == 3), position > start,
                !characters[position - 1].isWhitespace,
                delimiter != "_" || position + run >= end || !isWord(characters[position + run])
            {
                return position + run - length
            }
            position += max(1, run)
        }
        return nil
    }

    private func codeEnd(from start: Int, _ length: Int, _ end: Int) -> Int {
        var position = start + length
        while position < end {
            let run = runLength(at: position, end)
            if characters[position] == "`", run == length { return position + run }
            position += max(1, run)
        }
        return start + length
    }

    func closing(_ character: Character, from start: Int, _ end: Int) -> Int? {
        var position = start
        var level = 0
        let opening: Character = character == "]" ? "[" : "("
        while position < end {
            switch characters[position] {
            case "\\": position += 1
            case opening: level += 1
            case character where level == 0: return position
            case character: level -= 1
            default: break
            }
            position += 1
        }
        return nil
    }

    /// How many equal delimiters stand at a place; 0 where there is none.
    func runLength(at start: Int, _ end: Int) -> Int {
        guard "*_~`".contains(characters[start]) else { return 0 }
        return characters[start..<end].prefix { $0 == characters[start] }.count
    }

    func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    func isPunctuation(_ character: Character) -> Bool {
        character.isASCII && (character.isPunctuation || character.isSymbol)
    }
}
