/// A game: the block, the letters chosen so far, the scores, and whose turn it is.
///
/// It changes by actions only.
package struct State: Hashable, Sendable {
    /// A word or a pass, and what stood before it.
    package struct Turn: Hashable, Sendable {
        /// The block before it.
        package let block: Block
        /// Whose it was.
        package let side: Side
        /// The word; nil is a pass.
        package let find: Find?
    }

    /// The cubes.
    package private(set) var block: Block
    /// The cells of the letters chosen so far.
    package private(set) var path: [Cell] = []
    /// Whose turn it is.
    package private(set) var side: Side
    /// What led here.
    package private(set) var turns: [Turn] = []
    /// How the game ended; nil while it goes on.
    package private(set) var outcome: Outcome?
    private var scores: [Int]

    /// A game that begins with a block.
    package init(_ block: Block, side: Side = .first, scores: (first: Int, second: Int) = (0, 0)) {
        self.block = block
        self.side = side
        self.scores = [scores.first, scores.second]
    }

    /// The points of a player.
    package func score(of side: Side) -> Int { scores[side.rawValue] }

    /// The words that have counted in this game.
    package var words: Set<String> { Set(turns.compactMap(\.find?.word)) }

    /// The letters chosen so far.
    package var letters: [Letter] { path.compactMap { block[$0] } }

    /// The block, whose turn it is (1 or 2), and both scores.
    package var notation: String { "\(block.notation) \(side.rawValue + 1) \(scores[0]) \(scores[1])" }
}

extension State {
    /// Does what a player does.
    ///
    /// - Returns: what happened; nothing else has changed where that is a refusal.
    package mutating func reduce(_ action: Action, _ lexicon: Lexicon) -> [Event] {
        switch action {
        case .tap(let cell): tap(cell)
        case .submit: spell(path, lexicon)
        case .spell(let path): spell(path, lexicon)
        case .pass: pass()
        case .undo: undo()
        }
    }

    private mutating func tap(_ cell: Cell) -> [Event] {
        if outcome != nil { return [.refused(.gameIsOver)] }
        if let index = path.firstIndex(of: cell) {
            let kept = index == path.count - 1 ? index : index + 1
            let gone = Array(path[kept...])
            path.removeSubrange(kept...)
            return [.letGo(gone)]
        }
        if let refusal = refusal(of: cell, after: path.last) { return [.refused(refusal)] }
        path.append(cell)
        return [.chosen(cell)]
    }

    private func refusal(of cell: Cell, after last: Cell?) -> Refusal? {
        if block[cell] == nil { return .gone(cell) }
        if !block.isInSight(cell) { return .hidden(cell) }
        if let last, !Surface(block).touch(last, cell) { return .apart(cell, from: last) }
        return nil
    }

    /// Why a path is no word; nil where it is one.
    private func refusal(of path: [Cell], _ lexicon: Lexicon) -> Refusal? {
        if outcome != nil { return .gameIsOver }
        for (index, cell) in path.enumerated() {
            if path[..<index].contains(cell) { return .twice(cell) }
            if let refusal = refusal(of: cell, after: index > 0 ? path[index - 1] : nil) { return refusal }
        }
        let find = Find(path, in: block)
        if path.count < Lexicon.shortest { return .short(find.word) }
        if !lexicon.contains(path.compactMap { block[$0] }) { return .unknown(find.word) }
        return words.contains(find.word) ? .spelledBefore(find.word) : nil
    }

    private mutating func spell(_ path: [Cell], _ lexicon: Lexicon) -> [Event] {
        if let refusal = refusal(of: path, lexicon) { return [.refused(refusal)] }
        let find = Find(path, in: block)
        turns.append(Turn(block: block, side: side, find: find))
        scores[side.rawValue] += find.points
        let sinkings = block.remove(path)
        self.path = []
        side = side.other
        var events: [Event] = [.spelled(find, sinkings: sinkings)]
        if !block.hasWord(of: lexicon, without: words) { events.append(end()) }
        return events
    }

    private mutating func pass() -> [Event] {
        if outcome != nil { return [.refused(.gameIsOver)] }
        let isSecond = turns.last.map { $0.find == nil } ?? false
        turns.append(Turn(block: block, side: side, find: nil))
        let passed = side
        path = []
        side = side.other
        return [.passed(passed)] + (isSecond ? [end()] : [])
    }

    private mutating func end() -> Event {
        let winner: Side? = scores[0] == scores[1] ? nil : scores[0] > scores[1] ? .first : .second
        let outcome = Outcome(winner: winner)
        self.outcome = outcome
        return .over(outcome)
    }

    private mutating func undo() -> [Event] {
        guard let turn = turns.popLast() else { return [.refused(.nothingToUndo)] }
        (block, side, path, outcome) = (turn.block, turn.side, [], nil)
        scores[side.rawValue] -= turn.find?.points ?? 0
        return [.undone]
    }
}
