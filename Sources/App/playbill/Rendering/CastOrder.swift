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
        theme = try arguments[.castTheme]
        fontSize = try arguments[.fontSize].map { Double($0) }
        padding = try arguments[.padding].map { Double($0) }
        margin = Double(try arguments[.margin] ?? 0)
        radius = try arguments[.radius].map { Double($0) }
        marginFill = try arguments[.marginFill]
        bar = try arguments[.window] ?? .none
        idle = try arguments[.idle]
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
