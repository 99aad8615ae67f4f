/// A file of the site, as the preview serves it.
package struct PreviewFile: Sendable, Equatable {
    /// Where the bytes are.
    package enum Body: Sendable, Equatable {
        /// In memory.
        case bytes([UInt8])
        /// In a file of the disk, by its path; for films, which should not be read whole.
        case disk(path: String)
    }

    /// Where the bytes are.
    package var body: Body
    /// The content type; without one, that of the name's extension.
    package var contentType: String?
    /// A digest of the bytes, if one is known; it spares the server hashing them for the entity tag.
    package var digest: String?

    /// A file from what is known of it.
    package init(body: Body, contentType: String? = nil, digest: String? = nil) {
        self.body = body
        self.contentType = contentType
        self.digest = digest
    }

    /// A file in memory.
    package init(bytes: [UInt8], contentType: String? = nil, digest: String? = nil) {
        self.init(body: .bytes(bytes), contentType: contentType, digest: digest)
    }
}

/// The site that is being looked at: a file by its path in the output folder (`posts/2026/hello/index.html`), without a
/// leading slash, or nothing.
///
/// It is called on the server's threads, for each request.
package typealias PreviewSite = @Sendable (_ path: String) -> PreviewFile?
