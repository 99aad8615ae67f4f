import CMark

/// References such as `&copy;` and `&#169;` (§6.2); what a name stands for is libcmark's to know.
struct CharacterReferences {
    private var known: [[UInt8]: Int] = [:]

    /// How many bytes the reference at an index has, and how many what it stands for; nil where there is none.
    mutating func length(in text: [UInt8], at start: Int) -> (written: Int, meant: Int)? {
        var end = start + 1
        while end < text.count, end - start <= CharacterReferences.longest,
            Byte.isAlphanumeric(text[end]) || text[end] == UInt8(ascii: "#")
        {
            end += 1
        }
        guard end < text.count, text[end] == UInt8(ascii: ";"), end > start + 1 else { return nil }
        let name = Array(text[start...end])
        let meant = known[name] ?? CharacterReferences.meaning(of: name)
        known[name] = meant
        return meant == 0 ? nil : (name.count, meant)
    }

    /// More letters than any name or number has.
    private static let longest = 40

    /// How many bytes a reference stands for; 0 where it says nothing but itself.
    private static func meaning(of name: [UInt8]) -> Int {
        // In brackets and quotes, so that white space stays too.
        guard let tree = Tree(parsing: Array("[](a '".utf8) + name + Array("')".utf8), smart: false) else { return 0 }
        return withExtendedLifetime(tree) {
            guard let title = tree.root.firstChild?.firstChild?.title, !title.elementsEqual(name) else { return 0 }
            return title.count
        }
    }
}
