import Files
import Markdown
import Site

/// Takes files into the texts of a manual where mdBook's `{{#include …}}`, MkDocs' snippets or VitePress's `<<< …` name them.
///
/// A fence that shows a file of a folder beside the manual goes on showing it; all else is worked out once.
struct ManualIncludes {
    /// How a program for manuals writes what is to be taken in.
    enum Form: Equatable {
        /// mdBook, whose paths begin in the text's own folder.
        case books
        /// Snippets of MkDocs, and the folders in which their paths begin.
        case snippets([String])
        /// VitePress, whose paths begin in the text's own folder, or behind `@/` in that of the manual.
        case vitePress
    }

    /// What could not be taken in, and on which line.
    private(set) var notes: [(line: Int, message: String)] = []
    /// The folders beside the manual whose files are shown on.
    private(set) var folders: Set<String> = []
    /// The title that a text gives itself, `{{#title …}}`.
    var title: String?
    /// How many files were taken in: each may take in many others.
    private var takenIn = 0
    private let bytes: (String) -> [UInt8]?
    private let form: Form
    /// The folder of the manual's texts, with its slash.
    private let root: String

    private static let mostTakenIn = 1_000
    private static let deepest = 8

    /// - Parameters:
    ///   - form: how the texts say it.
    ///   - root: the folder of the manual's texts.
    ///   - bytes: a file by its path; nil where there is none.
    init(_ form: Form, root: String, bytes: @escaping (String) -> [UInt8]?) {
        (self.form, self.root, self.bytes) = (form, root, bytes)
    }

    /// The text with what it takes in.
    mutating func resolved(_ text: String, of path: String, linesAbove: Int = 0) -> String {
        let marks =
            switch form {
            case .books: ["{{#"]
            case .snippets: ["8<-", "{!"]
            case .vitePress: ["<<<", "@include"]
            }
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
            index += 1
            switch form {
            case .books: out.append(withBooks(line, place))
            case .vitePress: out.append(withVitePress(line, place))
            case .snippets:
                guard let several = ManualIncludes.several(lines, at: index - 1) else {
                    out.append(withSnippet(line, place))
                    continue
                }
                out += several.paths.map { taken("--8<-- \"\($0)\"", indented: line.prefix { $0 == " " }, place) }
                index = several.next
            }
        }
        return out.joined(separator: "\n")
    }
}

/// Where a text asks for a file.
struct IncludePlace {
    var path: String
    var line: Int
    var depth: Int
    var isInFence = false
    /// Whether nothing else stands in the fence, or in the line outside of one.
    var isAlone = false
}

// MARK: - Files

extension ManualIncludes {
    /// What a line takes in, or a part of it: `first` stands before it and before each further line, `written` before further
    /// lines alone.
    mutating func taken(
        _ call: String, indented first: Substring, _ place: IncludePlace, _ written: Substring = ""
    ) -> String {
        guard let line = IncludeLine(call) else {
            return call.contains("8<-") && call.contains("://")
                ? told(call, first, place, "is on the network: copy it into the text") : first + call
        }
        guard line.part != .other, place.depth < ManualIncludes.deepest, takenIn < ManualIncludes.mostTakenIn else {
            return told(call, first, place, "cannot be read here")
        }
        guard let file = file(of: line.path, place), let bytes = bytes(file) else {
            let isOut = resolvedPath(line.path, in: String(place.path.folderPart)) == nil
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
        // What stands in the head of a text that another takes in is nobody's.
        let whole = form == .vitePress && kind == "md" ? OldText(path: file, bytes: bytes).body : bytes
        guard let part = part(line, of: String(decoding: whole, as: UTF8.self)) else {
            return told(call, first, place, "has no such part")
        }
        var text = part
        if ["md", "markdown", "mdx"].contains(kind) {
            takenIn += 1
            text = resolved(part, of: file, 0, depth: place.depth + 1)
        }
        while text.last == "\n" { text.removeLast() }
        if isCode, !place.isInFence {
            let marks = line.marked.isEmpty ? "" : " mark=\"\(line.marked)\""
            text = "```\(kind == "rs" ? "rust" : kind)\(marks)\(ManualIncludes.label(call))\n\(text)\n```"
        }
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

    /// The file that a path names: from the text's folder, or from the folders of snippets.
    private func file(of path: String, _ place: IncludePlace) -> String? {
        let own = String(place.path.folderPart)
        let folders =
            switch form {
            case .books: [own]
            case .snippets(let bases): bases
            case .vitePress: path.hasPrefix(".") ? [own] : [root, own]
            }
        return folders.lazy.compactMap { resolvedPath(path, in: $0) }.first { bytes($0) != nil }
    }

    /// Whether a fence goes on showing the file: it lies in a folder beside the manual, which comes along.
    private func isKept(_ file: String, _ written: String) -> Bool {
        let top = file.prefix { $0 != "/" }
        if form == .vitePress { return false }
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
