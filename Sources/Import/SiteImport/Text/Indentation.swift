/// Markdown that takes the place of a tag, as far in as the tag stood: in an item of a list it stays in that item.
/// - Parameters:
///   - made: the Markdown; lines that stand as far in already stay.
///   - before: what stands before the tag.
/// - Returns: the Markdown; as it is where the tag does not begin its line.
func indented(_ made: String, behind before: [UInt8]) -> String {
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let margin = before[lineStart...]
    guard !margin.isEmpty, margin.allSatisfy({ $0 == 0x20 || $0 == 0x09 }), made.contains("\n") else { return made }
    let indent = String(decoding: margin, as: UTF8.self)
    let lines = made.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
        index == 0 || line.isEmpty || line.hasPrefix(indent) ? String(line) : indent + line
    }.joined(separator: "\n")
}
