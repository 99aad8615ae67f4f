import Nanashi
import Stage

extension GameRecord {
    /// More moves than these are too many to see a finger make each.
    private static let mostByHand = 30

    /// How fast a long game goes, so that it is seen in about a minute; nil where that is as fast as it is.
    private var speed: String? {
        let factor = (Double(plies.count) * 1.25 / 60 * 2).rounded(.up) / 2
        guard factor > 1 else { return nil }
        return factor == factor.rounded() ? String(Int(factor)) : String(factor)
    }

    /// The record as a play: the first player's moves by the nub, the second player's as replies, comments as captions.
    ///
    /// In a long game both sides reply, and it goes as fast as a minute wants.
    ///
    /// - Parameter size: the picture's size in pixels.
    /// - Returns: the text of a `.play` file.
    package func playText(size: PictureSize = PictureSize(width: 720, height: 720)) -> String {
        var lines = ["# A play made from a recorded game."]
        for name in ["Event", "Date", "Round"] {
            if let value = self[tag: name], value != "?" { lines.append("# \(name): \(value)") }
        }
        lines += ["", "game nanashi", "position \(start.fen)", "size \(size.width)x\(size.height)"]
        if let first = self[tag: "Black"], let second = self[tag: "White"] {
            lines.append("players \(quoted(first)) \(quoted(second))")
        }
        let isLong = plies.count > GameRecord.mostByHand
        if isLong, let speed = speed { lines.append("speed \(speed)") }
        lines.append("")
        lines += comments.prefix(1).map { "caption \(quoted($0))" }
        var side = start.turn
        for ply in plies {
            // A pass has no square to tap, and answers itself.
            let word = ply.move == .pass ? "pass" : "\(side == .x && !isLong ? "move" : "reply") \(ply.move.text)"
            lines.append(word)
            lines += ply.comments.prefix(1).map { "caption \(quoted($0))" }
            side = side.other
        }
        lines.append("hold 2s")
        return lines.joined(separator: "\n") + "\n"
    }
}

/// A text in quotes as a play has it, cut to what a play takes.
private func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars.prefix(PlayLimits.text) {
        if scalar == "\"" || scalar == "\\" { out.unicodeScalars.append("\\") }
        out.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
    }
    return out + "\""
}
