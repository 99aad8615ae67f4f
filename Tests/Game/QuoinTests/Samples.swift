@testable import Quoin

/// A dictionary of a few words, with all that a word list has besides.
let lexicon = Lexicon(
    list: Array(
        """
        tea
        eat
        ate
        at
        A
        Adam
        tea's
        teas
        seat
        east
        rate
        tear
        star
        stare
        stone
        tone
        note
        notes
        tea
        ink
        rink
        sea
        ear
        are
        art
        rat
        tar
        net
        ten
        one
        toe
        not
        ton
        """.utf8))

/// Blocks that differ: some whole, some with cubes gone.
func blocks(_ count: Int) -> [Block] {
    (0..<count).map { number in
        var chance = Chance(seed: UInt64(number))
        var block = Block.dealt(seed: UInt64(number))
        for _ in 0..<(number % 4) {
            let cells = chance.shuffled(block.cellsInSight)
            _ = block.remove(Array(cells.prefix(chance.below(5) + 1)))
        }
        return block
    }
}

func letters(_ word: String) -> [Letter] { word.utf8.compactMap { Letter(ascii: $0) } }
