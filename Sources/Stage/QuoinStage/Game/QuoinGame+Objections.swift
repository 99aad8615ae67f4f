import Diagnostics
import Quoin
import Stage

// Why the engine does not do what a play asks for, with what could be done instead.
extension QuoinGame {
    /// A word that can be spelled now, with its tidiest path.
    func find(_ word: String) throws(Objection) -> Find {
        let letters = word.utf8.compactMap { Letter(ascii: $0) }
        guard letters.count == word.utf8.count, !letters.isEmpty else {
            throw Objection("`\(word.prefix(40))` is no word of the letters a to z", about: .argument(0))
        }
        let small = letters.map(\.small).joined()
        if letters.count < Lexicon.shortest { throw objection(.short(small)) }
        if !lexicon.contains(letters) { throw objection(.unknown(small)) }
        let path = state.block.path(spelling: letters)
        guard path.count == letters.count else {
            let next = letters[path.count].small
            let message =
                path.isEmpty
                ? "no `\(next)` is in sight"
                : "`\(small)` breaks off: no way leads on from `\(small.prefix(path.count))` to `\(next)`"
            throw Objection(message, remedy: hint, about: .argument(0), column: path.count)
        }
        return Find(path, in: state.block)
    }

    func objection(_ refusal: Refusal) -> Objection {
        switch refusal {
        case .gone(let cell): Objection("there is no cube at \(cell.name)", remedy: inSight)
        case .hidden(let cell): Objection("the cube at \(cell.name) lies behind others", remedy: inSight)
        case .apart(let cell, let last):
            Objection(
                "the cube at \(cell.name) does not touch the one at \(last.name) in sight",
                remedy: "\(last.name) touches \(neighbours(of: last))")
        case .twice(let cell): Objection("the cube at \(cell.name) is in the word already")
        case .short(""): Objection("no letter is chosen yet", remedy: "tap cubes that spell a word first")
        case .short(let word):
            Objection("`\(word)` is too short", remedy: "a word has at least \(Lexicon.shortest) letters")
        case .unknown(let word): Objection("`\(word)` is not in the dictionary", remedy: near(word) ?? hint)
        case .spelledBefore(let word): Objection("`\(word)` has counted in this game", remedy: hint)
        case .gameIsOver: Objection("the game is over")
        case .nothingToUndo: Objection("there is no word to take back")
        }
    }

    private func near(_ word: String) -> String? {
        didYouMean(word, among: state.block.words(of: lexicon).map(\.word))
    }

    /// The best words that could be spelled.
    private var hint: String? {
        let spelled = state.words
        let words = state.block.words(of: lexicon).filter { !spelled.contains($0.word) }.prefix(5)
        return words.isEmpty ? nil : "to be found are: " + words.map(\.word).joined(separator: ", ")
    }

    private var inSight: String { "in sight are " + state.block.cellsInSight.map(\.name).joined(separator: " ") }

    private func neighbours(of cell: Cell) -> String {
        Surface(state.block).neighbours(of: cell).map { "\($0.name) (\(state.block[$0]?.small ?? ""))" }
            .joined(separator: ", ")
    }
}

extension State {
    /// Why no finger can touch a cell now; nil where one can.
    func refusal(touching cell: Cell) -> Refusal? {
        if block[cell] == nil { return .gone(cell) }
        return block.isInSight(cell) ? nil : .hidden(cell)
    }
}

extension Block {
    /// The levels side by side, the highest first: letters by files from left to right, by ranks from top to bottom.
    var diagram: String {
        let levels = [2, 1, 0]
        let heads = levels.map { "level \($0 + 1)" }.joined(separator: "  ")
        let rows = (0..<3).map { rank in
            levels.map { level in
                let letters = (0..<3).map { file in Cell(file, rank, level).flatMap { self[$0]?.small } ?? "." }
                return letters.joined(separator: " ")
            }.joined(separator: "    ")
        }
        let files = levels.map { _ in "a b c" }.joined(separator: "    ")
        return ([heads] + rows.enumerated().map { "\($0.offset + 1) \($0.element)" } + ["  " + files])
            .enumerated().map { $0.offset == 0 ? "  " + $0.element : $0.element }.joined(separator: "\n")
    }
}
