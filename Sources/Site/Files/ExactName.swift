import Glibc

/// A name or path that is compared as the bytes it is made of.
///
/// Swift takes texts for equal that differ only in Unicode form, such as `é` in one scalar and in two. A disk and a web
/// server do not: to them these are two names, and two files.
package struct ExactName: Sendable, Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    package let text: String

    /// The name that a text is.
    package init(_ text: String) { self.text = text }

    /// The name that a literal is.
    package init(stringLiteral text: String) { self.text = text }

    /// The name itself.
    package var description: String { text }

    /// Whether two names have the same bytes.
    package static func == (left: ExactName, right: ExactName) -> Bool { hasSameBytes(left.text, right.text) }

    /// Mixes in the bytes.
    package func hash(into hasher: inout Hasher) {
        // A text is one piece of memory, and to look into a copy of it, as `withUTF8` does, would be to retain it.
        if text.utf8.withContiguousStorageIfAvailable({ hasher.combine(bytes: UnsafeRawBufferPointer($0)) }) == nil {
            Array(text.utf8).withUnsafeBytes { hasher.combine(bytes: $0) }
        }
        hasher.combine(0xFF as UInt8)
    }

    /// By bytes, which for UTF-8 is the order of the scalars.
    package static func < (left: ExactName, right: ExactName) -> Bool { precedes(left.text, right.text) }

    /// Whether two texts have the same bytes.
    package static func hasSameBytes(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count && order(left, right) == 0
    }

    /// Whether a text stands before another in the order of their bytes: the order of files, whatever their names' form.
    package static func precedes(_ left: String, _ right: String) -> Bool {
        order(left, right) < 0
    }

    /// Whether a text begins with the bytes of another.
    package static func begins(_ text: String, with start: String) -> Bool {
        let found = text.utf8.withContiguousStorageIfAvailable { text in
            start.utf8.withContiguousStorageIfAvailable { start in
                guard let one = text.baseAddress, let other = start.baseAddress else { return start.isEmpty }
                return text.count >= start.count && memcmp(one, other, start.count) == 0
            }
        }
        if let found, let found { return found }
        return text.utf8.starts(with: start.utf8)
    }

    /// Below nought where the first stands before the second, nought where they are the same, else above.
    private static func order(_ left: String, _ right: String) -> Int {
        let found = left.utf8.withContiguousStorageIfAvailable { left in
            right.utf8.withContiguousStorageIfAvailable { right in order(left, right) }
        }
        if let found, let found { return found }
        return orderOfCopies(left, right)
    }

    /// Apart from the quick way, which keeps hold of neither text.
    @inline(never)
    private static func orderOfCopies(_ left: String, _ right: String) -> Int {
        Array(left.utf8).withUnsafeBufferPointer { left in
            Array(right.utf8).withUnsafeBufferPointer { order(left, $0) }
        }
    }

    private static func order(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        guard let one = left.baseAddress, let other = right.baseAddress else { return left.count - right.count }
        let order = memcmp(one, other, min(left.count, right.count))
        return order != 0 ? Int(order) : left.count - right.count
    }
}

/// The parts of a path between its slashes, as bytes cut them: a mark that begins a name does not join the slash.
package func pathParts(_ path: String) -> [String] {
    var path = path
    return path.withUTF8 { bytes in
        var parts: [String] = []
        var start = 0
        for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
            if end > start { parts.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
            start = end + 1
        }
        return parts
    }
}
