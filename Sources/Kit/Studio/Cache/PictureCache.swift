import Diagnostics
import Files

/// Where finished pictures are kept, by the digest of all that they are made of.
///
/// A cache that loses everything costs time and nothing else.
package struct PictureCache: Sendable {
    /// The bytes that are kept under a name; nil where there are none.
    package var read: @Sendable (_ name: String) -> [UInt8]?
    /// Keeps bytes under a name; where it cannot, it says nothing, and the picture is made again next time.
    package var store: @Sendable (_ bytes: [UInt8], _ name: String) -> Void
    /// Whether bytes are kept under a name, where that can be told without reading them.
    package var isKept: @Sendable (_ name: String) -> Bool
    /// Where bytes are kept under a name, so that they need not be held in memory; nil where there are none.
    package var place: @Sendable (_ name: String) -> FileContent?
    /// Whether a picture that is not kept is made in this run, by its name: where several machines share the work, each
    /// picture is one machine's.
    package var isMine: @Sendable (_ name: String) -> Bool = { _ in true }
    /// Told of pictures that are cheaper to make together than apart; nil where nobody shares the work.
    package var isTogether: (@Sendable (_ name: String, _ group: String) -> Void)?
    /// What else decides how pictures look, besides what each is made of: a part of every name.
    private(set) var salt = ""

    /// A cache of these operations, which may be called on many threads at once.
    package init(
        read: @escaping @Sendable (_ name: String) -> [UInt8]?,
        store: @escaping @Sendable (_ bytes: [UInt8], _ name: String) -> Void,
        isKept: @escaping @Sendable (_ name: String) -> Bool = { _ in false },
        place: @escaping @Sendable (_ name: String) -> FileContent? = { _ in nil }
    ) {
        self.read = read
        self.store = store
        self.isKept = isKept
        self.place = place
    }

    /// Keeps nothing: every picture is made each time it is asked for.
    package static let none = PictureCache(read: { _ in nil }, store: { _, _ in })
}

extension PictureCache {
    /// The same cache for pictures that something else decides too.
    func salted(_ salt: String) -> PictureCache {
        var cache = self
        cache.salt = salt
        return cache
    }

    /// A key for a picture of a kind, as this cache names them.
    func key(_ kind: String) -> PictureKey { PictureKey(kind, salt: salt) }

    /// Leaves a picture that is not kept to the machine whose share it is.
    /// - Throws: no mistake at all where it is another's: what needs the picture is not made here either, and nothing is
    ///   told of it.
    func claim(_ name: String) throws(Mistakes) { if !isMine(name) { throw Mistakes([]) } }

    /// The bytes that are kept for these parts, else those made now, which are then kept.
    func bytes(
        _ kind: String, _ fileExtension: String, _ parts: [[UInt8]], make: () throws(Mistakes) -> [UInt8]
    ) throws(Mistakes) -> [UInt8] {
        var key = key(kind)
        parts.forEach { key.add($0) }
        let name = key.name(fileExtension)
        if let kept = read(name) { return kept }
        try claim(name)
        let made = try make()
        store(made, name)
        return made
    }
}
