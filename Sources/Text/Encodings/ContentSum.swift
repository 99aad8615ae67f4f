/// A sum of 64 bits that tells contents apart, eight bytes a step; it keeps no secrets, and is of use on this machine alone.
///
/// Each step multiplies to 128 bits and folds the halves, as wyhash does (github.com/wangyi-fudan/wyhash); that two
/// contents of one site have one sum is less likely than that the memory they are in is read wrongly.
public struct ContentSum: Sendable, Hashable {
    /// The sum.
    public private(set) var value: UInt64

    private static let first: UInt64 = 0xa076_1d64_78bd_642f
    private static let second: UInt64 = 0xe703_7ed1_a0b4_28db
    private static let third: UInt64 = 0x8ebc_6af0_9c88_c6e3

    /// A sum that was kept.
    public init(value: UInt64) { self.value = value }

    /// The sum of nothing, to add to.
    public init() { value = ContentSum.first }

    /// The sum of some bytes.
    public init(of bytes: [UInt8]) {
        self.init()
        add(bytes)
    }

    /// The sum of a text.
    public init(of text: String) {
        self.init()
        add(text)
    }

    /// Adds bytes, and how many there are, so that no other way of cutting them has this sum.
    public mutating func add(_ bytes: [UInt8]) { add(bytes[...]) }

    /// Adds bytes that are a part of others.
    public mutating func add(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBytes { add($0) } }

    /// Adds a text, and how long it is.
    public mutating func add(_ text: String) {
        // `withUTF8` would retain a copy.
        if text.utf8.withContiguousStorageIfAvailable({ add(UnsafeRawBufferPointer($0)) }) == nil {
            add(Array(text.utf8))
        }
    }

    /// Adds a number.
    public mutating func add(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }

    /// Adds another sum.
    public mutating func add(_ sum: ContentSum) { mix(sum.value) }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        mix(UInt64(bytes.count) ^ ContentSum.third)
        func word(_ index: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        }
        var index = 0
        if bytes.count >= 64 {
            // Each step of a sum waits for the one before, and four sums do not wait for each other.
            var lanes = (self, ContentSum(value: ~value), ContentSum(), ContentSum(value: ContentSum.third))
            while index + 64 <= bytes.count {
                lanes.0.mix(word(index), word(index + 8))
                lanes.1.mix(word(index + 16), word(index + 24))
                lanes.2.mix(word(index + 32), word(index + 40))
                lanes.3.mix(word(index + 48), word(index + 56))
                index += 64
            }
            mix(lanes.0.value)
            mix(lanes.1.value)
            mix(lanes.2.value)
            mix(lanes.3.value)
        }
        while index + 8 <= bytes.count {
            mix(word(index))
            index += 8
        }
        guard index < bytes.count else { return }
        var last: UInt64 = 0
        while index < bytes.count {
            last = last << 8 | UInt64(bytes[index])
            index += 1
        }
        mix(last)
    }

    /// Two words by one product.
    private mutating func mix(_ word: UInt64, _ other: UInt64) {
        let product = (value ^ word ^ ContentSum.second)
            .multipliedFullWidth(by: (value &+ ContentSum.third) ^ other | 1)
        // As below; the bit that makes the factor odd is kept by the other word's rotation.
        value =
            product.high ^ product.low ^ (word << 29 | word >> 35) &+ (other << 47 | other >> 17) &+ value
    }

    private mutating func mix(_ word: UInt64) {
        let product = (value ^ word ^ ContentSum.second).multipliedFullWidth(by: value &+ ContentSum.third | 1)
        // The factor is never nought, and the rotation keeps what a product of nought would lose.
        value = product.high ^ product.low ^ (word << 29 | word >> 35) &+ value
    }
}
