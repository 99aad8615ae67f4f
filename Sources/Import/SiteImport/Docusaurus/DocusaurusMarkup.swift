import Files
import Markdown
import Site

/// The text of a page of Docusaurus in Markdown: what it imports stands in it, and what only React knows is put plainly.
struct DocusaurusMarkup {
    /// A file of the old site, by its path.
    private let file: (String) -> [UInt8]?
    /// The folder of the configuration, with its slash, which `@site/` means.
    private let site: String
    /// The files of a text that `<DocCardList />` shows, as lines of a list.
    private let cards: String
    /// The names that a text imports, and what they stand for.
    private var imports: [String: String] = [:]
    /// Whether it still has tags of components, which a text in MDX may have.
    private(set) var isMDX = false

    init(site: String, cards: String, _ file: @escaping (String) -> [UInt8]?) {
        (self.site, self.cards, self.file) = (site, cards, file)
    }

    /// A body in plain words.
    mutating func plain(_ body: String, of path: String) -> String {
        let text = plain(body, of: path, depth: 0)
        isMDX = DocusaurusMarkup.needsMDX(text)
        return text
    }

    private mutating func plain(_ body: String, of path: String, depth: Int) -> String {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        var out: [String] = []
        let all = body.split(separator: "\n", omittingEmptySubsequences: false)
        let fenced = Dictionary(
            uniqueKeysWithValues: FencedCode.all(in: all, hasIndentedCode: false).map {
                ($0.lines.lowerBound, $0.lines)
            })
        var lines = all[...]
        while let line = lines.first {
            if let code = fenced[lines.startIndex] {
                out += DocusaurusMarkup.fence(Array(all[code]))
                lines = all[code.upperBound...]
            } else if let (count, names) = importLine(lines, in: folder) {
                imports.merge(names) { $1 }
                lines = lines.dropFirst(count)
                if out.last?.isEmpty ?? true, lines.first?.isEmpty == true { lines = lines.dropFirst() }
            } else {
                out.append(prose(line, in: folder, depth: depth))
                lines = lines.dropFirst()
            }
        }
        return out.joined(separator: "\n")
    }

    // MARK: - What a text imports

    /// The lines of an import at the margin, and its names with the files that they stand for.
    private func importLine(_ lines: ArraySlice<Substring>, in folder: String) -> (count: Int, names: [String: String])?
    {
        guard let first = lines.first, first.hasPrefix("import ") else { return nil }
        var statement = ""
        for (count, line) in lines.prefix(30).enumerated() {
            statement += line + " "
            let quotes = statement.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
            guard quotes.count > 2 else {
                if line.isEmpty { return nil }
                continue
            }
            var target = String(quotes[1])
            if let loader = target.lastIndex(of: "!") { target = String(target[target.index(after: loader)...]) }
            let words = statement.dropFirst("import ".count)
            guard let name = words.split(separator: " ").first, statement.contains(" from ") else {
                return (count + 1, [:])
            }
            return (count + 1, [String(name): place(of: target, in: folder) ?? target])
        }
        return nil
    }

    private func place(of target: String, in folder: String) -> String? {
        if target.hasPrefix("@site/") { return site + target.dropFirst("@site/".count) }
        return target.hasPrefix(".") ? resolvedPath(target, in: folder) : nil
    }

    // MARK: - Lines

    private mutating func prose(_ line: Substring, in folder: String, depth: Int) -> String {
        var line = String(line)
        if line.contains("<"), let taken = component(line, in: folder, depth: depth) { return taken }
        if line.contains("truncate") {
            for mark in ["<!--truncate-->", "<!-- truncate -->", "{/* truncate */}", "{/*truncate*/}"] {
                line = line.replacing(mark, with: "<!-- more -->")
            }
        }
        if line.contains("={") { line = withPlainValues(line, in: folder) }
        if line.contains("<Link ") || line.contains("</Link>") {
            line = line.replacing("<Link to=", with: "<a href=").replacing("</Link>", with: "</a>")
        }
        if line.contains("@site/") || line.contains("pathname://") {
            line = line.replacing("pathname:///", with: "/").replacing("](@site/static/", with: "](/")
                .replacing("\"@site/static/", with: "\"/")
            line = withSiteLinks(line, in: folder)
        }
        return line
    }

    /// What a tag that stands alone in its line is replaced by.
    private mutating func component(_ line: String, in folder: String, depth: Int) -> String? {
        let inside = line.trimmed
        guard inside.hasPrefix("<"), inside.hasSuffix("/>") else { return nil }
        let name = String(inside.dropFirst().prefix { $0.isLetter || $0.isNumber })
        if name == "DocCardList" { return cards }
        if name == "TOCInline" { return "[TOC]" }
        guard let path = imports[name], ["md", "mdx"].contains(fileExtension(of: path)), depth < 8,
            let bytes = file(path)
        else { return nil }
        let text = OldText(path: path, bytes: bytes)
        let outer = imports
        defer { imports = outer }
        let indent = line.prefix { $0 == " " }
        let taken = plain(String(decoding: text.body, as: UTF8.self), of: path, depth: depth + 1).trimmed
        return indent + rebased(taken, from: path, to: folder).replacing("\n", with: "\n" + indent)
    }

