/// A strong entity tag of some bytes (RFC 9110, 8.8.3): 64 bits of a multiplicative hash, eight bytes a step.
///
/// It tells versions of one file apart while somebody edits it; it is no defence against anybody.
func entityTag(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0x9e37_79b9_7f4a_7c15 ^ UInt64(truncatingIfNeeded: bytes.count)
    bytes.withUnsafeBytes { buffer in
        var offset = 0
        while offset + 8 <= buffer.count {
            hash = mixed(hash, buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        while offset < buffer.count {
            hash = mixed(hash, UInt64(buffer[offset]))
            offset += 1
        }
    }
    return "\"\(String(hash, radix: 16))\""
}

private func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9fb2_1c65_1e98_df25)
    return product.high ^ product.low &+ 0x2545_f491_4f6c_dd1d
}

/// Whether an `If-None-Match` header names a tag, by weak comparison (RFC 9110, 13.1.2).
func matches(ifNoneMatch header: String?, tag: String) -> Bool {
    guard let header else { return false }
    return header.split(separator: ",").contains { item in
        let item = item.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
        let bare = item.starts(with: "W/") ? String(item).dropFirst(2) : String(item)[...]
        return bare == "*" || bare == tag
    }
}

/// Whether an `If-Match` header names a tag, by strong comparison (RFC 9110, 13.1.1).
func matches(ifMatch header: String, tag: String) -> Bool {
    header.split(separator: ",").contains { item in
        let bare = item.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
        return String(bare) == "*" || String(bare) == tag
    }
}
