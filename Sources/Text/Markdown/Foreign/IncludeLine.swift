import Diagnostics
import Letters

/// A line by which programs for manuals show a file, or a part of it, in its place.
///
/// It is `{{#include a.rs:name}}` in mdBook, `--8<-- "a.py:2:5"` in PyMdown, `{!a.py!}` in Markdown-Include,
/// `{* a.py ln[2:5] *}` in FastAPI's manuals and `<<< @/a.ts#name` in VitePress.
public struct IncludeLine: Sendable, Hashable {
    /// How much of the file is shown.
    public enum Part: Sendable, Hashable {
        /// All of it.
        case whole
        /// These lines, counted from 1.
        case lines(ClosedRange<Int>)
        /// What stands between marks of this name.
        case region(String)
        /// Something that is not read here, such as several parts.
        case other
    }

    /// The file, as it is written.
    public let path: String
    /// How much of it.
    public let part: Part
    /// Which of the lines shown are marked, as a fence says it; empty for none.
    public private(set) var marked = ""

    /// Reads the only line of a fence; nil where that is something else, or where a fence of Markdown or of templates shows
    /// how to write one.
    public init?(in fence: Fence) {
        guard fence.body.utf8.count < 500, IncludeLine.mayBegin(fence.body) else { return nil }
        let language = fence.language.prefix { $0 != "," }.lowercased()
        let isExample = ["md", "markdown", "hbs", "handlebars", "jinja", "jinja2", "liquid"].contains(language)
        guard !isExample else { return nil }
        self.init(fence.body)
    }

    /// Whether a text begins as such a line does.
    ///
    /// Hardly any code does, and of most it is all that is asked.
    private static func mayBegin(_ text: some StringProtocol) -> Bool {
        let first = text.utf8.first { !Byte.isSpace($0) }
        // What is beyond ASCII may be a blank, too.
        return first.map { $0 == Byte.openBrace || $0 == Byte.hyphen || $0 == UInt8(ascii: "<") || $0 >= 0x80 } ?? false
    }

    /// Reads a text of one line; nil where it is something else.
    public init?(_ text: some StringProtocol) {
        let line = Substring(text).trimmed
        guard !line.isEmpty, !line.contains("\n") else { return nil }
        if let inside = line.between("{{#", "}}") {
            let words = inside.split(separator: " ", maxSplits: 1).map(\.trimmed)
            guard words.count == 2, ["include", "rustdoc_include", "playground"].contains(words[0]),
                let path = words[1].split(separator: " ").first
            else { return nil }
            self.init(path, opensAtStart: false)
        } else if let written = IncludeLine.snippet(line) {
            guard let path = written.between("\"", "\"") ?? written.between("'", "'") else { return nil }
            self.init(path, opensAtStart: true)
        } else if let path = line.between("{!", "!}") {
            guard !path.contains(" ") else { return nil }
            self.init(whole: path)
        } else if let inside = line.between("{* ", " *}") {
            self.init(words: inside.split(separator: " "))
        } else if line.hasPrefix("<<< ") {
            self.init(snippet: line.dropFirst(4))
        } else {
            return nil
        }
    }

    /// What stands behind the scissors of PyMdown's snippets, `--8<--`, which are longer or shorter where somebody likes.
    private static func snippet(_ line: Substring) -> Substring? {
        let handle = line.prefix { $0 == "-" }
        let blades = line[handle.endIndex...]
        guard !handle.isEmpty, blades.hasPrefix("8<-") else { return nil }
        return blades.dropFirst(2).drop { $0 == "-" }.trimmed
    }

    /// A path, perhaps with lines or a name behind colons.
    private init?(_ written: Substring, opensAtStart: Bool) {
        let parts = written.split(separator: ":", omittingEmptySubsequences: false)
        guard let path = parts.first else { return nil }
        let bounds = parts.dropFirst().map { Int($0) }
        switch bounds.count {
        case 0: self.init(whole: path)
        case 1 where bounds[0] == nil && !parts[1].isEmpty: self.init(whole: path, .region(String(parts[1])))
        case 1:
            let first = bounds[0] ?? 1
            self.init(lines: first, opensAtStart ? .max : first, of: path)
        case 2 where zip(bounds, parts.dropFirst()).allSatisfy({ $0 != nil || $1.isEmpty }):
            self.init(lines: bounds[0] ?? 1, bounds[1] ?? .max, of: path)
        default: self.init(whole: path, .other)
        }
    }

    /// `a.py ln[2:9] hl[3,5:6]`, whose lines are counted in the file.
    private init?(words: [Substring]) {
        guard let path = words.first else { return nil }
        func value(of name: String) -> Substring? {
            words.dropFirst().lazy.compactMap { $0.between(name + "[", "]") }.first
        }
        let shown = value(of: "ln")?.split(separator: ":").map { Int($0) }
        switch shown.map({ $0.compactMap(\.self) }) {
        case nil: self.init(whole: path)
        case let lines? where lines.count == 2 && shown?.count == 2: self.init(lines: lines[0], lines[1], of: path)
        default: self.init(whole: path, .other)
        }
        let first = if case .lines(let lines) = part { lines.lowerBound } else { 1 }
        let ranges = value(of: "hl")?.split(separator: ",") ?? []
        marked = ranges.map { range in
            range.split(separator: ":").compactMap { Int($0) }.map { String($0 &- (first - 1)) }.joined(separator: "-")
        }.joined(separator: ",")
    }

    /// `@/a.ts#name{2,4-6 ts}`.
    private init?(snippet: Substring) {
        let path = snippet.prefix { $0 != "{" && $0 != " " }
        let parts = path.split(separator: "#", maxSplits: 1)
        guard let file = parts.first else { return nil }
        self.init(
            whole: file.hasPrefix("@/") ? file.dropFirst(2) : file,
            parts.count == 2 ? .region(String(parts[1])) : .whole)
        let behind = snippet[path.endIndex...].drop { $0 == " " }
        if behind.first == "{" { marked = String(behind.dropFirst().prefix { $0.isNumber || $0 == "," || $0 == "-" }) }
    }

    /// The fence that would show the file in place of a paragraph, with a language by its ending; nil where the file is a text,
    /// which belongs among the words.
    func fence(at place: Place, _ written: String) -> Fence? {
        guard let ending = path.split(separator: ".").last?.lowercased(),
            !["md", "mdx", "markdown", "txt", "html"].contains(ending)
        else { return nil }
        return Fence(
            info: ending, language: ending, attributes: marked.isEmpty ? [] : [FenceAttribute("mark", marked)],
            body: written, place: place)
    }

    private init?(lines first: Int, _ last: Int, of path: Substring) {
        self.init(whole: path, first > 0 && first <= last ? .lines(first...last) : .other)
    }

    private init?(whole path: Substring, _ part: Part = .whole) {
        // A file has an ending, and no marks of other templates.
        guard path.contains("."), !path.contains("{"), !path.contains("}"), path.last != "." else { return nil }
        (self.path, self.part) = (String(path), part)
    }
}

extension Substring {
    fileprivate func between(_ start: String, _ end: String) -> Substring? {
        guard hasPrefix(start), hasSuffix(end), count >= start.count + end.count else { return nil }
        return dropFirst(start.count).dropLast(end.count).trimmed
    }
}
