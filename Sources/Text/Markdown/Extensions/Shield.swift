/// Characters of the source that extensions have put out of libcmark's reach.
struct Shield {
    /// Whether nothing is shielded, and literals are what they are.
    var isEmpty: Bool { true }

    /// What a literal says, shielded characters as themselves.
    func plain(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] { Array(text) }

    /// What the source said, escapes included.
    func source(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] { Array(text) }
}
