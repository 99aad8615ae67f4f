/// The path of a request, decoded and known to stay inside the site.
struct RequestPath: Equatable {
    /// The decoded segments; none for the root.
    let segments: [String]
    /// Whether the address ends in a slash, and so names a folder.
    let isFolder: Bool

    /// A path from the raw bytes of an address, without its query; nothing if it is malformed or would leave the site.
    ///
    /// Refused are segments that decode to `.` or `..`, to a slash, a backslash or a NUL, or not to UTF-8, escapes that
    /// are cut short, and empty segments in the middle.
    init?(_ raw: String) {
        guard raw.utf8.first == UInt8(ascii: "/") else { return nil }
        var pieces = raw.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        isFolder = pieces.last?.isEmpty ?? true
        if isFolder { pieces.removeLast() }
        var segments: [String] = []
        for piece in pieces {
            guard let bytes = percentDecoded(piece), let segment = String(validating: bytes, as: UTF8.self) else {
                return nil
            }
            let forbidden: (UInt8) -> Bool = { $0 == 0 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
            guard !bytes.isEmpty, segment != ".", segment != "..", !bytes.contains(where: forbidden) else { return nil }
            segments.append(segment)
        }
        self.segments = segments
    }

    private init(segments: [String], isFolder: Bool) {
        self.segments = segments
        self.isFolder = isFolder
    }

    /// The path below a base path; nothing if it is not below it.
    func below(_ base: [String]) -> RequestPath? {
        guard segments.starts(with: base) else { return nil }
        return RequestPath(segments: Array(segments.dropFirst(base.count)), isFolder: isFolder)
    }

    /// The path of the output file that answers: `index.html` for a folder.
    var file: String {
        (isFolder ? segments + ["index.html"] : segments).joined(separator: "/")
    }

    /// The path as an address, with a slash at the end.
    var folderAddress: String {
        segments.reduce("/") { $0 + percentEncoded($1) + "/" }
    }
}

/// The segments of a base path, such as `/blog/`.
func baseSegments(_ basePath: String) -> [String] {
    basePath.split(separator: "/").map(String.init)
}

/// The bytes that a percent-encoded text stands for; nothing if an escape is not two hexadecimal digits.
func percentDecoded(_ text: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text.makeIterator()
    while let byte = rest.next() {
        guard byte == UInt8(ascii: "%") else {
            bytes.append(byte)
            continue
        }
        guard let high = rest.next().flatMap(hexadecimalValue), let low = rest.next().flatMap(hexadecimalValue) else {
            return nil
        }
        bytes.append(high << 4 | low)
    }
    return bytes
}

/// A text with every byte escaped that a segment of an address may not hold as it is (RFC 3986, 3.3).
func percentEncoded(_ text: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@".utf8)
    var encoded = ""
    for byte in text.utf8 {
        if plain.contains(byte) {
            encoded.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
            encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
    }
    return encoded
}

private func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
}
