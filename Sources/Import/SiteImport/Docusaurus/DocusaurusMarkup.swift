import Files
import Markdown

/// The text of a page of Docusaurus in Markdown: what it imports stands in it, and what only React knows is put plainly.
struct DocusaurusMarkup {
    /// What could not be taken in: the text that names it, and on which line.
    private(set) var notes: [(path: String, line: Int, message: String)] = []
    /// Whether it still has tags of components, which a text in MDX may have.
    private(set) var isMDX = false
    let places: DocusaurusPlaces
    /// The files of a text that `<DocCardList />` shows, as lines of a list.
    let cards: () -> String
    /// The names that the text which is read imports, and what they stand for.
    private(set) var imports: [String: String] = [:]
    /// A file of the old site, by its path.
    private let file: (String) -> [UInt8]?
    /// The texts that are being read, each within the one before it.
    private var open: [String] = []
    /// How many texts were taken in: each may take in many others.
    private var takenIn = 0

    private static let mostTakenIn = 400
    private static let deepest = 8
    private static let longestImport = 40

    /// - Parameters:
    ///   - site: the folder of the configuration, with its slash.
    ///   - cards: the texts beside it, as a list; it is asked for where they are shown.
    ///   - file: a file by its path; nil where there is none.
    init(site: String, cards: @escaping () -> String, _ file: @escaping (String) -> [UInt8]?) {
        (places, self.cards, self.file) = (DocusaurusPlaces(site: site), cards, file)
    }

    /// The body of a text in plain words.
    mutating func plain(_ text: OldText) -> String {
        let made = body(of: text)
        isMDX = DocusaurusMarkup.needsMDX(made)
        return made
    }

    private mutating func body(of text: OldText) -> String {
        let outer = imports
        imports = [:]
        open.append(text.path)
        defer {
            open.removeLast()
            imports = outer
        }
        let folder = String(text.path.folderPart)
        let all = String(decoding: text.body, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let fences = FencedCode.all(in: all, hasIndentedCode: false)
        let fenced = Dictionary(uniqueKeysWithValues: fences.map { ($0.lines.lowerBound, $0) })
        let statements = readImports(all, in: folder, fences)
        var out: [String] = []
        var lines = all[...]
        while let line = lines.first {
            let number = lines.startIndex
            if let code = fenced[number] {
                out += HighlightedCode.plain(all[code.lines], isClosed: code.isClosed)
                lines = all[code.lines.upperBound...]
            } else if let count = statements[number] {
                lines = lines.dropFirst(count)
                if out.last?.isEmpty ?? true, lines.first?.isEmpty == true { lines = lines.dropFirst() }
            } else {
                out.append(plain(withTaken(line, in: folder, number: text.linesAbove + number + 1), in: folder))
                lines = lines.dropFirst()
            }
        }
        return out.joined(separator: "\n")
    }

    // MARK: - What a text imports

    /// Reads the imports of a text; gives how many lines each has, by the number of its first.
    private mutating func readImports(_ lines: [Substring], in folder: String, _ fences: [FencedCode]) -> [Int: Int] {
        var counts: [Int: Int] = [:]
        var rest = lines[...]
        var fences = fences[...]
        while let line = rest.first {
            let number = rest.startIndex
            if fences.first?.lines.lowerBound == number, let code = fences.popFirst() {
                rest = lines[code.lines.upperBound...]
            } else if line.hasPrefix("import"), let count = readImports(rest, in: folder) {
                counts[number] = count
                rest = rest.dropFirst(count)
            } else {
                rest = rest.dropFirst()
            }
        }
        return counts
    }

    /// Reads the imports that lines begin with, and gives how many lines they have; nil where something else stands there.
    private mutating func readImports(_ lines: ArraySlice<Substring>, in folder: String) -> Int? {
        let text = lines.prefix(DocusaurusMarkup.longestImport).joined(separator: "\n")
        var rest = text[...]
        var names: [String: String] = [:]
        while let found = ModuleImport(rest) {
            if let name = found.name {
                // `!!raw-loader!./a.js`
                let target = found.module.split(separator: "!").last.map(String.init) ?? found.module
                names[name] = places.file(target, in: folder) ?? target
            }
            rest = rest.dropFirst(found.count)
            let line = rest.prefix { $0 != "\n" }
            let next = line.drop { $0 == ";" || $0.isWhitespace }
            if next.isEmpty || ["//", "with {", "assert {"].contains(where: next.hasPrefix) {
                imports.merge(names) { $1 }
                return text[..<line.endIndex].count { $0 == "\n" } + 1
            }
            rest = rest[next.startIndex...]
        }
        return nil
    }

    // MARK: - What it takes in

    /// A line with the texts in it that its tags stand for.
    private mutating func withTaken(_ line: Substring, in folder: String, number: Int) -> String {
        guard line.contains("<") else { return String(line) }
        let names = imports.filter { ["md", "mdx"].contains(fileExtension(of: $0.value)) }
        guard !names.isEmpty else { return String(line) }
        var out = ""
        var done = line.startIndex
        for tag in ImportedTag.all(in: line, named: { names[$0] != nil }) {
            guard let path = names[tag.name], let text = taken(tag, path, in: folder, number: number) else { continue }
            let (before, behind) = (line[..<tag.range.lowerBound], line[tag.range.upperBound...])
            out += line[done..<tag.range.lowerBound]
            DocusaurusMarkup.put(text, behind: before, before: behind, into: &out)
            done = tag.range.upperBound
        }
        return out + line[done...]
    }

    /// The text that a tag stands for; nil where it cannot be taken in, which is told.
    private mutating func taken(_ tag: ImportedTag, _ path: String, in folder: String, number: Int) -> String? {
        func told(_ why: String) -> String? {
            notes.append((open.last ?? path, number, "`<\(tag.name)>` stands for the text \(path), which \(why)"))
            return nil
        }
        guard let bytes = file(path) else { return told("is not there") }
        guard tag.isWhole, open.count < DocusaurusMarkup.deepest, !open.contains(path),
            takenIn < DocusaurusMarkup.mostTakenIn
        else { return told("could not be taken in: copy it there") }
        takenIn += 1
        return places.moved(body(of: OldText(path: path, bytes: bytes)).trimmed, from: path, to: folder)
    }

    /// Puts a text where a tag stood: as far in as it stood where it began the line, or an item; else by itself.
    private static func put(_ text: String, behind before: Substring, before behind: Substring, into out: inout String)
    {
        guard text.contains("\n") else { return out += text }
        let blanks = before.prefix { $0 == " " || $0 == "\t" }
        let mark = before[blanks.endIndex...]
        let isItem = mark.last?.isWhitespace == true && mark.trimmed.allSatisfy { $0.isNumber || "-*+.)".contains($0) }
        let indent = blanks + String(repeating: " ", count: isItem ? mark.count : 0)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let inner = lines.dropFirst().map { $0.isEmpty ? "\n" : "\n\(indent)\($0)" }.joined()
        if !isItem, !mark.isEmpty {
            while out.last?.isWhitespace == true { out.removeLast() }
            out += "\n\n\(indent)"
        }
        out += lines[0] + inner
        if !behind.allSatisfy(\.isWhitespace) { out += "\n\n\(indent)" }
    }
}
