import Encodings

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
            guard let bytes = PercentCoding.decoded(piece), let segment = String(validating: bytes, as: UTF8.self)
            else {
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
        segments.reduce("/") { $0 + PercentCoding.segment.encoded($1) + "/" }
    }
}

/// The segments of a base path, such as `/blog/`.
func baseSegments(_ basePath: String) -> [String] {
    basePath.split(separator: "/").map(String.init)
}
