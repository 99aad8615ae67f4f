/// A text as Unicode scalars, with the place of each in the text's UTF-8.
struct ScalarText {
    /// The scalars' values.
    let values: [UInt32]

    init(values: [UInt32]) {
        self.values = values
    }

    init(_ text: String) {
        values = text.unicodeScalars.map(\.value)
    }

    init(normalizing text: String) {
        values = normalized(text)
    }

    var count: Int { values.count }

    /// The scalar at a place, or nothing behind the end.
    subscript(place: Int) -> UInt32? {
        place >= 0 && place < values.count ? values[place] : nil
    }

    /// Whether a word of ASCII, in lower case, stands at a place in whatever case.
    func begins(with word: String, at start: Int) -> Bool {
        start + word.utf8.count <= values.count
            && zip(values[start...], word.utf8).allSatisfy { lowercased($0) == UInt32($1) }
    }

    /// A part, as a string.
    func string(_ range: Range<Int>) -> String {
        var string = String.UnicodeScalarView()
        for value in values[range] { Unicode.Scalar(value).map { string.append($0) } }
        return String(string)
    }

    /// The length of a part in UTF-16 code units, in which twitter-text counts.
    func utf16Length(_ range: Range<Int>) -> Int {
        values[range].reduce(0) { $0 + ($1 > 0xFFFF ? 2 : 1) }
    }

    /// The offset of every scalar in UTF-8, and that of the end.
    func byteOffsets() -> [Int] {
        var offsets = [0]
        offsets.reserveCapacity(values.count + 1)
        var offset = 0
        for value in values {
            offset += value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
            offsets.append(offset)
        }
        return offsets
    }
}

/// ASCII letters in lower case, other letters by their simple mapping.
func lowercased(_ value: UInt32) -> UInt32 {
    if value < 0x80 { return (0x41...0x5A).contains(value) ? value + 0x20 : value }
    guard let scalar = Unicode.Scalar(value) else { return value }
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    guard let first = mapped.first, mapped.count == 1 else { return value }
    return first.value
}
