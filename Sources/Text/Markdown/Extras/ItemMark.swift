extension Lines {
    /// A mark of items that no line begins with, so that items which stand for something else join no list of the author's;
    /// `+` where all are in use.
    var unusedItemMark: UInt8 {
        var isUsed: Set<UInt8> = []
        for line in 1...count {
            let words = self[line].drop { Byte.isBlank($0) || $0 == Byte.greater }
            if let first = words.first, words.count == 1 || Byte.isBlank(words[words.startIndex + 1]) {
                isUsed.insert(first)
            }
        }
        return "+*-".utf8.first { !isUsed.contains($0) } ?? UInt8(ascii: "+")
    }
}
