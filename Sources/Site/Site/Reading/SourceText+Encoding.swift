import Diagnostics

extension SourceText {
    /// What is wrong with a file that is not UTF-8, at its first byte that is not; nil where it is.
    ///
    /// UTF-16 without a mark at its head is told by its zero bytes, which no text has.
    package var encodingMistake: Diagnostic? {
        // The two bytes of a byte order mark are no UTF-8, and read as two replacement characters.
        let isMarked = bytes.starts(with: [0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD])
        let isWide = bytes.dropFirst(isMarked ? 6 : 0).prefix(4).contains(0)
        guard let offset = firstInvalidByte ?? (isWide ? 0 : nil) else { return nil }
        let encoding = isWide ? "UTF-16" : "WINDOWS-1252"
        return Diagnostic(
            .error, "the file is not UTF-8" + (encoding == "UTF-16" ? "; it looks like UTF-16" : ""), in: self,
            at: offset,
            remedy: "save it as UTF-8, for instance with "
                + "`iconv -f \(encoding) -t UTF-8 \(path) > new && mv new \(path)`")
    }
}
