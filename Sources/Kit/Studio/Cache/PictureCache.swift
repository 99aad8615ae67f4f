/// Where finished pictures are kept, by the digest of all that they are made of.
///
/// A cache that loses everything costs time and nothing else.
public struct PictureCache: Sendable {
    /// The bytes that are kept under a name; nil where there are none.
    public var read: @Sendable (_ name: String) -> [UInt8]?
    /// Keeps bytes under a name.
    public var store: @Sendable (_ bytes: [UInt8], _ name: String) -> Void

    /// A cache of these two operations.
    public init(
        read: @escaping @Sendable (_ name: String) -> [UInt8]?,
        store: @escaping @Sendable (_ bytes: [UInt8], _ name: String) -> Void
    ) {
        self.read = read
        self.store = store
    }

    /// Keeps nothing.
    public static let none = PictureCache(read: { _ in nil }, store: { _, _ in })
}
