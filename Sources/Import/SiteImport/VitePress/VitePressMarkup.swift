import Files
import Letters
import Markdown

/// The text of a page of VitePress in Markdown: what it takes in stands in it, and what only Vue knows is gone.
struct VitePressMarkup {
    /// What could not be taken in, and on which line.
    private(set) var notes: [(line: Int, message: String)] = []
    private let configuration: VitePressConfiguration
    private let anchors: HeadingAnchors
    private let file: (String) -> [UInt8]?

    /// - Parameters:
    ///   - configuration: that of the manual.
    ///   - anchors: the headings that its links name.
    ///   - file: a file by its path; nil where there is none.
    init(_ configuration: VitePressConfiguration, _ anchors: HeadingAnchors, _ file: @escaping (String) -> [UInt8]?) {
        (self.configuration, self.anchors, self.file) = (configuration, anchors, file)
    }

    /// The body of a text in plain words.
    mutating func plain(_ text: OldText) -> String {
        var includes = ManualIncludes(.vitePress, root: configuration.root, bytes: file)
        let body = includes.resolved(
            String(decoding: text.body, as: UTF8.self), of: text.path, linesAbove: text.linesAbove)
        notes += includes.notes
        return withoutVue(body, in: String(text.path.folderPart))
    }

    private func withoutVue(_ body: String, in folder: String) -> String {
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
        let fences = FencedCode.all(in: lines, hasIndentedCode: false)
        let fenced = Dictionary(uniqueKeysWithValues: fences.map { ($0.lines.lowerBound, $0.lines.upperBound) })
        var out: [String] = []
        /// The marks that end containers which say nothing to a reader.
        var open: [Substring] = []
        /// The blocks that nothing closes from there on, so that no end is looked for twice.
        var unclosed: Set<String> = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            if let end = fenced[index] {
                out += lines[index..<end].map(String.init)
                index = end
            } else if let end = VitePressMarkup.end(ofBlockIn: lines, at: index, &unclosed) {
                index = end
                if out.last?.isEmpty ?? true, index < lines.count, lines[index].isEmpty { index += 1 }
            } else {
                index += 1
                let marks = line.prefix { $0 == ":" }
                if marks.count > 2, ["v-pre", "raw"].contains(line[marks.endIndex...].trimmed) {
                    open.append(marks)
                } else if !open.isEmpty, line.trimmed == open.last ?? "" {
                    open.removeLast()
                } else {
                    out.append(anchors.marked(withWords(line) { plain($0, in: folder) }))
                }
            }
        }
        return out.joined(separator: "\n")
    }

    /// Where a block of script or style ends that a line begins; nil where none begins, or it has no end.
    private static func end(ofBlockIn lines: [Substring], at index: Int, _ unclosed: inout Set<String>) -> Int? {
        for name in ["script", "style"] where lines[index].hasPrefix("<" + name) && !unclosed.contains(name) {
            let next = lines[index].dropFirst(name.count + 1).first
            guard next == " " || next == ">" || next == nil else { continue }
            if let last = lines[index...].firstIndex(where: { $0.contains("</\(name)>") }) { return last + 1 }
            unclosed.insert(name)
        }
        return nil
    }

    // MARK: - Words

    private func plain(_ words: Substring, in folder: String) -> String {
        var plain = String(words)
        if plain.contains("](") { plain = withRelativeTargets(words) { named($0, in: folder) } }
        if let (left, right) = configuration.attributeMarks, plain.contains(left) {
            plain = plain.replacing(left, with: "{").replacing(right, with: "}")
        }
        return plain.contains("<Badge ") ? VitePressMarkup.withSmallBadges(plain) : plain
    }

    /// The file of a page that a link names by its address: `../ssr/`, `./state` or `state.html`.
    private func named(_ path: String, in folder: String) -> String {
        let plain = path.hasSuffix(".html") ? withoutExtension(path) : path
        guard fileExtension(of: plain).isEmpty || plain.hasSuffix("/") else { return path }
        let names = plain.hasSuffix("/") ? [plain + "index.md"] : [plain + ".md", plain + "/index.md"]
        return names.first { resolvedPath($0, in: folder).flatMap(file) != nil } ?? path
    }

    /// Words whose badges, `<Badge type="tip" text="1.2+" />`, are small ones.
    private static func withSmallBadges(_ words: String) -> String {
        var (out, rest) = ("", words[...])
        while let start = rest.firstRange(of: "<Badge "), let end = rest[start.upperBound...].firstRange(of: "/>") {
            out += rest[..<start.lowerBound]
            let inside = rest[start.upperBound..<end.lowerBound]
            if let text = inside.firstRange(of: "text=\"")?.upperBound {
                out += "<small>\(inside[text...].prefix { $0 != "\"" })</small>"
            }
            rest = rest[end.upperBound...]
        }
        return out + rest
    }
}
