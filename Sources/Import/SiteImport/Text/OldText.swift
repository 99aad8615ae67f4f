import Diagnostics
import Site
import Values
import YAML

/// A text of the old site: its front matter with places, and the rest.
struct OldText: Sendable {
    let path: String
    /// What the front matter says; a map.
    var head: PlacedValue
    let headSource: SourceText
    /// What stands below it.
    var body: [UInt8]
    /// How many lines stand above the body.
    let linesAbove: Int
    /// Whether it has front matter, perhaps empty.
    let hasHead: Bool
    /// What is wrong with the front matter; the head is empty then.
    var mistake: Diagnostic?

    init(path: String, bytes: [UInt8], linesAdded: Int = 0) {
        let source = SourceText(path: path, bytes: bytes)
        self.path = path
        let top = Place(path: path, line: 1, column: 1)
        head = PlacedValue(.map([]), at: top)
        guard let cut = FrontMatterCut(source.bytes) else {
            (headSource, body, linesAbove, hasHead) = (SourceText(path: path, ""), source.bytes, 0, false)
            return
        }
        headSource = cut.headText(of: source)
        (body, linesAbove, hasHead) = (Array(source.bytes.dropFirst(cut.body)), cut.linesAbove - linesAdded, true)
        var words = headSource
        for _ in 0..<8 {
            do throws(Mistakes) {
                let read = try cut.read(words)
                if case .map = read.content { head = read }
                mistake = nil
                return
            } catch {
                mistake = error.all.first
                if mistake?.message.hasPrefix("aliases") == true,
                    let read = try? parseYAMLWithAliases(words), case .map = read.content
                {
                    (head, mistake) = (read, nil)
                    return
                }
                guard let last = OldText.withoutFirst(of: error.all, in: words) else { return }
                words = last
            }
        }
    }

    /// A head of which one field stands twice without the first of them: there the last one counts.
    private static func withoutFirst(of mistakes: [Diagnostic], in head: SourceText) -> SourceText? {
        guard let mistake = mistakes.first(where: { $0.message.contains("stands twice") }), let place = mistake.place,
            let key = head.line(place.line)?.prefix(while: { $0 != ":" }), !key.isEmpty
        else { return nil }
        var lines = head.string.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { $0.hasPrefix(key + ":") }), first + head.linesAbove + 1 < place.line
        else { return nil }
        // Its value may go on below, further to the right.
        lines[first] = ""
        var next = first + 1
        while next < lines.count, lines[next].first == " " {
            lines[next] = ""
            next += 1
        }
        return SourceText(path: head.path, lines.joined(separator: "\n"), linesAbove: head.linesAbove)
    }

    /// A field, by its name in whatever case.
    subscript(name: String) -> PlacedValue? {
        head.entries.first { $0.key.lowercased() == name }?.value
    }

    /// The line of the old file that a byte of the body stands on.
    func line(of offset: Int) -> Int { line(of: offset, in: body) }

    /// The line of the old file that a byte stands on of what was made of the body, line for line.
    func line(of offset: Int, in made: [UInt8]) -> Int {
        linesAbove + 1 + made.prefix(max(0, offset)).count { $0 == UInt8(ascii: "\n") }
    }
}

extension PlacedValue {
    /// A text, or a number or date as its author wrote it; nil where it is something else.
    var written: String? {
        switch content {
        case .string(let text): text
        case .integer(let number): digits ?? String(number)
        case .decimal(let number): digits ?? String(number)
        case .bool(let flag): flag ? "true" : "false"
        case .null, .list, .map: nil
        }
    }

    /// The texts of a list, or the one that stands alone.
    var texts: [String] {
        if case .list(let parts) = content { parts.compactMap(\.written) } else { written.map { [$0] } ?? [] }
    }

    /// The data; of numbers that would read otherwise, such as `1.10`, the text.
    var kept: Value {
        switch content {
        case .decimal(let number):
            digits.map { $0 == String(number) ? .decimal(number) : .string($0) } ?? .decimal(number)
        case .integer(let number):
            digits.map { $0 == String(number) ? .integer(number) : .string($0) } ?? .integer(number)
        case .list(let parts): .list(parts.map(\.kept))
        case .map(let entries): .object(Object(entries.map { ($0.key, $0.value.kept) }))
        case .null, .bool, .string: value
        }
    }
}

extension Object {
    func text(_ name: String) -> String? {
        switch self[name] {
        case .string(let text)?: text
        case .integer(let number)?: String(number)
        default: nil
        }
    }
}
