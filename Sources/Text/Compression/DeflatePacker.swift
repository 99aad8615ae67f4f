import CDeflate

/// Packs parts of zlib streams, one after another, in memory that is asked for once.
///
/// One belongs to one thread at a time. What it makes of some bytes does not depend on what it packed before.
package final class DeflatePacker {
    private let compressor: OpaquePointer

    /// A packer that tries so hard, 1…12; nil where there is no memory for it.
    package init?(level: Int) {
        guard let compressor = libdeflate_alloc_compressor(Int32(max(1, min(12, level)))) else { return nil }
        self.compressor = compressor
    }

    deinit { libdeflate_free_compressor(compressor) }

    /// A stream of some bytes without anything around it; empty where it went wrong.
    func packed(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let bound = libdeflate_deflate_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { out, filled in
            filled = libdeflate_deflate_compress(compressor, bytes.baseAddress, bytes.count, out.baseAddress, bound)
        }
    }
}
