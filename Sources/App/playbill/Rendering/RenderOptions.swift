import Diagnostics
import Stage
import Studio

// What `render` can be told, and how each value is read.

extension Switch {
    static let coordinates = Switch("coordinates", help: "name files and ranks")
    static let flip = Switch("flip", help: "see the board from the other side")
    static let fast = Switch("fast", help: "pack a GIF once, instead of trying what makes it smallest")
    static let checkOnly = Switch("check", help: "perform the play and draw nothing")
}

extension Option<String> {
    static let position = Option("position", "FEN", help: "draw a position instead of a play")
    static let last = Option("last", "MOVE", help: "tint the squares of the last move")
    static let select = Option("select", "SQUARE", help: "frame a piece and mark what it reaches")
    static let mark = Option("mark", "\"a1 b2\"", help: "frame squares")
    static let arrow = Option("arrow", "a1a3", help: "draw an arrow; may be repeated")
    static let players = Option("players", "\"You, Robot\"", help: "show the score with these names")
    static let style = Option("style", "NAME", help: "day, dusk, another of whoever acts, or a colour such as #E2553D")
    static let at = Option("at", "MARK|TIME", help: "the moment of a still (default: the mark `poster`; a cast's end)")
}

extension Option<Int> {
    static let fps = Option("fps", in: PlayLimits.fps, help: "frames a second")
    static let colours = Option("colors", in: 4...256, help: "the most colours of a GIF, 4 to 256")

    /// `off`, or how often.
    static let loop = Option("loop", "off|TIMES", help: "how often the film is shown (default: for ever)") {
        text, name throws(UsageError) in
        guard text != "off" else { return 1 }
        guard let times = Int(text), PlayLimits.plays.contains(times) else {
            throw UsageError(
                "`--\(name)` takes `off` or a number, not `\(text)`", remedy: "write `--\(name) off` to show it once")
        }
        return times
    }

    /// `400k`, `3M`, `1500000`: decimal units, as networks count.
    static let maxBytes = Option("max-bytes", "N", help: "make it smaller by stated steps until it fits: 400k, 3M") {
        text, name throws(UsageError) in
        let units: [Character: Int] = ["k": 1000, "K": 1000, "m": 1_000_000, "M": 1_000_000]
        let unit = text.last.flatMap { units[$0] }
        guard let number = Int(unit == nil ? text : String(text.dropLast())), number > 0, number <= 1_000_000_000 else {
            throw UsageError("`--\(name)` takes a number of bytes, not `\(text)`", remedy: "write 400k, 3M or 1500000")
        }
        return number * (unit ?? 1)
    }
}

extension Option<PictureSize> {
    /// `720x840`.
    static let size = Option("size", "WIDTHxHEIGHT", help: "the picture's size in pixels") {
        text, name throws(UsageError) in
        let size = try cells(text, name, example: "720x840")
        guard PlayLimits.side.contains(size.width), PlayLimits.side.contains(size.height) else {
            throw UsageError(
                "`--\(name)` takes sides of \(PlayLimits.side.lowerBound) to \(PlayLimits.side.upperBound), not `\(text)`"
            )
        }
        return size
    }

    static let contact = Option("contact", "COLUMNSxROWS", help: "a sheet of that many moments") {
        text, name throws(UsageError) in try cells(text, name, example: "6x5")
    }

    /// Two whole numbers with an `x` between them; one alone is both.
    private static func cells(_ text: String, _ name: String, example: String) throws(UsageError) -> PictureSize {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard let width = parts.first ?? nil, let height = parts.last ?? nil, parts.count <= 2, width > 0, height > 0,
            width <= 100_000, height <= 100_000
        else {
            throw UsageError(
                "`--\(name)` takes two whole numbers from 1 on, not `\(text)`", remedy: "write `--\(name) \(example)`")
        }
        return PictureSize(width: width, height: height)
    }
}

extension Option<Double> {
    /// A factor, or a percentage.
    static let scale = Option("scale", "FACTOR", help: "scale the play's size") { text, name throws(UsageError) in
        let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
        let most = 16.0
        guard let number, (0.01...most).contains(number) else {
            let isShare = number.map { (most...most * 100).contains($0) } ?? false
            throw UsageError(
                "`--\(name)` takes a factor from 0.01 to 16, not `\(text)`",
                remedy: isShare ? "for so many hundredths write `--\(name) \(text)%`" : "write `--\(name) 0.5`")
        }
        return number
    }
}

extension Option<[Seconds]> {
    /// How long each move is shown, in turn.
    static let delay = Option(
        "delay", "TIME", help: "how long a recorded game shows each move: 0.6s, or \"0.6s 1s 2s\""
    ) { text, name throws(UsageError) in
        // What browsers honour.
        let shortest = Seconds(microseconds: 20_000)
        var delays: [Seconds] = []
        for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
            guard let delay = Seconds(reading: String(word)), delay >= shortest, delay <= PlayLimits.duration else {
                throw UsageError(
                    "`--\(name)` takes times of 0.02s to 10m, not `\(word)`",
                    remedy: "write `--\(name) 0.6s`, or one for each move: `--\(name) \"0.6s 1s 2s\"`")
            }
            delays.append(delay)
        }
        return delays
    }
}

extension Option<ClosedRange<Int>> {
    /// `10..20`, `10..` to the end, or `10`.
    static let moves = Option("moves", "FROM..TO", help: "the moves of a recorded game to show") {
        text, name throws(UsageError) in
        let wrong = UsageError("`--\(name)` takes a range, not `\(text)`", remedy: "write `--\(name) 10..20`")
        let most = 1_000_000
        guard let dots = text.firstRange(of: "..") else {
            guard let move = Int(text), (1...most).contains(move) else { throw wrong }
            return move...move
        }
        let (first, last) = (text[..<dots.lowerBound], text[dots.upperBound...])
        guard let low = first.isEmpty ? 1 : Int(first), let high = last.isEmpty ? most : Int(last), low >= 1,
            low <= high, high <= most
        else { throw wrong }
        return low...high
    }
}
