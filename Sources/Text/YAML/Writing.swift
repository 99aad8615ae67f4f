import Values

/// A value as YAML, in blocks, as a person would write it; what is read back is the same.
///
/// Dates are written as texts, markup as the text it is, things of the program as nothing.
package func yaml(_ value: Value) -> String {
    switch value {
    case .object(let object) where !object.isEmpty: lines(of: object, indent: 0)
    case .list(let parts) where !parts.isEmpty: lines(of: parts, indent: 0)
    default: scalar(value) + "\n"
    }
}

private func lines(of object: Object, indent: Int) -> String {
    object.map { key, value in
        blanks(indent) + name(key, indent: indent) + behind(value, indent: indent)
    }.joined()
}

/// A name and its colon; one longer than a reader looks ahead (YAML 1.2.2 §7.4.2: 1,024 characters) is marked as a name.
private func name(_ key: String, indent: Int) -> String {
    let text = plainOrQuoted(key)
    return text.unicodeScalars.count < 1_000 ? text + ":" : "? " + text + "\n" + blanks(indent) + ":"
}

private func lines(of parts: [Value], indent: Int) -> String {
    parts.map { part in
        guard case .object(let object) = part, !object.isEmpty else {
            return blanks(indent) + "-" + behind(part, indent: indent)
        }
        // The first pair stands beside the hyphen.
        return blanks(indent) + "- " + lines(of: object, indent: indent + 2).dropFirst(indent + 2)
    }.joined()
}

/// What follows a colon or a hyphen.
private func behind(_ value: Value, indent: Int) -> String {
    switch value {
    case .object(let object) where !object.isEmpty: "\n" + lines(of: object, indent: indent + 2)
    case .list(let parts) where !parts.isEmpty: "\n" + lines(of: parts, indent: indent + 2)
    case .string(let text) where isBlock(text): " |\(chomping(text))\n" + block(text, indent: indent + 2)
    default: " " + scalar(value) + "\n"
    }
}

private func scalar(_ value: Value) -> String {
    switch value {
    case .null, .lazy: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .decimal(let number) where number.isNaN: ".nan"
    case .decimal(let number) where number.isInfinite: number < 0 ? "-.inf" : ".inf"
    case .decimal(let number): String(number)
    case .string(let text): plainOrQuoted(text)
    case .markup(let bytes): plainOrQuoted(String(decoding: bytes, as: UTF8.self))
    case .date(let time): plainOrQuoted(time.strftime("%Y-%m-%dT%H:%M:%S%:z"))
    case .list: "[]"
    case .object: "{}"
    }
}

/// Whether a text is easier to read over several lines.
private func isBlock(_ text: String) -> Bool {
    guard text.contains("\n"), let first = text.first, !first.isWhitespace else { return false }
    return text.unicodeScalars.allSatisfy {
        // A block has no escapes; tabs and blanks that do not break need none.
        $0 == "\n" || $0 == "\t" || $0 == "\u{A0}" || ($0.value >= 0x20 && !isSpecial($0))
    }
}

/// What becomes of the line ends behind a block (YAML 1.2.2 §8.1.1.2): one stays by itself, none or several are said.
private func chomping(_ text: String) -> String {
    if text.hasSuffix("\n\n") { return "+" }
    return text.hasSuffix("\n") ? "" : "-"
}

private func block(_ text: String, indent: Int) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { ($0.isEmpty ? "" : blanks(indent) + $0) + "\n" }.joined()
}

/// A text without quotes where it stays the same text, else in double quotes.
private func plainOrQuoted(_ text: String) -> String {
    isPlain(text) ? text : "\"" + text.unicodeScalars.map(escaped).joined() + "\""
}

private func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
    // Whatever could be a number, a date, a flag or nothing is quoted, and so is what begins like a mark of YAML.
    guard first.properties.isAlphabetic || first == "/", last != " ", last != ":" else { return false }
    guard !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased()) else {
        return false
    }
    guard !text.contains(": "), !text.contains(" #") else { return false }
    return text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !isSpecial($0) }
}

/// Characters that YAML does not print, and the line ends beyond ASCII.
private func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    [0x7F, 0x85, 0xA0, 0x2028, 0x2029, 0xFEFF].contains(scalar.value) || (0x80..<0xA0).contains(scalar.value)
        || (0xFFFE...0xFFFF).contains(scalar.value)
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    default:
        scalar.value < 0x20 || isSpecial(scalar)
            ? "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
                + String(scalar.value, radix: 16)
            : String(scalar)
    }
}

private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
