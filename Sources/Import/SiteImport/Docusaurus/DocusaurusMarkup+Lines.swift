import Files

extension DocusaurusMarkup {
    /// A line without what only React knows.
    func plain(_ line: String, in folder: String) -> String {
        let words = line.trimmed
        if words.hasPrefix("<"), words.hasSuffix("/>") {
            switch words.dropFirst().prefix(while: Script.isWord) {
            case "DocCardList": return cards()
            case "TOCInline": return "[TOC]"
            default: break
            }
        }
        // Backquotes in braces are no marks of code.
        let line = line.contains("={`") || line.contains("(`") ? withPlainValues(line, in: folder) : line
        return withWords(line[...]) { plainWords($0, in: folder) }
    }

    private func plainWords(_ words: Substring, in folder: String) -> String {
        var words = String(words)
        if words.contains("truncate") {
            for mark in ["<!--truncate-->", "<!-- truncate -->", "{/* truncate */}", "{/*truncate*/}"] {
                words = words.replacing(mark, with: "<!-- more -->")
            }
        }
        if words.contains("={") { words = withPlainValues(words, in: folder) }
        if words.contains("<Link ") || words.contains("</Link>") {
            words = words.replacing("<Link to=", with: "<a href=").replacing("</Link>", with: "</a>")
        }
        if words.contains("@site/") || words.contains("pathname://") {
            words = words.replacing("pathname:///", with: "/").replacing("](@site/static/", with: "](/")
                .replacing("\"@site/static/", with: "\"/")
            words = places.withOwnLinks(words, in: folder)
        }
        return words
    }

    /// `src={useBaseUrl('/img/a.png')}`, `src={require('./a.png').default}` and `src={picture}` as plain values.
    private func withPlainValues(_ words: String, in folder: String) -> String {
        var (out, rest) = ("", words[...])
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
            return places.address(of: places.file(target, in: folder) ?? target, in: folder)
        }
        if quoted.count == 3, quoted[0].isEmpty, quoted[2].isEmpty { return String(quoted[1]) }
        return imports[code].map { places.address(of: $0, in: folder) }
    }

    /// Whether a text has tags of components, comments in braces or attributes in braces outside of code.
    static func needsMDX(_ text: String) -> Bool {
        var found = false
        _ = withProse(text) { line in
            if !found { found = isMDX(line) }
            return ""
        }
        return found
    }

    private static func isMDX(_ line: Substring) -> Bool {
        if line.hasPrefix("export ") || ModuleImport(line) != nil { return true }
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
