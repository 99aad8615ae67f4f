/// How well a robot plays.
///
/// Each of the six levels wins about three of four games against the one below (`NanashiBench ladder`). What the robot can
/// do at most is far above the sixth, so it is a level of its own.
public struct Level: Hashable, Sendable {
    /// From 1 (loses to a child) to 6; 7 is all that the robot can do.
    public let number: Int

    /// The level with a number; others count as the nearest.
    public init(_ number: Int) { self.number = min(max(number, 1), Level.highest) }

    private static var highest: Int { 7 }

    /// The six levels, weakest first.
    public static var all: [Level] { (1...6).map { Level($0) } }

    /// All that the robot can do: nobody's step above the sixth level.
    public static var full: Level { Level(highest) }

    /// How a level thinks.
    enum Style {
        /// Judges each move by the board it leads to, and misjudges it by up to so many hundredths of a piece.
        case hasty(error: Int)
        /// Searches within a budget.
        case thorough(Search.Budget)
    }

    var style: Style {
        switch number {
        case 1: .hasty(error: 500)
        case 2: .hasty(error: 250)
        case 3: .thorough(Search.Budget(nodes: 11))
        case 4: .thorough(Search.Budget(nodes: 46))
        case 5: .thorough(Search.Budget(nodes: 69))
        case 6: .thorough(Search.Budget(nodes: 110))
        default: .thorough(Search.Budget(nodes: 200_000))
        }
    }
}
