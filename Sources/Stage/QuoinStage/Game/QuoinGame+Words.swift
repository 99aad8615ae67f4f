import Diagnostics
import Quoin
import Stage
import Synchronization

extension QuoinGame {
    /// The game for the table of actors.
    ///
    /// - Parameter list: the words that count, one a line, or why there are none.
    /// - Returns: the game, which asks for them when a play names it first.
    package static func kind(reading list: @escaping @Sendable () throws(Objection) -> [UInt8]) -> ActorKind {
        let dictionary = Dictionary(list)
        return ActorKind("quoin", styles: QuoinStyle.schemes, words: words) { (setup) throws(Objection) in
            let look = try setup.style.map { (name) throws(Objection) in try QuoinStyle.named(name) }
            let state = try setup.position.map { (text) throws(Objection) in try QuoinGame.state(text) }
            return QuoinGame(
                state ?? State(.dealt(seed: setup.seed)), try dictionary.lexicon, names: setup.players,
                style: look ?? .day)
        }
    }

    private static let words: [ActorWord] = [
        .position("position teasonrki/lmndaeptu/rishcogle"), .players("players \"You\" \"Robot\""),
        .style("style dusk", help: "day or dusk"),
        .tap("tap c33", "CUBE"),
        .action(
            PlayWord(
                "spell", "WORD", help: "a tap on each of its letters, and on the word above them",
                example: "spell stone")
        ) { .move($0[0].text) },
        .action(
            PlayWord("submit", help: "a tap on the word above the block: it is whole", example: "submit"), count: 0...0
        ) { _ in .tap(wordPlace) },
        .reply("reply stone"), .robot, .undo, .pass,
    ]

    /// A block, and behind it whose turn it is and both scores, where a play begins in the middle of a game.
    private static func state(_ text: String) throws(Objection) -> State {
        let parts = text.split(separator: " ")
        let block: Block
        do throws(Block.NotationError) { block = try Block(reading: parts.first.map(String.init) ?? "") } catch {
            throw objection(error)
        }
        if parts.count == 1 { return State(block) }
        let numbers = parts.dropFirst().map { Int($0) }
        guard numbers.count == 3, let turn = numbers[0], let first = numbers[1], let second = numbers[2],
            let side = Side(rawValue: turn - 1), min(first, second) >= 0, max(first, second) < 1_000_000
        else {
            throw Objection(
                "behind the block stand whose turn it is, 1 or 2, and both scores",
                remedy: "write for instance `\(block.notation) 1 0 0`", about: .position,
                column: parts[0].count + 1)
        }
        return State(block, side: side, scores: (first, second))
    }

    private static func objection(_ error: Block.NotationError) -> Objection {
        let remedy = "a block is its levels from the top, nine letters each: teasonrki/lmndaeptu/rishcogle"
        return switch error {
        case .levels(let count):
            Objection(
                "the block has \(counted(count, "level")) instead of 3", remedy: remedy, about: .position)
        case .places(let level, let count, let column):
            Objection(
                "level \(3 - level) has \(counted(count, "place")) instead of 9", remedy: remedy, about: .position,
                column: column)
        case .stranger(let sign, let column):
            Objection(
                "`\(sign)` is no letter, and not `-` for no cube", remedy: remedy, about: .position, column: column)
        case .hanging(let cell, let column):
            Objection("the cube at \(cell.name) has none below it", about: .position, column: column)
        }
    }
}

/// A dictionary that is read when it is wanted first.
private final class Dictionary: Sendable {
    private let list: @Sendable () throws(Objection) -> [UInt8]
    private let read = Mutex<Lexicon?>(nil)

    init(_ list: @escaping @Sendable () throws(Objection) -> [UInt8]) { self.list = list }

    var lexicon: Lexicon {
        get throws(Objection) {
            if let known = read.withLock({ $0 }) { return known }
            let lexicon = Lexicon(list: try list())
            read.withLock { $0 = lexicon }
            return lexicon
        }
    }
}
