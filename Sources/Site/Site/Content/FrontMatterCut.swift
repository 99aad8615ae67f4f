import Diagnostics
import JSON
import TOML
import Values
import YAML

/// Where the head of a file ends: its bytes, the first byte of the rest, and the lines above both.
package struct FrontMatterCut: Sendable {
    /// The language a head is written in.
    package enum Form: Sendable {
        /// Between two lines `---`; as in Jekyll, `...` ends it too.
        case yaml
        /// Between two lines `+++`, as Hugo and Zola have it.
        case toml
        /// An object at the very beginning, as Hugo has it.
        case json
    }

    /// The language between the fences.
    package let form: Form
    /// What stands between the fences.
    package let head: Range<Int>
    /// The first byte behind the closing fence.
    package let body: Int
    /// How many lines stand above that byte.
    package let linesAbove: Int

    /// The cut of a file whose first line is `---` or `+++`, or that begins with an object; nil where there is no head, or
    /// none that ends.
    ///
    /// Empty lines may stand above it, as Hugo and Zola read it, where a name stands right below the fence: a rule and a text
    /// are no head.
    package init?(_ bytes: [UInt8]) {
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let start = FrontMatterCut.start(of: bytes, from: mark)
        if start < bytes.count, bytes[start] == UInt8(ascii: "{") {
            guard let end = FrontMatterCut.objectEnd(bytes, from: start) else { return nil }
            self.init(object: start..<end, of: bytes)
            return
        }
        guard let form = FrontMatterCut.opened(bytes, from: start),
            let first = FrontMatterCut.lineEnd(bytes, from: start)
        else { return nil }
        var line = 1 + bytes[..<start].count(where: { $0 == UInt8(ascii: "\n") })
        var index = first + 1
        while index < bytes.count {
            let end = FrontMatterCut.lineEnd(bytes, from: index) ?? bytes.count
            line += 1
            if FrontMatterCut.closes(bytes[index..<end], form) {
                self.init(form, head: first + 1..<index, body: min(end + 1, bytes.count), linesAbove: line)
                return
            }
            index = end + 1
        }
        return nil
    }

    /// Where a head may begin: behind empty lines only where a fence with a name below it follows.
    private static func start(of bytes: [UInt8], from mark: Int) -> Int {
        guard mark < bytes.count, bytes[mark] == UInt8(ascii: "\n") || bytes[mark] == UInt8(ascii: "\r") else {
            return mark
        }
        guard let start = bytes[mark...].firstIndex(where: { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }),
            opened(bytes, from: start) != nil, let end = lineEnd(bytes, from: start)
        else { return mark }
        let line = bytes[(end + 1)...].prefix { $0 != UInt8(ascii: "\n") }
        return StrayFrontMatter.name(of: String(decoding: line, as: UTF8.self)[...]) == nil ? mark : start
    }

    private init(object: Range<Int>, of bytes: [UInt8]) {
        let end = FrontMatterCut.lineEnd(bytes, from: object.upperBound)
        let body = end.map { $0 + 1 } ?? bytes.count
        let lines = bytes[..<body].count(where: { $0 == UInt8(ascii: "\n") })
        self.init(.json, head: object, body: body, linesAbove: lines)
    }

    /// A cut that is known.
    init(_ form: Form, head: Range<Int>, body: Int, linesAbove: Int) {
        (self.form, self.head, self.body, self.linesAbove) = (form, head, body, linesAbove)
    }

    /// The language of the fence that a file begins with; nil where it begins with none.
    static func opened(_ bytes: [UInt8], from start: Int = 0) -> Form? {
        guard let end = lineEnd(bytes, from: start) else { return nil }
        let line = bytes[start..<end]
        return isFence(line, "---") ? .yaml : isFence(line, "+++") ? .toml : nil
    }

    private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
    }

    private static func closes(_ line: ArraySlice<UInt8>, _ form: Form) -> Bool {
        form == .toml ? isFence(line, "+++") : isFence(line, "---") || isFence(line, "...")
    }

    private static func isFence(_ line: ArraySlice<UInt8>, _ fence: String) -> Bool {
        guard line.starts(with: fence.utf8) else { return false }
        return line.dropFirst(fence.utf8.count).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    }

    /// The end of the object that begins here, where nothing else stands on its last line.
    ///
    /// Templates and attributes begin with a brace too; behind that of an object stands a name in quotes, or its end.
    private static func objectEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
        guard let second = bytes[(start + 1)...].first(where: { !isBlank($0) }), second == UInt8(ascii: "\"") else {
            return nil
        }
        var (depth, index, isQuoted) = (0, start, false)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where isQuoted: index += 1
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "{") where !isQuoted: depth += 1
            case UInt8(ascii: "}") where !isQuoted:
                depth -= 1
                if depth == 0 {
                    let rest = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "\n") }
                    return rest.allSatisfy(isBlank) ? index + 1 : nil
                }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The head of a file as a text of its own, its lines counted as the file's.
    package func headText(of source: SourceText) -> SourceText {
        SourceText(
            part: head, of: source,
            linesAbove: source.bytes.prefix(head.lowerBound).count(where: { $0 == UInt8(ascii: "\n") }))
    }

    /// The rest of a file as a text of its own, its lines counted as the file's.
    func bodyText(of source: SourceText) -> SourceText {
        SourceText(part: body..<max(body, source.bytes.count), of: source, linesAbove: linesAbove)
    }

    /// What a head says, by the language it is written in.
    package func read(_ head: SourceText) throws(Mistakes) -> PlacedValue {
        switch form {
        case .yaml: try parseYAML(head)
        case .toml: try parseTOML(head)
        case .json: try parseJSON(head)
        }
    }
}
