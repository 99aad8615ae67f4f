extension [UInt8] {
    /// Where a text next stands; nil where it does not.
    func offset(of text: String, from start: Int = 0) -> Int? {
        let wanted = Array(text.utf8)
        guard let first = wanted.first else { return nil }
        var index = start
        while index < count, let found = self[index...].firstIndex(of: first) {
            if self[found...].starts(with: wanted) { return found }
            index = found + 1
        }
        return nil
    }

    /// A part as a text.
    func text(_ range: Range<Int>) -> String { String(decoding: self[range.clamped(to: indices)], as: UTF8.self) }
}
