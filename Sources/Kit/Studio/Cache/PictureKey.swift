import Files

/// The name of a picture in the cache: the digest of all that decides its pixels.
struct PictureKey: Sendable {
    /// Raised when the way of making pictures changes, so that old ones are not found again.
    private static let version = "3"
    private var bytes: [UInt8]

    /// A key for a kind of picture.
    init(_ kind: String, salt: String) {
        bytes = []
        add(PictureKey.version)
        add(salt)
        add(kind)
    }

    /// Adds a part; its length goes in front, so that parts never run together.
    mutating func add(_ part: String) { add(Array(part.utf8)) }

    mutating func add(_ part: [UInt8]) {
        bytes += Array(String(part.count).utf8) + [UInt8(ascii: ":")] + part
    }

    /// The name in the cache.
    func name(_ fileExtension: String) -> String { Digest(of: bytes).hex + "." + fileExtension }
}
