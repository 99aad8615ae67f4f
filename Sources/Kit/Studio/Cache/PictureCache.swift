/// Where finished pictures are kept, by the digest of all that they are made of.
///
/// A cache that loses everything costs time and nothing else.
public struct PictureCache: Sendable {
    /// The bytes that are kept under a name; nil where there are none.
    public var read: @Sendable (_ name: String) -> [UInt8]?
    /// Keeps bytes under a name.
    public var store: @Sendable (_ bytes: [UInt8], _ name: String) -> Void
    /// Whether bytes are kept under a name, where that can be told without reading them.
    public var isKept: @Sendable (_ name: String) -> Bool

    /// A cache of these operations.
    public init(
        read: @escaping @Sendable (_ name: String) -> [UInt8]?,
        store: @escaping @Sendable (_ bytes: [UInt8], _ name: String) -> Void,
        isKept: @escaping @Sendable (_ name: String) -> Bool = { _ in false }
    ) {
        self.read = read
        self.store = store
        self.isKept = isKept
    }

    /// Keeps nothing.
    public static let none = PictureCache(read: { _ in nil }, store: { _, _ in })
}
