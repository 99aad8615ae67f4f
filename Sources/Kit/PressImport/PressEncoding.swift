public import Diagnostics

/// The encodings that press kits come in: UTF-8, and what editors on Windows wrote before it.
enum PressEncoding {
    /// Reads a file as the text it is.
    /// - Returns: the text, and a warning where its encoding is another than it says or says none.
    /// - Throws: that it is in an encoding that is not read.
    static func text(path: String, _ bytes: [UInt8]) throws(Mistakes) -> (source: SourceText, warnings: [Diagnostic]) {
        if let wide = utf16(bytes) { return (SourceText(path: path, wide), []) }
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
        let latin = SourceText(path: path, latin(bytes))
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

    /// A text of two-byte units behind their mark; nil where there is no such mark.
    private static func utf16(_ bytes: [UInt8]) -> String? {
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
            let (one, other) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittle ? one | other << 8 : one << 8 | other
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// What Windows-1252 has where ISO 8859-1 has control characters, from 0x80 on.
    private static let windows: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]

    /// One character a byte; as on the web, ISO 8859-1 is read as Windows-1252 (WHATWG Encoding §4.2).
    private static func latin(_ bytes: [UInt8]) -> String {
        var out = String.UnicodeScalarView()
        for byte in bytes {
            let value = (0x80...0x9F).contains(byte) ? windows[Int(byte) - 0x80] : UInt32(byte)
            if let scalar = Unicode.Scalar(value) { out.append(scalar) }
        }
        return String(out)
    }
}

extension ImportedPress {
    /// Reads the bytes of a press kit's file, which old kits have in ISO 8859-1 or Windows-1252.
    /// - Parameters:
    ///   - path: the file; its extension tells which kind it is.
    ///   - bytes: what it holds.
    /// - Returns: what it comes to, and a warning for each thing that has no place here.
    /// - Throws: that it is no such file, or in an encoding that is not read.
    public static func read(path: String, bytes: [UInt8]) throws(Mistakes) -> (
        press: ImportedPress, warnings: [Diagnostic]
    ) {
        let (source, warnings) = try PressEncoding.text(path: path, bytes)
        let (press, others) = try read(source)
        return (press, warnings + others)
    }
}
