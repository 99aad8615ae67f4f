import Files
import Markdown
import Site

/// Takes files into the texts of a manual where mdBook's `{{#include …}}` or MkDocs' snippets name them.
///
/// A fence that shows a file of a folder beside the manual goes on showing it; all else is worked out once.
struct ManualIncludes {
    /// What could not be taken in, and on which line.
    private(set) var notes: [(line: Int, message: String)] = []
    /// The folders beside the manual whose files are shown on.
    private(set) var folders: Set<String> = []
    /// The title that a text gives itself, `{{#title …}}`.
    private(set) var title: String?
    private let bytes: (String) -> [UInt8]?
    /// The folders in which the paths of snippets begin; nil where paths begin in the text's own folder.
    private let bases: [String]?
    /// The folder of the manual's texts, with its slash.
    private let root: String

    /// - Parameters:
    ///   - bases: where the paths of snippets begin; nil for mdBook.
    ///   - root: the folder of the manual's texts.
    ///   - bytes: a file by its path; nil where there is none.
    init(bases: [String]?, root: String, bytes: @escaping (String) -> [UInt8]?) {
        (self.bases, self.root, self.bytes) = (bases, root, bytes)
    }

    /// The text with what it takes in.
    mutating func resolved(_ text: String, of path: String, linesAbove: Int = 0) -> String {
        let marks = bases == nil ? ["{{#"] : ["8<-", "{!"]
        guard marks.contains(where: text.contains) else { return text }
        return resolved(text, of: path, linesAbove, depth: 0)
    }

    private mutating func resolved(_ text: String, of path: String, _ linesAbove: Int, depth: Int) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let fenced = FencedCode.all(in: lines)
        var out: [String] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            var place = IncludePlace(path: path, line: linesAbove + index + 1, depth: depth)
            if let code = fenced.first(where: { $0.inside.contains(index) }) {
                place.isInFence = true
                place.isAlone = code.inside.count == 1 && code.isClosed
            }
            if bases != nil, let several = ManualIncludes.several(lines, at: index) {
                out += several.paths.map { taken("--8<-- \"\($0)\"", indented: line.prefix { $0 == " " }, place) }
                index = several.next
                continue
            }
            out.append(bases == nil ? withBooks(line, place) : withSnippet(line, place))
            index += 1
        }
        return out.joined(separator: "\n")
    }
}

/// Where a text asks for a file.
private struct IncludePlace {
    var path: String
    var line: Int
    var depth: Int
    var isInFence = false
    /// Whether nothing else stands in the fence, or in the line outside of one.
    var isAlone = false
}

// MARK: - Snippets of PyMdown

extension ManualIncludes {
    /// A line that may be a snippet, `--8<-- "file"` or `{!file!}`; a semicolon before it shows it as it is.
    private mutating func withSnippet(_ line: Substring, _ place: IncludePlace) -> String {
        let inside = line.drop { $0 == " " || $0 == "\t" }
        if inside.hasPrefix(";"), IncludeLine(inside.drop { $0 == ";" }) != nil {
            return String(line[..<inside.startIndex] + inside.dropFirst())
        }
        guard inside.hasPrefix("-") || inside.hasPrefix("{!") else { return String(line) }
        var place = place
        if !place.isInFence { place.isAlone = true }
        return taken(String(inside), indented: line[..<inside.startIndex], place)
    }

    /// The files between two lines of scissors.
    private static func several(_ lines: [Substring], at index: Int) -> (paths: [String], next: Int)? {
        func isScissors(_ line: Substring) -> Bool {
            let words = line.filter { !$0.isWhitespace }
            return words.hasPrefix("-") && words.hasSuffix("-") && words.drop { $0 == "-" }.prefix(3) == "8<-"
                && words.allSatisfy { "-8<".contains($0) }
        }
        guard isScissors(lines[index]), let end = lines[(index + 1)...].prefix(40).firstIndex(where: isScissors) else {
            return nil
        }
        let names = lines[index + 1..<end].map { $0.filter { !$0.isWhitespace } }
        return (names.filter { !$0.isEmpty && !$0.hasPrefix(";") }, end + 1)
    }
}

// MARK: - mdBook

