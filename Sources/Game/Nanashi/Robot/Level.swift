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
        /// Judges each move by the board it leads to, and misjudges it by up to so many hundredths of a piece.
        case hasty(error: Int)
        /// Searches within a budget.
        case thorough(Search.Budget)
    }

    var style: Style {
        switch number {
        case 1: .hasty(error: 600)
        case 2: .hasty(error: 200)
        case 3: .thorough(Search.Budget(nodes: 40))
        case 4: .thorough(Search.Budget(nodes: 110))
        case 5: .thorough(Search.Budget(nodes: 300))
        default: .thorough(Search.Budget(nodes: 200_000))
        }
    }
}
