import Glibc

extension UnsafeBufferPointer<UInt8> {
    /// The first place of a byte that is wanted, from an index on; the C library's search finds the places.
    /// - Parameters:
    ///   - byte: the byte.
    ///   - start: where the search begins, which may be the end.
    ///   - isWanted: whether the byte at a place is meant.
    /// - Returns: its index; nil where there is none.
    @inlinable
    @inline(__always)
    public func first(_ byte: UInt8, from start: Int = 0, where isWanted: (Int) -> Bool = { _ in true }) -> Int? {
        guard let base = baseAddress else { return nil }
        var index = start
        while index < count, let found = memchr(base + index, Int32(byte), count - index) {
            index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            if isWanted(index) { return index }
            index += 1
        }
        return nil
    }
}
