import Stage

/// How a recorded game is to be shown.
struct GameOrder: Sendable {
    /// How long each move is shown, in turn; the last one counts for the rest.
    ///
    /// Empty where nothing was said.
    var delays: [Seconds] = []
    /// The moves to show, from 1.
    var moves: ClosedRange<Int>?
    var coordinates = false
    var flip = false

    init() {}

    init(_ arguments: ParsedArguments) throws(UsageError) {
        coordinates = arguments.has("coordinates")
        flip = arguments.has("flip")
        moves = try arguments.moves("moves")
        guard let text = arguments.value("delay") else { return }
        for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
            guard let delay = Seconds(reading: String(word)), delay >= GameOrder.shortest, delay <= Limits.duration
            else {
                throw UsageError(
                    "`--delay` takes times of 0.02s to 10m, not `\(word)`",
                    remedy: "write `--delay 0.6s`, or one for each move: `--delay \"0.6s 1s 2s\"`")
            }
            delays.append(delay)
        }
    }

    /// What browsers honour.
    private static let shortest = Seconds(microseconds: 20_000)
}

extension ParsedArguments {
    /// `10..20`, `10..` to the end, or `10`.
    fileprivate func moves(_ name: String) throws(UsageError) -> ClosedRange<Int>? {
        guard let text = value(name) else { return nil }
        let wrong = UsageError("`--\(name)` takes a range, not `\(text)`", remedy: "write `--\(name) 10..20`")
        let most = 1_000_000
        guard let dots = text.firstRange(of: "..") else {
            guard let move = Int(text), (1...most).contains(move) else { throw wrong }
            return move...move
        }
        let (first, last) = (text[..<dots.lowerBound], text[dots.upperBound...])
        guard let low = first.isEmpty ? 1 : Int(first), let high = last.isEmpty ? most : Int(last), low >= 1,
            low <= high,
            high <= most
        else { throw wrong }
        return low...high
    }
}