    /// The links of a text that is taken in, as seen from the folder of the one that does so.
    private func rebased(_ text: String, from path: String, to folder: String) -> String {
        let own = path.split(separator: "/").dropLast().joined(separator: "/")
        guard own != folder else { return text }
        return withProse(text) { line in
            var (out, rest) = ("", line)
            while let start = rest.firstRange(of: "](.")?.lowerBound, let end = rest[start...].firstIndex(of: ")") {
                let target = rest[rest.index(start, offsetBy: 2)..<end]
                let cut = target.firstIndex { $0 == "#" || $0 == " " } ?? target.endIndex
                let full = climbingPath(String(target[..<cut]), in: own)
                out += rest[..<start] + "](" + relativePath(of: full, from: folder) + target[cut...] + ")"
                rest = rest[rest.index(after: end)...]
            }
            return out + rest
        }
    }

    /// `src={useBaseUrl('/img/a.png')}`, `src={require('./a.png').default}` and `src={picture}` as plain values.
    private func withPlainValues(_ line: String, in folder: String) -> String {
        var (out, rest) = ("", line[...])
        while let start = rest.firstRange(of: "={")?.lowerBound, let end = rest[start...].firstIndex(of: "}") {
            let open = rest.index(start, offsetBy: 2)
            let code = String(rest[open..<end].trimmed)
            out += rest[..<start]
            if let value = plainValue(code, in: folder) {
                out += "=\"\(value)\""
            } else {
                out += rest[start...end]
            }
            rest = rest[rest.index(after: end)...]
        }
        return out + rest
    }

    private func plainValue(_ code: String, in folder: String) -> String? {
        let quoted = code.split(omittingEmptySubsequences: false) { "'\"`".contains($0) }
        if code.hasPrefix("useBaseUrl("), quoted.count == 3 {
            return quoted[1].hasPrefix("/") ? String(quoted[1]) : "/" + quoted[1]
        }
        if code.hasPrefix("require("), quoted.count == 3 {
            let target = String(quoted[1])
            return address(of: place(of: target, in: folder) ?? target, in: folder)
        }
        if quoted.count == 3, quoted[0].isEmpty, quoted[2].isEmpty { return String(quoted[1]) }
        return imports[code].map { address(of: $0, in: folder) }
    }

    /// A file as a text of a folder names it.
    private func address(of path: String, in folder: String) -> String {
        let fixed = site + "static/"
        return path.hasPrefix(fixed) ? "/" + path.dropFirst(fixed.count) : relativePath(of: path, from: folder)
    }

    /// Links to `@site/docs/a.md` from the text's own folder.
    private func withSiteLinks(_ line: String, in folder: String) -> String {
        var (out, rest) = ("", line[...])
        while let start = rest.firstRange(of: "@site/") {
            out += rest[..<start.lowerBound]
            let target = rest[start.upperBound...].prefix { !")\"' #?".contains($0) }
            out += address(of: site + target, in: folder)
            rest = rest[target.endIndex...]
        }
        return out + rest
    }

    // MARK: - Code

    /// A fence whose comments `highlight-next-line` and its like are marks of lines.
    private static func fence(_ lines: [Substring]) -> [String] {
        guard lines.count > 2, lines.contains(where: { $0.contains("highlight-") }) else {
            return lines.map(String.init)
        }
        var kept: [String] = []
        var marked: [String] = []
        var (isNext, start): (Bool, Int?) = (false, nil)
        for line in lines.dropFirst().dropLast() {
            let words = line.filter { $0.isLetter || $0 == "-" }
            if words.hasSuffix("highlight-next-line") || words.hasPrefix("highlight-next-line") {
                isNext = true
            } else if words.contains("highlight-start") {
                start = kept.count + 1
            } else if words.contains("highlight-end") {
                if let first = start { marked.append("\(first)-\(kept.count)") }
                start = nil
            } else {
                kept.append(String(line))
                if isNext { marked.append("\(kept.count)") }
                isNext = false
            }
        }
        let head = lines[0] + (marked.isEmpty ? "" : " mark=\"\(marked.joined(separator: ","))\"")
        return [String(head)] + kept + [String(lines[lines.count - 1])]
    }

    /// Whether a text has tags of components, comments in braces or attributes in braces outside of code.
    private static func needsMDX(_ text: String) -> Bool {
        var found = false
        _ = withProse(text) { line in
            if !found { found = isMDX(line) }
            return ""
        }
        return found
    }

    private static func isMDX(_ line: Substring) -> Bool {
        if line.hasPrefix("export ") || line.hasPrefix("import ") { return true }
        guard line.contains("<") || line.contains("{") else { return false }
        var isCode = false
        var last: Character = " "
        for sign in line {
            if sign == "`" { isCode.toggle() }
            if !isCode {
                if last == "<" && sign.isUppercase && sign.isASCII { return true }
                if last == "{" && sign == "/" || last == "=" && sign == "{" { return true }
            }
            last = sign
        }
        return false
    }
}
