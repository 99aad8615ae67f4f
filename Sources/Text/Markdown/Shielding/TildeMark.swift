/// A run of one or two tildes as libcmark gets to see it.
///
/// cmark-gfm looks past tildes when it asks whether a `*` beside them can open or close emphasis; libcmark does not. So a
/// mark stands between two characters: the left one is of the class of what stands behind the run, the right one of the
/// class of what stands before it, and each neighbour sees what cmark-gfm would see.
enum TildeMark {
    private static let space: [UInt8] = [0xE2, 0x81, 0x9F]
    private static let letter: [UInt8] = [0xF0, 0x90, 0xA9, 0xA0]
    private static let punctuation: [UInt8] = [0xF0, 0x90, 0xAC, 0xBB]

    /// The bytes for a run of a line.
    static func bytes(for run: Range<Int>, in line: ArraySlice<UInt8>) -> [UInt8] {
        let before =
            run.lowerBound > line.startIndex ? Scalars.decode(line, before: run.lowerBound - line.startIndex) : nil
        let after = run.upperBound < line.endIndex ? Scalars.decode(line, at: run.upperBound - line.startIndex) : nil
        return likeness(of: after) + [0xF0, 0x90, 0xAC, run.count == 1 ? 0xB9 : 0xBA] + likeness(of: before)
    }

    private static func likeness(of scalar: Unicode.Scalar?) -> [UInt8] {
        guard let scalar, !Scalars.isSpace(scalar) else { return space }
        return Scalars.isPunctuation(scalar) ? punctuation : letter
    }

    /// How many tildes the mark at a byte stands for; 0 where none is.
    static func count(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> Int {
        guard text[index] == 0xF0, index + 3 < text.count, text[index + 1] == 0x90, text[index + 2] == 0xAC else {
            return 0
        }
        return text[index + 3] == 0xB9 ? 1 : text[index + 3] == 0xBA ? 2 : 0
    }

    /// Puts tildes in place of the character that was read before the mark; gives the byte behind the one after it.
    static func restore(_ count: Int, to out: inout [UInt8], at index: Int, of text: UnsafeBufferPointer<UInt8>) -> Int
    {
        out.removeLast(min(out.count, out.suffix(3).elementsEqual(space) ? 3 : 4))
        for _ in 0..<count { out.append(Byte.tilde) }
        let next = index + 4
        return min(text.count, next < text.count && text[next] == space[0] ? next + 3 : next + 4)
    }
}
