import Diagnostics

/// A change of a play's text as a person would make it: one line, or lines below one; comments, blanks, line ends and all
/// other lines stay as they are.
package enum ScriptEdit: Sendable, Hashable {
    /// The `wait` or `hold` of a line lasts so long.
    case pause(line: Int, Seconds)
    /// The words of a line with `caption`, `card` or `step`; a soft line of nothing is none.
    case words(line: Int, CaptionText)
    /// Lines below a line, indented as that one is; nil is below the last one that says anything.
    case insert([String], below: Int?)

    /// The text with the change made.
    /// - Parameter text: a play, whether or not it can be read.
    /// - Returns: the text with one or more lines changed or added.
    /// - Throws: that the line is not of the kind that the change is about.
    package func applied(to text: String) throws(Objection) -> String {
        var lines = ScriptLines(text)
        switch self {
        case .pause(let line, let length): try lines.change(line) { $0.setPause(length) }
        case .words(let line, let words): try lines.change(line) { $0.setWords(words) }
        case .insert(let new, let line): try lines.insert(new, below: line)
        }
        return lines.text
    }

    /// A text in quotes, as a play writes it; line ends become blanks, since a play's text ends with its line.
    package static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\" + String(scalar)
            case "\n", "\r", "\t": quoted += " "
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

/// The lines of a text with their ends.
private struct ScriptLines {
    /// Each with its own `\n` or `\r\n`; the last may have none.
    private var lines: [[UInt8]]

    init(_ text: String) {
        lines = []
        var line: [UInt8] = []
        for byte in text.utf8 {
            line.append(byte)
            guard byte == UInt8(ascii: "\n") else { continue }
            lines.append(line)
            line = []
        }
        if !line.isEmpty { lines.append(line) }
    }

    var text: String { String(decoding: lines.joined(), as: UTF8.self) }

    private var end: [UInt8] { lines.first?.suffix(2) == [13, 10] ? [13, 10] : [10] }

    mutating func change(_ number: Int, _ change: (inout ScriptLine) -> Bool) throws(Objection) {
        guard lines.indices.contains(number - 1) else { throw Objection("there is no line \(number)") }
        var line = ScriptLine(lines[number - 1])
        guard change(&line) else {
            throw Objection("line \(number) is not the kind of line that is to be changed")
        }
        lines[number - 1] = line.bytes
    }

    mutating func insert(_ new: [String], below number: Int?) throws(Objection) {
        let last = lines.lastIndex { !$0.allSatisfy { $0 <= 0x20 } }.map { $0 + 1 } ?? 0
        let place = number ?? last
        guard (0...lines.count).contains(place) else { throw Objection("there is no line \(place)") }
        let indent = place > 0 ? Array(lines[place - 1].prefix { $0 == 0x20 || $0 == 9 }) : []
        if place > 0, lines[place - 1].last != 10 { lines[place - 1] += end }
        lines.insert(contentsOf: new.map { indent + Array($0.utf8) + end }, at: place)
    }
}

/// One line, whose words can be exchanged.
private struct ScriptLine {
    var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private var words: [(text: String, range: Range<Int>, isQuoted: Bool)] {
        let end = bytes.last == 10 ? bytes.count - 1 : bytes.count
        let found = tokens(of: 0..<end, in: bytes)
        return found.tokens.map { token in
            var end = token.offset
            var scalars = 0
            while end < bytes.count, scalars < token.length || bytes[end] & 0xC0 == 0x80 {
                if bytes[end] & 0xC0 != 0x80 { scalars += 1 }
                end += 1
            }
            return (token.text, token.offset..<end, token.isQuoted)
        }
    }

    mutating func setPause(_ length: Seconds) -> Bool {
        let words = words
        guard let first = words.first, !first.isQuoted, ["wait", "hold"].contains(first.text), words.count <= 2 else {
            return false
        }
        if words.count == 2 {
            replace(words[1].range, with: length.text)
        } else {
            replace(first.range.upperBound..<first.range.upperBound, with: " " + length.text)
        }
        return true
    }

    mutating func setWords(_ text: CaptionText) -> Bool {
        let words = words
        guard let first = words.first, !first.isQuoted, ["caption", "card", "step"].contains(first.text),
            words.count > 1,
            words[1].isQuoted
        else { return false }
        let soft = words.count > 2 && words[2].isQuoted ? words[2].range : nil
        let end = soft?.upperBound ?? words[1].range.upperBound
        let between = soft.map { bytes[words[1].range.upperBound..<$0.lowerBound] } ?? [0x20]
        var new = ScriptEdit.quoted(text.strong)
        if !text.soft.isEmpty { new += String(decoding: between, as: UTF8.self) + ScriptEdit.quoted(text.soft) }
        replace(words[1].range.lowerBound..<end, with: new)
        return true
    }

    /// Puts words in the place of others; a comment behind them keeps its column where there is room.
    private mutating func replace(_ range: Range<Int>, with text: String) {
        let width = text.unicodeScalars.count - bytes[range].count { $0 & 0xC0 != 0x80 }
        let rest = bytes[range.upperBound...]
        let blanks = rest.prefix { $0 == 0x20 }.count
        let isComment = rest.dropFirst(blanks).first == UInt8(ascii: "#")
        let gap = isComment && blanks > 1 ? max(1, blanks - width) : blanks
        bytes =
            bytes[..<range.lowerBound] + Array(text.utf8) + [UInt8](repeating: 0x20, count: gap)
            + rest.dropFirst(blanks)
    }
}
