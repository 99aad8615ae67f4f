import Diagnostics
import JSON
import Stage
import Values

/// What a call brings, read.
struct StudioCall {
    private let members: Object

    /// - Throws: what is wrong with the JSON.
    init(_ body: [UInt8]) throws(Diagnostic) {
        guard case .object(let members) = try value(fromJSON: body) else {
            throw Diagnostic(.error, "a call is one JSON object")
        }
        self.members = members
    }

    /// A text; nil where the call brings none.
    func text(_ name: String) -> String? {
        if case .string(let text)? = members[name] { text } else { nil }
    }

    /// A number; nil where the call brings none.
    func number(_ name: String) -> Double? {
        switch members[name] {
        case .integer(let number)?: Double(number)
        case .decimal(let number)? where number.isFinite: number
        default: nil
        }
    }

    func flag(_ name: String) -> Bool { members[name] == .bool(true) }

    func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

    /// The lines of a list.
    var lines: [String] {
        guard case .list(let values)? = members["lines"] else { return [] }
        return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// What the picture is to be other than the play says.
    func changes(of play: StudioPlay) -> PlayLook {
        var look = PlayLook()
        look.style = text("style")
        if let width = integer("width"), let height = integer("height"),
            PlayLimits.side.contains(width), PlayLimits.side.contains(height)
        {
            look.size = PictureSize(width: width, height: height)
        }
        if let tag = text("language") { look.captions = play.languages.first { $0.tag == tag }?.captions }
        return look
    }
}

/// How a play is to be looked at.
struct PlayLook: Hashable {
    var style: String?
    var size: PictureSize?
    var captions: [CaptionText]?
}
