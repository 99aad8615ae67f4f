import CPangoCairo

/// A text, cut wherever one of its lines may end, as Pango knows it: Thai, which sets no blanks, by libthai's words.
///
/// - Parameter text: a text of one line.
/// - Returns: the parts in order, which put together are the text again.
public func partsBetweenLineBreaks(of text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let bytes = Array(text.utf8)
    guard !scalars.isEmpty else { return [] }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
    bytes.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { letters in
            pango_get_log_attrs(
                letters.baseAddress, Int32(clamping: letters.count), -1, pango_language_from_string("th"), &attributes,
                Int32(clamping: attributes.count))
        }
    }
    var parts = [""]
    for (index, scalar) in scalars.enumerated() {
        if index > 0, attributes[index].is_line_break != 0 { parts.append("") }
        parts[parts.count - 1].unicodeScalars.append(scalar)
    }
    return parts
}
