/// A player that finds words.
package enum Robot {
    /// Its levels; the highest overlooks nothing.
    package static let levels = 1...5

    /// The word that it plays; nil where there is none.
    ///
    /// It takes the best of the words that it notices. Those are, by its level, one in forty, in fifteen, in six and in
    /// two, none of more letters than its level and three; the highest level notices all. So it loses as people do: by
    /// what it does not see.
    ///
    /// - Parameters:
    ///   - block: where it looks.
    ///   - lexicon: the words that count.
    ///   - spelled: those that have been, and do not count again.
    ///   - level: one of ``levels``; others are taken for the nearest.
    ///   - seed: decides what it notices.
    /// - Returns: the word and its tidiest path.
    package static func word(
        in block: Block, _ lexicon: Lexicon, without spelled: Set<String> = [], level: Int, seed: UInt64
    ) -> Find? {
        let words = block.words(of: lexicon).filter { !spelled.contains($0.word) }
        let level = min(max(level, levels.lowerBound), levels.upperBound)
        var chance = Chance(seed: seed)
        let noticed = words.first { find in
            let isNoticed = chance.below([40, 15, 6, 2, 1][level - 1]) == 0
            return level == levels.upperBound || isNoticed && find.path.count <= level + 3
        }
        guard let best = noticed ?? words.last else { return nil }
        return Find(block.path(spelling: best.path.compactMap { block[$0] }), in: block)
    }
}
