/// Parts of streams that were packed more than once, and are likely to be wanted again.
package struct KeptParts: Sendable {
    private struct Kept {
        var key: [UInt32]
        var part: DeflatePart
    }

    /// A part as it is known before it is kept.
    private struct Sight: Hashable {
        var sum: UInt32
        var count: Int
    }

    /// The last one that was kept stands last.
    private var kept: [Kept] = []
    private var seen: [Sight] = []

    private static let mostKept = 48
    private static let mostSeen = 256

    /// None yet.
    package init() {}

    /// The part whose bytes a key stands for: different ones have different keys.
    package func part(of key: [UInt32]) -> DeflatePart? {
        kept.first { $0.key == key }?.part
    }

    /// Keeps a part that is seen for the second time: most are never seen again.
    package mutating func note(_ part: DeflatePart, of key: [UInt32]) {
        let sight = Sight(sum: part.sum, count: part.count)
        if seen.contains(sight) {
            // Another thread may have done so meanwhile.
            guard self.part(of: key) == nil else { return }
            if kept.count == KeptParts.mostKept { kept.removeFirst() }
            kept.append(Kept(key: key, part: part))
        } else {
            if seen.count == KeptParts.mostSeen { seen.removeFirst() }
            seen.append(sight)
        }
    }
}
