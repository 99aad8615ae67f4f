/// The lists within a list of a JSON text without blanks, found one after the other: lists of texts and of nothing else.
struct InnerLists {
    private let json: [UInt8]
    /// Where the next one begins.
    private var next: Int
    /// How many were passed.
    private var count = 0

    /// The lists of a text that begins with these words, the bracket of the outer list last; nil for another text.
    init?(_ json: [UInt8], behind words: String) {
        guard json.starts(with: words.utf8) else { return nil }
        (self.json, next) = (json, words.utf8.count)
    }

    /// Where a list stands, by its place; each is asked for behind the ones before.
    mutating func range(of place: Int) -> Range<Int>? {
        while count < place {
            guard let end = end(from: next), end < json.count, json[end] == UInt8(ascii: ",") else { return nil }
            (next, count) = (end + 1, count + 1)
        }
        return count == place ? end(from: next).map { next..<$0 } : nil
    }

    /// The end of the list that begins at a place.
    private func end(from start: Int) -> Int? {
        json.withUnsafeBufferPointer { bytes in
            guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else { return nil }
            var (place, isQuoted) = (start + 1, false)
            while place < bytes.count {
                switch bytes[place] {
                case UInt8(ascii: "\""): isQuoted.toggle()
                case UInt8(ascii: "\\") where isQuoted: place += 1
                case UInt8(ascii: "]") where !isQuoted: return place + 1
                default: break
                }
                place += 1
            }
            return nil
        }
    }
}
