/// What the robot thinks of a position, for those who ask: a hint, and who stands better.
public struct Thought: Hashable, Sendable {
    /// The move that looks best.
    public let move: Move
    /// What the position is worth to the player to move, in hundredths of a piece; about ±20,000 says who wins.
    public let worth: Int
}

extension Position {
    /// Searches the position, always alike.
    ///
    /// - Parameter nodes: how long: the most nodes.
    /// - Returns: nothing when the game is over.
    public func thought(nodes: Int) -> Thought? {
        var search = Search(seed: 1, logEntries: 12)
        guard let report = search.run(self, budget: Search.Budget(nodes: nodes)), let move = report.line.first else {
            return nil
        }
        return Thought(move: move, worth: report.score)
    }
}
