/// A text as a terminal may show it: what would move its cursor, change its colours or turn the direction of reading
/// stands there to be seen.
///
/// Names of files and lines of other people's content are printed, and either may hold an escape sequence. The control
/// characters of ASCII become their pictures (Unicode, "Control Pictures"), one column each; others become U+FFFD.
/// - Parameters:
///   - text: any text.
///   - kept: the control characters that stay.
/// - Returns: the text without any other.
public func harmless(_ text: String, keeping kept: Set<Unicode.Scalar> = []) -> String {
    // Most texts are printable ASCII, and need no closer look.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { shown.append(kept.contains(scalar) ? scalar : harmless(scalar)) }
    return String(shown)
}

private func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    // The second block of controls, line ends of Unicode, what turns the direction of all that follows (UAX #9).
    case 0x80..<0xA0, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
}
