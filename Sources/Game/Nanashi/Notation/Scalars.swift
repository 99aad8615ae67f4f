extension Unicode.Scalar {
    /// The scalar that starts at a place of UTF-8 text; U+FFFD where the text is damaged.
    init(utf8 bytes: [UInt8], at place: Int) {
        var decoder = UTF8()
        var rest = bytes[place...].makeIterator()
        if case .scalarValue(let scalar) = decoder.decode(&rest) {
            self = scalar
        } else {
            self = "\u{FFFD}"
        }
    }
}
