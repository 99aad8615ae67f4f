extension UnsafeBufferPointer<UInt8> {
    /// Whether this byte stands at an index, which may lie outside.
    func hasByte(_ byte: UInt8, at index: Int) -> Bool { indices.contains(index) && self[index] == byte }
}

extension [UInt8] {
    /// Where the line ends that a byte is on: at its `\n` or `\r`, or with the text.
    ///
    /// Not by two searches of the library: where only one of them ends lines, the other would read all that is left, each time.
    func lineEnd(from start: Int) -> Int {
        withUnsafeBufferPointer { bytes in
            var end = start
            while end < bytes.count, bytes[end] != Byte.newline, bytes[end] != Byte.carriageReturn { end += 1 }
            return end
        }
    }
}
