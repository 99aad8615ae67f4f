/// A word in the block, and the cubes that spell it.
package struct Find: Hashable, Sendable {
    /// The word, in small letters.
    package let word: String
    /// Its cubes, in order.
    package let path: [Cell]
    /// What it brings.
    package let points: Int

    /// The word that cubes of a block spell, whether or not it is one.
    package init(_ path: [Cell], in block: Block) {
        let letters = path.compactMap { block[$0] }
        word = letters.map(\.small).joined()
        self.path = path
        points = Find.points(of: letters)
    }

    /// The sum of the letters' values, times their number less two: one long word beats two short ones.
    package static func points(of letters: [Letter]) -> Int {
        letters.reduce(0) { $0 + $1.value } * max(0, letters.count - 2)
    }
}
