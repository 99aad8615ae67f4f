import Diagnostics
import Encodings

/// The text of a file of a listing, to the last blank.
struct ListingText {
    /// Longer ones are no texts of a store: the longest that one takes has 4,000 characters.
    static let longest = 100_000

    /// The text; nil where it is none that can be kept in a manifest.
    private(set) var text: String?
    /// What is to be said of it, and whether it was changed or left.
    private(set) var note: (kind: ListingNote.Kind, message: String)?

    init(_ bytes: [UInt8]) {
        guard bytes.count <= ListingText.longest else {
            note = (.left, "\(bytes.count) bytes are no text of a store")
            return
        }
        if let wide = OldEncodings.utf16(bytes) {
            (text, note) = (wide, (.changed, "it was UTF-16, and is UTF-8 now"))
        } else if SourceText(path: "", bytes: bytes).firstInvalidByte != nil {
            (text, note) = (
                OldEncodings.windows1252(bytes),
                (.changed, "it is not UTF-8; it was read as Windows-1252: look at letters with accents")
            )
        } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            (text, note) = (
                String(decoding: bytes.dropFirst(3), as: UTF8.self), (.changed, "the byte order mark was taken off")
            )
        } else {
            text = String(decoding: bytes, as: UTF8.self)
        }
        if text?.utf8.contains(0) == true { (text, note) = (nil, (.left, "it holds zero bytes, and is no text")) }
    }

    /// Whether it says nothing.
    var isBlank: Bool { text?.unicodeScalars.allSatisfy(\.properties.isWhitespace) ?? true }
}
