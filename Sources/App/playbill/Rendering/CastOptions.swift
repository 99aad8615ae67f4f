import Diagnostics
import Drawing
import Stage
import TerminalStage

// What `render` can be told about a recording of a terminal.

extension Option<Int> {
    static let fontSize = Option(
        "font-size", in: 6...100, help: "the size of a cast's letters in pixels (default: 20)")
    static let padding = Option("padding", in: 0...500, help: "pixels between a cast's window and its letters")
    static let margin = Option("margin", in: 0...500, help: "pixels around a cast's window")
    static let radius = Option("radius", in: 0...200, help: "how round its corners are, in pixels")
}

extension Option<Colour> {
    static let marginFill = Option("margin-fill", "COLOUR", help: "what is around it") {
        text, name throws(UsageError) in
        guard let colour = Colour(hex: text) else {
            throw UsageError(
                "`--\(name)` takes a colour, not `\(text)`", remedy: "write `--\(name) \"#e2553d\"`")
        }
        return colour
    }
}

extension Option<TerminalLook.WindowBar> {
    static let window = Option(
        "window", "BAR", help: "a cast's window bar: colorful, rings, colorful-right, rings-right"
    ) { text, _ throws(UsageError) in
        guard let bar = TerminalLook.WindowBar(rawValue: text) else {
            let known = TerminalLook.WindowBar.allCases.map(\.rawValue)
            throw UsageError(
                "there is no window bar `\(text)`",
                remedy: didYouMean(text, among: known) ?? "known are \(known.joined(separator: ", "))")
        }
        return bar
    }
}

extension Option<Seconds> {
    static let idle = Option("idle", "TIME", help: "the longest pause of a cast (default: what it says, else 5s)") {
        text, name throws(UsageError) in
        guard let limit = Seconds(reading: text), limit > .zero else {
            throw UsageError("`--\(name)` takes a time, not `\(text)`", remedy: "write `--\(name) 2s`")
        }
        return limit
    }
}

extension Option<TerminalTheme> {
    static let castTheme = Option(
        "theme", "NAME", help: "a cast's colours: dusk, day, dracula, nord, …, or a colour"
    ) { text, _ throws(UsageError) in
        if let theme = TerminalTheme.named(text) { return theme }
        if text.utf8.first == UInt8(ascii: "#"), let colour = Colour(hex: text) { return .brand(colour) }
        throw UsageError(
            "no theme is called `\(text)`",
            remedy: didYouMean(text, among: TerminalTheme.names)
                ?? "known are \(TerminalTheme.names.joined(separator: ", ")); or a colour: \"#e2553d\"")
    }
}
