/// How well a robot plays.
public struct Level: Hashable, Sendable {
    /// From 1 (loses to a child) to 6 (plays for blood).
    public let number: Int

    /// The level with a number; others count as the nearest.
    public init(_ number: Int) { self.number = min(max(number, 1), 6) }

    /// All levels, weakest first.
    public static var all: [Level] { (1...6).map { Level($0) } }

    /// How a level thinks.
    enum Style {
        /// Any move, but with some chance in a hundred the one that gains most.
        case careless(greed: Int)
        /// Looks so many plies ahead, and misjudges each move by up to so many hundredths of a piece.
        case hasty(depth: Int, error: Int)
        /// Searches within a budget.
        case thorough(Search.Budget)
    }

    var style: Style {
        switch number {
        case 1: .careless(greed: 20)
        case 2: .careless(greed: 70)
        case 3: .hasty(depth: 1, error: 150)
        case 4: .hasty(depth: 2, error: 60)
        case 5: .thorough(Search.Budget(depth: 4, nodes: 10_000))
        default: .thorough(Search.Budget(nodes: 200_000))
        }
    }
}
