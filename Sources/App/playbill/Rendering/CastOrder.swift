import Diagnostics
import Drawing
import Stage
import TerminalStage

/// How a recording of a terminal is to be shown.
struct CastOrder: Sendable {
    /// The theme; nil takes the recording's own, else ours.
    var theme: TerminalTheme?
    var fontSize: Double?
    var bar = TerminalLook.WindowBar.none
    var padding: Double?
    var margin = 0.0
    var marginFill: Colour?
    var radius: Double?
    /// How long a pause may last; nil takes the recording's own limit, else five seconds.
    var idle: Seconds?

    /// What asciinema's own tool takes where nobody says.
    static let usualIdle = Seconds(5)
    /// How long the last screen is shown.
    static let lastHold = Seconds(3)

    init() {}

    init(_ arguments: ParsedArguments) throws(UsageError) {
        theme = try CastOrder.theme(arguments)
        fontSize = try arguments.integer("font-size", in: 6...100).map { Double($0) }
        padding = try arguments.integer("padding", in: 0...500).map { Double($0) }
        margin = Double(try arguments.integer("margin", in: 0...500) ?? 0)
        radius = try arguments.integer("radius", in: 0...200).map { Double($0) }
        if let text = arguments.value("margin-fill") {
            guard let colour = Colour(hex: text) else {
                throw UsageError(
                    "`--margin-fill` takes a colour, not `\(text)`", remedy: "write `--margin-fill \"#e2553d\"`")
            }
            marginFill = colour
        }
        if let name = arguments.value("window") {
            guard let bar = TerminalLook.WindowBar(rawValue: name) else {
                let known = TerminalLook.WindowBar.allCases.map(\.rawValue)
                throw UsageError(
                    "there is no window bar `\(name)`",
                    remedy: didYouMean(name, among: known) ?? "known are \(known.joined(separator: ", "))")
            }
            self.bar = bar
        }
        if let text = arguments.value("idle") {
            guard let limit = Seconds(reading: text), limit > .zero else {
                throw UsageError("`--idle` takes a time, not `\(text)`", remedy: "write `--idle 2s`")
            }
            idle = limit
        }
    }

    private static func theme(_ arguments: ParsedArguments) throws(UsageError) -> TerminalTheme? {
        guard let name = arguments.value("theme") else { return nil }
        if let theme = TerminalTheme.named(name) { return theme }
        if name.utf8.first == UInt8(ascii: "#"), let colour = Colour(hex: name) { return .brand(colour) }
        throw UsageError(
            "no theme is called `\(name)`",
            remedy: didYouMean(name, among: TerminalTheme.names)
                ?? "known are \(TerminalTheme.names.joined(separator: ", ")); or a colour: \"#e2553d\"")
    }

    /// The look, for a recording with colours of its own or none.
    func look(_ recorded: Transcript.Colours?) -> TerminalLook {
        let theme = theme ?? recorded.map { TerminalTheme($0) } ?? .dusk
        var look = fontSize.map { TerminalLook(theme: theme, fontSize: $0) } ?? TerminalLook(theme: theme)
        look.bar = bar
        if let padding { look.padding = padding }
        look.margin = margin
        look.marginFill = marginFill ?? (margin > 0 ? theme.surroundings : nil)
        look.radius = radius ?? (margin > 0 ? 10 : 0)
        return look
    }
}
