import Diagnostics
import Encodings

/// The encodings that press kits come in: UTF-8, and what editors on Windows wrote before it.
enum PressEncoding {
    /// Reads a file as the text it is.
    /// - Returns: the text, and a warning where its encoding is another than it says or says none.
    /// - Throws: that it is in an encoding that is not read.
    static func text(path: String, _ bytes: [UInt8]) throws(Mistakes) -> (source: SourceText, warnings: [Diagnostic]) {
        if let wide = OldEncodings.utf16(bytes) { return (SourceText(path: path, wide), []) }
        let source = SourceText(path: path, bytes: bytes)
        let declared = path.hasSuffix(".xml") ? declaration(in: bytes) : nil
        let isLatin =
            declared.map { ["iso-8859-1", "latin1", "latin-1", "windows-1252", "cp1252"].contains($0) } ?? false
        guard let offset = source.firstInvalidByte else {
            let isMistaken = isLatin && bytes.contains { $0 >= 0x80 }
            return (
                source,
                isMistaken ? [warning("the file says \(declared ?? "") and is UTF-8, as which it is read", source)] : []
            )
        }
        let latin = SourceText(path: path, OldEncodings.windows1252(bytes))
        if isLatin { return (latin, []) }
        if let declared, declared != "utf-8", declared != "us-ascii" {
            throw Mistakes(
                Diagnostic(
                    .error, "the file is in \(declared), which is not read", in: source, at: 0,
                    remedy: "save it as UTF-8, for instance with "
                        + "`iconv -f \(declared) -t UTF-8 \(path) > new && mv new \(path)`"))
        }
        let place = source.place(at: offset)
        return (
            latin,
            [
                Diagnostic(
                    .warning, "the file is not UTF-8; it is read as Windows-1252", at: place,
                    excerpt: latin.line(place.line),
                    remedy: "look at letters with accents in what comes out")
            ]
        )
    }

    private static func warning(_ message: String, _ source: SourceText) -> Diagnostic {
        Diagnostic(.warning, message, in: source, at: 0, remedy: "look at letters with accents in what comes out")
    }

    /// The encoding that the first line of an XML file names, in lower case (XML 1.0 §4.3.3).
    private static func declaration(in bytes: [UInt8]) -> String? {
        let head = String(decoding: bytes.prefix(1_000), as: UTF8.self)
        guard let start = head.firstRange(of: "<?xml") else { return nil }
        let prolog = head[start.upperBound...].prefix { $0 != ">" }
        guard let name = prolog.firstRange(of: "encoding") else { return nil }
        let value = prolog[name.upperBound...].drop { $0 == "=" || $0.isWhitespace }
        guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
        let text = value.dropFirst().prefix { $0 != quote }.lowercased()
        return text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !text.isEmpty ? text : nil
    }
}

extension ImportedPress {
    /// Reads the bytes of a press kit's file, which old kits have in ISO 8859-1 or Windows-1252.
    /// - Parameters:
    ///   - path: the file; its extension tells which kind it is.
    ///   - bytes: what it holds.
    /// - Returns: what it comes to, and a warning for each thing that has no place here.
    /// - Throws: that it is no such file, or in an encoding that is not read.
    package static func read(path: String, bytes: [UInt8]) throws(Mistakes) -> (
        press: ImportedPress, warnings: [Diagnostic]
    ) {
        let (source, warnings) = try PressEncoding.text(path: path, bytes)
        let (press, others) = try read(source)
        return (press, warnings + others)
    }
}
