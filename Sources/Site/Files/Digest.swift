import CNettle

/// SHA-256 (FIPS 180-4): names that change exactly when the content does.
package struct Digest: Sendable, Hashable {
    package let bytes: [UInt8]

    /// The digest of some bytes.
    package init(of message: [UInt8]) {
        var context = sha256_ctx()
        nettle_sha256_init(&context)
        nettle_sha256_update(&context, message.count, message)
        bytes = [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { buffer, count in
            nettle_sha256_digest(&context, buffer.count, buffer.baseAddress)
            count = buffer.count
        }
    }

    /// The digest in hexadecimal.
    package var hex: String {
        bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }

    /// The first ten hexadecimal digits, enough for a file name.
    package var fingerprint: String { String(hex.prefix(10)) }
}
