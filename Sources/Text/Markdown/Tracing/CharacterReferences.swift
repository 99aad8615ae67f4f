import CMark

/// References such as `&copy;` and `&#169;` (§6.2); what a name stands for is libcmark's to know.
struct CharacterReferences {
    private var known: [[UInt8]: [UInt8]] = [:]

    /// How many bytes the reference at an index has, and how many what it stands for; nil where there is none.
    mutating func length(in text: [UInt8], at start: Int) -> (written: Int, meant: Int)? {
        text.withUnsafeBufferPointer { reference(in: $0, at: start) }.map { ($0.written, $0.meant.count) }
    }

    /// How many bytes the reference at an index has, and what it stands for; nil where there is none.
    mutating func reference(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> (written: Int, meant: [UInt8])? {
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
        return meant.isEmpty ? nil : (name.count, meant)
    }

    /// More letters than any name or number has.
    private static let longest = 40

    /// What a reference stands for; nothing where it says nothing but itself.
    private static func meaning(of name: [UInt8]) -> [UInt8] {
        // In brackets and quotes, so that white space stays too.
        guard let tree = Tree(parsing: Array("[](a '".utf8) + name + Array("')".utf8), smart: false) else { return [] }
        return withExtendedLifetime(tree) {
            guard let title = tree.root.firstChild?.firstChild?.title, !title.elementsEqual(name) else { return [] }
            return Array(title)
        }
    }
}

/// A text with its references to characters, `&amp;`, `&copy;` or `&#169;`, resolved once; what stands for nothing stays as it
/// is written.
package func withoutReferences(_ text: String) -> String {
    guard text.utf8.contains(Byte.ampersand) else { return text }
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
        var references = CharacterReferences()
        var out: [UInt8] = []
        var index = 0
        while let found = bytes.first(Byte.ampersand, from: index) {
            out += bytes[index..<found]
            let reference = references.reference(in: bytes, at: found)
            out += reference?.meant ?? [Byte.ampersand]
            index = found + (reference?.written ?? 1)
        }
        return String(decoding: out + bytes[index...], as: UTF8.self)
    }
}
