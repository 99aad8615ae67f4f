/// Whether an address begins with a scheme, such as `https:` or `mailto:`.
package func hasScheme(_ address: String) -> Bool {
    for byte in address.utf8 {
        switch byte {
        case UInt8(ascii: ":"): return true
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            continue
        default: return false
        }
    }
    return false
}

extension BaseURL {
    /// A site address as a link from the server's root; one that names its own host stays as it is.
    package func relativeUnlessWhole(_ address: String) -> String {
        BaseURL.isWhole(address) ? address : relative(address)
    }

    /// A site address with scheme and host; one that names its own host stays as it is.
    package func absoluteUnlessWhole(_ address: String) -> String {
        BaseURL.isWhole(address) ? address : absolute(address)
    }

    private static func isWhole(_ address: String) -> Bool { hasScheme(address) || address.hasPrefix("//") }
}
