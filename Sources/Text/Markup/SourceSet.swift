/// The addresses in a `srcset`: `/a.png 1x, /b.png 2x` (WHATWG HTML §4.8.4.2.1).
///
/// One reaches to the next blank, so a comma may stand within it; commas that end it set it off from the next one.
public struct SourceSet: Sendable {
    /// Where each address stands in the bytes that were read, in their order.
    public let addresses: [Range<Int>]

    /// - Parameter value: the attribute as it is written, or with its references resolved.
    public init(_ value: ArraySlice<UInt8>) {
        var (found, index) = ([Range<Int>](), value.startIndex)
        while let start = value[index...].firstIndex(where: { !$0.isSpace && $0 != SourceSet.comma }) {
            index = value[start...].firstIndex(where: \.isSpace) ?? value.endIndex
            let end = value[start..<index].lastIndex { $0 != SourceSet.comma }.map { $0 + 1 } ?? start
            found.append(start..<end)
            if end == index { index = SourceSet.end(ofDescriptorsAt: index, in: value) }
        }
        addresses = found
    }

    private static let comma = UInt8(ascii: ",")

    /// Where the comma stands that ends the descriptors of an address, or the end; one within parentheses is theirs.
    private static func end(ofDescriptorsAt start: Int, in value: ArraySlice<UInt8>) -> Int {
        var depth = 0
        return value[start...].firstIndex { byte in
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            return byte == comma && depth <= 0
        } ?? value.endIndex
    }
}
