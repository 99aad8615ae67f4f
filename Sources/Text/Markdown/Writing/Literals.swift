import Markup

extension ByteBuffer {
    /// Writes a literal of the program; `append` with a literal would make a `String` first.
    @inline(__always)
    mutating func write(_ literal: StaticString) { append(literal) }
}
