/// A template of Go's package `text/template` with what Hugo adds to it, as shortcodes are written.
struct GoTemplate: Sendable {
    /// What it shows, from top to bottom.
    var nodes: [GoNode] = []
    /// The parts that `define` names.
    var parts: [String: [GoNode]] = [:]

    /// Reads a template.
    /// - Throws: why it cannot be read.
    init(_ text: [UInt8]) throws(GoObstacle) {
        var parser = GoParser(try GoScanner.items(of: text))
        nodes = try parser.all()
        parts = parser.parts
    }
}

/// Why a template cannot be read or worked out here.
struct GoObstacle: Error {
    /// In words that go behind a colon.
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// A part of a template.
indirect enum GoNode: Sendable {
    case text([UInt8])
    case output(GoPipeline)
    /// `$x := …` and `$x = …`.
    case assignment(String, isNew: Bool, GoPipeline)
    /// `if` and `with`, which moves the dot.
    case branch(isWith: Bool, variable: String?, GoPipeline, then: [GoNode], otherwise: [GoNode])
    case loop(variables: [String], GoPipeline, body: [GoNode], otherwise: [GoNode])
    case part(String, GoPipeline?)
    case leave(GoLeave)
}

/// What ends a part of a template before its end.
enum GoLeave: Sendable {
    case breaks
    case continues
    case returns(GoPipeline?)
}

/// Commands of which each hands its value to the next.
struct GoPipeline: Sendable {
    /// Each is a function or operand with its arguments.
    var commands: [[GoTerm]]
}

/// A word of a command.
indirect enum GoTerm: Sendable {
    case dot
    /// `.Page.Title`, from the dot.
    case field([String])
    /// `$x.Title`; the name is empty for `$`.
    case variable(String, [String])
    /// `printf`, `strings.Trim`, `site.Params.x`.
    case name([String])
    case text(String)
    case number(GoValue)
    /// `(…).Title`.
    case group(GoPipeline, [String])
}
