import Values

/// What a plain word means by the core schema (YAML 1.2.2 §10.3.2).
func plainScalar(_ text: String) -> PlacedValue.Content {
    // Most are longer than the words that mean something else, and no number begins with a letter.
    if text.utf8.count > 5, let first = text.utf8.first, first | 0x20 >= UInt8(ascii: "a") { return .string(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    case ".inf", "+.inf": return .decimal(.infinity)
    case "-.inf": return .decimal(-.infinity)
    case ".nan": return .decimal(.nan)
    default: return number(text) ?? .string(text)
    }
}

private func number(_ text: String) -> PlacedValue.Content? {
    guard let first = text.utf8.first, (0x30...0x39).contains(first) || first == 0x2B || first == 0x2D || first == 0x2E
    else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { .integer($0) } }
    if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8).map { .integer($0) } }
    if let whole = Int(text) { return .integer(whole) }
    let allowed = text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2B || byte == 0x2D || byte | 0x20 == 0x65
    }
    guard allowed, text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    // `Double` wants digits on both sides of the point; YAML does not.
    let padded = text.hasPrefix(".") ? "0" + text : text.hasSuffix(".") ? text + "0" : text
    return Double(padded).map { .decimal($0) }
}
