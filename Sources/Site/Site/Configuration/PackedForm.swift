/// A form in which texts are packed beside their files, for servers that send such files as they are.
package enum PackedForm: String, Sendable, CaseIterable {
    /// DEFLATE (RFC 1952): every browser and every server.
    case gzip
    /// Brotli (RFC 7932): smaller, and over HTTPS every browser.
    case brotli

    /// What stands behind the name of the file.
    package var ending: String {
        switch self {
        case .gzip: ".gz"
        case .brotli: ".br"
        }
    }
}
