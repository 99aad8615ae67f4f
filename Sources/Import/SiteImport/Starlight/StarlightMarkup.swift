import Markdown

/// The components that Starlight brings along, as the Markdown that says the same.
struct StarlightMarkup {
    /// Those around others, of which a reader sees those alone.
    static let frames: Set<String> = ["CardGrid", "Steps", "FileTree", "Fragment"]
    static let around = frames.union(["Aside", "Card"])
    /// Those that the program here reads by itself, or that say nothing.
    private static let known = around.union(["Tabs", "TabItem", "Tab", "Icon"])

    /// A component that has begun and not ended.
    struct Open {
        var name: String
        /// Whether it is put plainly; the end of another one stays as it is.
        var isPlain: Bool
        /// What its lines begin with; nil before the first of them.
        var indent: Substring?
        /// What they begin with here.
        var plainIndent: String
    }

    let names: StarlightNames
    var code: StarlightCode
    /// What is not as it was, and on which line of the text.
    var notes: [(line: Int, message: String)] = []
    /// The line that is read.
    var number = 0
    /// How often a tag was looked for that has no end: a text may begin thousands.
    var failures = 0
    static let mostFailures = 200
    /// The components that were told.
    private var told: Set<String> = []
    var open: [Open] = []
    var out: [String] = []
    /// Whether a component has just been put plainly.
    var isMade = false

    private init(_ names: StarlightNames) { (self.names, code) = (names, StarlightCode(names)) }

    /// A text in which cards, notes, code, badges and links to other pages are plain.
    /// - Parameters:
    ///   - body: the text.
    ///   - linesAbove: how many lines stand above it in its file.
    /// - Returns: the text, and what is not plain in it.
    static func plain(_ body: String, linesAbove: Int = 0) -> (body: String, notes: [(line: Int, message: String)]) {
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
        let fences = FencedCode.all(in: lines, hasIndentedCode: false)
        let fenced = Dictionary(uniqueKeysWithValues: fences.map { ($0.lines.lowerBound, $0.lines.upperBound) })
        let inFence = Set(fences.flatMap(\.lines))
        var markup = StarlightMarkup(StarlightNames(lines, isCode: inFence.contains))
        var index = 0
        while index < lines.count {
            markup.number = linesAbove + index + 1
            if markup.names.apart.contains(index) {
                index += 1
            } else if let end = fenced[index] {
                markup.separate(from: lines[index])
                for line in lines[index..<end] { markup.out.append(markup.outdented(line)) }
                index = end
            } else if let count = markup.begin(lines[index...]) {
                index += count
            } else {
                if !markup.end(lines[index]) { markup.write(lines[index]) }
                index += 1
            }
        }
        for one in markup.open.reversed() { markup.close(one) }
        return (markup.out.joined(separator: "\n"), markup.notes)
    }

    // MARK: - Lines

    /// A line as far in as the component that it stands in.
    mutating func outdented(_ line: Substring) -> String {
        guard let last = open.lastIndex(where: \.isPlain), !line.trimmed.isEmpty else { return String(line) }
        let blanks = line.prefix { $0 == " " || $0 == "\t" }
        let indent = open[last].indent ?? blanks
        open[last].indent = indent
        let common = zip(blanks, indent).prefix { $0 == $1 }.count
        return open[last].plainIndent + line.dropFirst(common)
    }

    /// Sets what comes behind a component off from it.
    private mutating func separate(from line: Substring) {
        if isMade, isOpen, !line.trimmed.isEmpty { out.append("") }
        isMade = isMade && line.trimmed.isEmpty
    }

    /// Whether a paragraph may still go on.
    var isOpen: Bool { out.last?.trimmed.isEmpty == false }

    mutating func write(_ line: Substring) {
        let wasMade = isMade
        separate(from: line)
        if wasMade, !isOpen, line.trimmed.isEmpty { return }
        out.append(outdented(plainWords(StarlightMarkup.plainContainer(line))[...]))
    }

    /// A line whose words are plain; components that are left in it are told.
    mutating func plainWords(_ line: Substring) -> String {
        guard line.contains("<") else { return String(line) }
        var left: [String] = []
        let plain = withWords(line) { words in
            let plain = StarlightWords.plain(words, names)
            left += StarlightMarkup.components(in: plain)
            return plain
        }
        for name in left where !StarlightMarkup.known.contains(name) && told.insert(name).inserted {
            notes.append((number, "`<\(name)>` is a component, and what it shows besides the words in it is missing"))
        }
        return plain
    }

    /// The names of the tags in words that components have.
    private static func components(in words: String) -> [String] {
        var (found, last, rest) = ([String](), Character(" "), words[...])
        while let sign = rest.popFirst() {
            if sign == "<", last != "\\", let first = rest.first, first.isUppercase, first.isASCII {
                found.append(String(rest.prefix(while: Script.isWord)))
            }
            last = sign
        }
        return found
    }

    /// Writes what stands for a component, or a part of it.
    mutating func put(_ made: [String], indent: String, isItem: Bool = false) {
        // What is one of a list needs no line before it.
        if isOpen, !isItem || !isMade { out.append("") }
        out += made.map { $0.isEmpty ? "" : indent + $0 }
        isMade = true
    }

    /// A line that opens a container, without the sign that stands in it: `:::tip[Words]{icon="heart"}`.
    private static func plainContainer(_ line: Substring) -> Substring {
        guard line.trimmed.hasPrefix(":::"), let mark = line.firstRange(of: "{icon=") else { return line }
        return line[..<mark.lowerBound]
    }
}
