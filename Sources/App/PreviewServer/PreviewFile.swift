/// A file of the site, as the preview serves it.
public struct PreviewFile: Sendable, Equatable {
    /// Where the bytes are.
    public enum Body: Sendable, Equatable {
        /// In memory.
        case bytes([UInt8])
        /// In a file of the disk, by its path; for films, which should not be read whole.
        case disk(path: String)
    }

    /// Where the bytes are.
    public var body: Body
    /// The content type; without one, that of the name's extension.
    public var contentType: String?
    /// A digest of the bytes, if one is known; it spares the server hashing them for the entity tag.
    public var digest: String?

    /// A file from what is known of it.
    public init(body: Body, contentType: String? = nil, digest: String? = nil) {
        self.body = body
        self.contentType = contentType
        self.digest = digest
    }

    /// A file in memory.
    public init(bytes: [UInt8], contentType: String? = nil, digest: String? = nil) {
        self.init(body: .bytes(bytes), contentType: contentType, digest: digest)
    }
}

/// The site that is being looked at: a file by its path in the output folder (`posts/2026/hello/index.html`), without a
/// leading slash, or nothing.
///
/// It is called on the server's threads, for each request.
public typealias PreviewSite = @Sendable (_ path: String) -> PreviewFile?