extension ManualIncludes {
    /// A line with what `{{#include …}}` and its like in it take in; a backslash before one shows it as it is.
    private mutating func withBooks(_ line: Substring, _ place: IncludePlace) -> String {
        var out = ""
        var rest = line
        while let start = rest.firstRange(of: "{{#")?.lowerBound,
            let end = rest[start...].firstRange(of: "}}")?.upperBound
        {
            let call = String(rest[start..<end])
            if rest[..<start].hasSuffix("\\") {
                out += rest[..<start].dropLast() + call
            } else {
                let isWholeLine = rest[..<start].allSatisfy { " \t>".contains($0) } && out.isEmpty
                out += rest[..<start]
                var place = place
                if !place.isInFence { place.isAlone = isWholeLine && rest[end...].allSatisfy(\.isWhitespace) }
                out += book(call, indented: isWholeLine ? rest[..<start] : "", place)
            }
            rest = rest[end...]
        }
        return out + rest
    }

    private mutating func book(_ call: String, indented indent: Substring, _ place: IncludePlace) -> String {
        let words = call.dropFirst(3).dropLast(2).split(separator: " ", maxSplits: 1).map(String.init)
        switch words.first {
        case "title" where words.count == 2:
            title = words[1].trimmed
            return ""
        case "playpen" where words.count == 2: return taken("{{#playground \(words[1])}}", indented: "", place, indent)
        case "include", "rustdoc_include", "playground": return taken(call, indented: "", place, indent)
        default: return call
        }
    }
}

// MARK: - Files

extension ManualIncludes {
    /// What a line takes in, or a part of it: `first` stands before it and before each further line, `written` before further
    /// lines alone.
    private mutating func taken(
        _ call: String, indented first: Substring, _ place: IncludePlace, _ written: Substring = ""
    ) -> String {
        guard let line = IncludeLine(call) else {
            return call.contains("8<-") && call.contains("://")
                ? told(call, first, place, "is on the network: copy it into the text") : first + call
        }
        guard line.part != .other, place.depth < 8 else { return told(call, first, place, "cannot be read here") }
        guard let file = file(of: line.path, place), let bytes = bytes(file) else {
            let isOut = resolvedPath(line.path, in: folder(of: place.path)) == nil
            return told(
                call, first, place, isOut ? "lies outside of the folder that is imported" : "is not there")
        }
        let kind = fileExtension(of: file)
        // Code among words is shown as code, where nothing else stands in its line.
        let isCode = place.isAlone && !["md", "mdx", "markdown", "txt", "html"].contains(kind)
        if place.isAlone, place.isInFence || isCode, isKept(file, line.path) {
            folders.insert(String(file.prefix { $0 != "/" }))
            return first + call
        }
        guard let part = part(line, of: String(decoding: bytes, as: UTF8.self)) else {
            return told(call, first, place, "has no such part")
        }
        var text = part
        if ["md", "markdown", "mdx"].contains(kind) {
            text = resolved(part, of: file, 0, depth: place.depth + 1)
        }
        while text.last == "\n" { text.removeLast() }
        if isCode, !place.isInFence { text = "```\(kind == "rs" ? "rust" : kind)\n\(text)\n```" }
        let indent = first.isEmpty ? written : first
        return first + text.replacing("\n", with: "\n" + indent)
    }

    private func part(_ line: IncludeLine, of text: String) -> String? {
        switch line.part {
        case .whole: text.contains("ANCHOR") || text.contains("8<-") ? CodeRegions(text).whole : text
        case .lines(let lines): CodeRegions(text).lines(lines)
        case .region(let name): try? CodeRegions(text).region(name, joins: true)
        case .other: nil
        }
    }

    private func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

    /// The file that a path names: from the text's folder, or from the folders of snippets.
    private func file(of path: String, _ place: IncludePlace) -> String? {
        let folders = bases ?? [folder(of: place.path)]
        return folders.lazy.compactMap { resolvedPath(path, in: $0) }.first { bytes($0) != nil }
    }

    /// Whether a fence goes on showing the file: it lies in a folder beside the manual, which comes along.
    private func isKept(_ file: String, _ written: String) -> Bool {
        let top = file.prefix { $0 != "/" }
        let below = written.split(separator: "/").drop { $0 == ".." || $0 == "." }.joined(separator: "/")
        return file.contains("/") && top != root.prefix { $0 != "/" } && below == file
            && !["content", "themes"].contains(top)
    }

    /// What could not be taken in: a comment among words, and as it is in code.
    private mutating func told(_ call: String, _ indent: Substring, _ place: IncludePlace, _ why: String) -> String {
        notes.append((place.line, "`\(call)`: the file \(why)"))
        return place.isInFence ? indent + call : indent + "<!-- \(call) -->"
    }
}
