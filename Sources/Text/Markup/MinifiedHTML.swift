/// A page of HTML in fewer bytes, which a browser shows as before whatever its style sheets say.
///
/// A run of blanks becomes one, since that is all a browser makes of it (CSS Text 3 §4.1); one stays wherever one was, but
/// for the head, where nothing is shown. What counts each blank is left alone: `pre`, `textarea`, `code`, scripts, drawings,
/// formulas, and what says `white-space` in its own `style`. Quotes go where a value needs none, and comments, but for
/// those that servers and tools read (`<!--#`, `<!--esi`, `<!--[if`, `<!--!`).
/// - Parameters:
///   - html: the page, as UTF-8.
///   - style: what becomes of the text of a `style` element.
/// - Returns: the page with fewer bytes.
public func minifiedHTML(_ html: [UInt8], style: ([UInt8]) -> [UInt8] = { $0 }) -> [UInt8] {
    var writer = MinifiedWriter(html)
    writer.write(style)
    return writer.out
}

private struct MinifiedWriter {
    private let html: [UInt8]
    private var scanner: TagScanner
    private(set) var out: [UInt8] = []
    /// The element within which each byte stays, and how many of its name are open in it.
    private var kept: (name: [UInt8], depth: Int)?
    /// The element of another language that is open: its tags stay as they are, too.
    private var isForeign = false
    private var isInHead = false
    /// Whether the last byte is a blank of a text, so that another one would not be seen.
    private var endsInBlank = false

    init(_ html: [UInt8]) {
        self.html = html
        scanner = TagScanner(html)
        out.reserveCapacity(html.count)
    }

    mutating func write(_ style: ([UInt8]) -> [UInt8]) {
        var (from, raw) = (0, RawText.none)
        while let tag = scanner.next() {
            let text = html[from..<tag.range.lowerBound]
            switch raw {
            case .none: write(text: text)
            case .script: out += text
            case .style: out += style(Array(text))
            }
            write(tag)
            from = tag.range.upperBound
            raw = tag.isClosing || kept != nil ? .none : rawText(of: tag)
        }
        write(text: html[from...])
    }

    private enum RawText { case none, script, style }

    private func rawText(of tag: TagScanner.Tag) -> RawText {
        if scanner.matches(tag.name, "style") { return .style }
        return scanner.matches(tag.name, "script") || scanner.matches(tag.name, "title") ? .script : .none
    }

    // MARK: Tags

    private mutating func write(_ tag: TagScanner.Tag) {
        let wasForeign = isForeign
        let name = html[tag.name].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        follow(tag, name)
        endsInBlank = false
        if wasForeign || isForeign {
            out += html[tag.range]
        } else if tag.isClosing {
            out += [0x3C, 0x2F] + html[tag.name] + [0x3E]
        } else {
            out.append(0x3C)
            out += html[tag.name]
            for attribute in scanner.attributes { write(attribute) }
            out.append(0x3E)
        }
    }

    private mutating func follow(_ tag: TagScanner.Tag, _ name: [UInt8]) {
        if name == Array("head".utf8) { isInHead = !tag.isClosing }
        if name == Array("body".utf8) { isInHead = false }
        if let (open, depth) = kept {
            guard open == name, !(isForeign && closesItself(tag)) else { return }
            kept = depth + (tag.isClosing ? -1 : 1) == 0 ? nil : (open, depth + (tag.isClosing ? -1 : 1))
            if kept == nil { isForeign = false }
            return
        }
        guard !tag.isClosing, !voids.contains(name) else { return }
        let isOther = name == Array("svg".utf8) || name == Array("math".utf8)
        guard isOther ? !closesItself(tag) : keepers.contains(name) || saysWhiteSpace else {
            return
        }
        (kept, isForeign) = ((name, 1), isOther)
    }

    private func closesItself(_ tag: TagScanner.Tag) -> Bool {
        tag.range.count > 2 && html[tag.range.upperBound - 2] == UInt8(ascii: "/")
    }

    private var saysWhiteSpace: Bool {
        scanner.attributes.contains { attribute in
            guard scanner.matches(attribute.name, "style"), let value = attribute.value else { return false }
            return String(decoding: html[value], as: UTF8.self).lowercased().contains("white-space")
        }
    }

    private mutating func write(_ attribute: TagScanner.Attribute) {
        out.append(0x20)
        out += html[attribute.name]
        guard let range = attribute.value, !range.isEmpty else { return }
        let value = html[range]
        out.append(UInt8(ascii: "="))
        if value.allSatisfy({ !needsQuotes($0) }) {
            out += value
        } else {
            let quote = value.contains(0x22) ? UInt8(ascii: "'") : 0x22
            out.append(quote)
            out += value
            out.append(quote)
        }
    }

    /// Whether a value with this byte needs quotes (WHATWG HTML §13.1.2.3).
    private func needsQuotes(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x00...0x20, 0x22, 0x27, 0x3C, 0x3D, 0x3E, 0x60: true
        default: false
        }
    }

    // MARK: Text

    private mutating func write(text: ArraySlice<UInt8>) {
        if kept != nil {
            out += text
            return
        }
        var rest = text
        while let open = rest.firstIndex(of: 0x3C) {
            write(words: rest[..<open])
            rest = rest[open...]
            guard rest.starts(with: Array("<!--".utf8)) else {
                // A declaration, or a bracket of the text.
                out.append(0x3C)
                endsInBlank = false
                rest = rest.dropFirst()
                continue
            }
            let end = endOfComment(rest)
            if MinifiedWriter.isRead(rest[..<end]) {
                out += rest[..<end]
                endsInBlank = false
            }
            rest = rest[end...]
        }
        write(words: rest)
    }

    private mutating func write(words: ArraySlice<UInt8>) {
        var index = words.startIndex
        while index < words.endIndex {
            guard isBlank(words[index]) else {
                out.append(words[index])
                endsInBlank = false
                index += 1
                continue
            }
            var hasLine = false
            while index < words.endIndex, isBlank(words[index]) {
                hasLine = hasLine || words[index] == 0x0A
                index += 1
            }
            if endsInBlank || isInHead || out.isEmpty { continue }
            out.append(hasLine ? 0x0A : 0x20)
            endsInBlank = true
        }
    }

    private func endOfComment(_ text: ArraySlice<UInt8>) -> Int {
        var index = text.startIndex + 4
        while index + 2 < text.endIndex {
            if text[index] == 0x2D, text[index + 1] == 0x2D, text[index + 2] == 0x3E { return index + 3 }
            index += 1
        }
        return text.endIndex
    }

    /// Whether somebody reads a comment.
    private static func isRead(_ comment: ArraySlice<UInt8>) -> Bool {
        ["#", "esi", "[if", "<![", "!"].contains { comment.dropFirst(4).starts(with: Array($0.utf8)) }
    }
}

/// The elements whose text has blanks that count.
private let keepers = Set(
    ["pre", "textarea", "code", "kbd", "samp", "listing", "xmp", "plaintext"].map { Array($0.utf8) })

private let voids = Set(
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"].map {
        Array($0.utf8)
    })

private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
}
