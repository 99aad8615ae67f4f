/// Numbers and letters at places of some bytes; nothing where the bytes end before.
///
/// Places count from the first of these bytes, wherever they were cut from.
struct Bytes {
    private let all: ArraySlice<UInt8>

    init(_ all: ArraySlice<UInt8>) { self.all = all }
    init(_ all: [UInt8]) { self.all = all[...] }

    var count: Int { all.count }

    /// The bytes from a place on, `length` of them; nil where there are not so many.
    func slice(_ at: Int, _ length: Int) -> ArraySlice<UInt8>? {
        guard at >= 0, length >= 0, at <= count, length <= count - at else { return nil }
        return all[(all.startIndex + at)..<(all.startIndex + at + length)]
    }

    /// All bytes from a place on; none where it lies behind their end.
    func rest(_ at: Int) -> ArraySlice<UInt8> { all.dropFirst(max(0, at)) }

    func byte(_ at: Int) -> Int? {
        at >= 0 && at < count ? Int(all[all.startIndex + at]) : nil
    }

    /// A number, its heaviest byte first; of eight bytes the top bit is dropped.
    func big(_ at: Int, _ length: Int) -> Int? { slice(at, length).map { Int(bigEndian: $0) } }

    /// A number, its lightest byte first.
    func little(_ at: Int, _ length: Int) -> Int? { slice(at, length).map { Int(bigEndian: $0.reversed()) } }

    /// As many letters as there are, up to a length.
    func text(_ at: Int, _ length: Int) -> String { String(decoding: rest(at).prefix(length), as: UTF8.self) }
}

extension Int {
    /// The number that some bytes write, the heaviest first; the top bit of eight is dropped.
    init(bigEndian bytes: some Sequence<UInt8>) {
        self = Int(truncatingIfNeeded: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } & UInt64(Int.max))
    }
}
