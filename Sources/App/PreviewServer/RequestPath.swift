import Encodings

/// The path of a request, decoded and known to stay inside the site.
struct RequestPath: Equatable {
    /// The decoded segments; none for the root.
    let segments: [String]
    /// Whether the address ends in a slash, and so names a folder.
    let isFolder: Bool

    /// A path from the raw bytes of an address, without its query; nothing if it is malformed or would leave the site.
    ///
    /// As servers do, it is decoded first and then made simple: slashes in a row are one, `.` is nothing and `..` takes the
    /// segment before it away. Refused are `..` above the root, a backslash or a NUL, bytes that are not UTF-8, and
    /// escapes that are cut short.
    init?(_ raw: String) {
        guard raw.utf8.first == UInt8(ascii: "/"), let bytes = PercentCoding.decoded(raw.utf8[...]),
            !bytes.contains(0), !bytes.contains(UInt8(ascii: "\\")),
            let text = String(validating: bytes, as: UTF8.self)
        else { return nil }
        let pieces = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        isFolder = ["", ".", ".."].contains(pieces.last ?? "")
        var segments: [String] = []
        for piece in pieces where !piece.isEmpty && piece != "." {
            guard piece == ".." else {
                segments.append(piece)
                continue
            }
            guard segments.popLast() != nil else { return nil }
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
    var folderAddress: String { PreviewServer.folderAddress(segments) }
}

/// Segments as an address, with a slash at both ends.
func folderAddress(_ segments: [String]) -> String {
    segments.reduce("/") { $0 + PercentCoding.segment.encoded($1) + "/" }
}

/// The segments of a base path, such as `/blog/`.
func baseSegments(_ basePath: String) -> [String] {
    basePath.split(separator: "/").map(String.init)
}
