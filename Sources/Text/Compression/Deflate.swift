import CDeflate

/// How DEFLATE's streams (RFC 1951) are wrapped.
package enum DeflateWrapping: Sendable {
    /// As in PNG (RFC 1950).
    case zlib
    /// As servers send them (RFC 1952), without a name or a time, so that equal bytes pack equally.
    case gzip
}

/// Packs bytes.
/// - Parameters:
///   - bytes: what is packed.
///   - wrapping: what stands around them.
///   - level: how hard, 1...12; 0 not at all.
/// - Returns: nil where there is no memory for it.
package func deflated(_ bytes: [UInt8], _ wrapping: DeflateWrapping, level: Int) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(Int32(max(0, min(12, level)))) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound =
        switch wrapping {
        case .zlib: libdeflate_zlib_compress_bound(compressor, bytes.count)
        case .gzip: libdeflate_gzip_compress_bound(compressor, bytes.count)
        }
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { out, filled in
        filled =
            switch wrapping {
            case .zlib: libdeflate_zlib_compress(compressor, bytes, bytes.count, out.baseAddress, out.count)
            case .gzip: libdeflate_gzip_compress(compressor, bytes, bytes.count, out.baseAddress, out.count)
            }
    }
    return packed.isEmpty ? nil : packed
}

/// Unpacks a stream of zlib (RFC 1950).
/// - Returns: nil where it is damaged, or holds more than `limit` bytes.
package func inflated(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    guard let codec = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(codec) }
    var result = LIBDEFLATE_BAD_DATA
    let unpacked = [UInt8](unsafeUninitializedCapacity: limit) { out, filled in
        result = libdeflate_zlib_decompress(codec, bytes, bytes.count, out.baseAddress, out.count, &filled)
        if result != LIBDEFLATE_SUCCESS { filled = 0 }
    }
    return result == LIBDEFLATE_SUCCESS ? unpacked : nil
}

/// The sum of bytes that PNG and gzip carry (RFC 1952, section 8).
package func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { libdeflate_crc32(0, $0.baseAddress, $0.count) }
}
