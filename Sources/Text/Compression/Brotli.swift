import CBrotli

/// Packs a text as browsers take it over HTTPS (Brotli, RFC 7932).
///
/// The two highest levels gain a twentieth of the size for ten times the work, so the third is taken.
/// - Returns: nil where there is no memory for it.
package func brotliPacked(_ bytes: [UInt8]) -> [UInt8]? {
    let bound = max(64, BrotliEncoderMaxCompressedSize(bytes.count))
    var count = bound
    var isDone = false
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { out, filled in
        isDone =
            BrotliEncoderCompress(
                9, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, bytes.count, bytes, &count,
                out.baseAddress) != 0
        filled = isDone ? count : 0
    }
    return isDone ? packed : nil
}

/// Unpacks Brotli.
/// - Returns: nil where it is damaged, or holds more than `limit` bytes.
package func brotliUnpacked(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var count = limit
    var isDone = false
    let unpacked = [UInt8](unsafeUninitializedCapacity: limit) { out, filled in
        isDone =
            BrotliDecoderDecompress(bytes.count, bytes, &count, out.baseAddress) == BROTLI_DECODER_RESULT_SUCCESS
        filled = isDone ? count : 0
    }
    return isDone ? unpacked : nil
}
