import Letters
import Markdown

/// A piece of the theme in a text, `{% include NAME key="value" %}`, as authors write it.
struct Piece {
    enum Argument {
        case text(String)
        case number(Int)
        case on
    }

    /// What tells a piece that an import wrote from a text that merely looks like one, until all texts are there; of
    /// Unicode's private use, so that no text has it.
    static let mark = "\u{F8FE}"

    let name: String
    private(set) var arguments: [(name: String, value: Argument)] = []

    init(_ name: String) { self.name = name }

    /// The piece with one more argument; as it is where there is no text.
    func with(_ name: String, _ text: String?) -> Piece { text.map { with(name, .text($0)) } ?? self }

    /// The piece with one more argument.
    func with(_ name: String, _ value: Argument) -> Piece {
        var piece = self
        piece.arguments.append((name, value))
        return piece
    }

    /// The tag alone.
    var tag: String {
        let written = arguments.map { name, value in
            switch value {
            case .text(let text): " \(name)=\"\(Piece.quoted(text))\""
            case .number(let number): " \(name)=\(number)"
            case .on: " \(name)=true"
            }
        }
        return "\(Piece.mark){% include \(name)\(written.joined()) %}"
    }

    /// The piece around a body; both tags stand alone on their lines.
    func around(_ body: some Sequence<UInt8>) -> String {
        "\n\n\(tag)\n\(String(decoding: Array(body), as: UTF8.self).trimmed)\n\(Piece.mark){% endinclude %}\n\n"
    }

    private static func quoted(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").split(whereSeparator: \.isNewline)
            .joined(separator: " ")
    }
}

extension Piece {
    /// The box that a shortcode of this name shows, with its kind and the title above its text if it says them; nil where
    /// the name is not one that boxes bear.
    static func notice(_ name: String, kind: String? = nil, title: String? = nil) -> Piece? {
        guard let own = AlertKind(called: name) else { return nil }
        let said = kind.flatMap { AlertKind(called: $0) }
        return Piece("notice").with("kind", (said ?? own).rawValue).with("title", title)
    }

    /// A film of YouTube's.
    static func youtube(_ id: String, title: String?, start: String? = nil) -> Piece {
        let piece = Piece("youtube").with("id", id).with("title", title ?? "YouTube")
        return start.flatMap { Int($0) }.map { piece.with("start", .number($0)) } ?? piece
    }

    /// A film of Vimeo's.
    static func vimeo(_ id: String, title: String?) -> Piece {
        Piece("vimeo").with("id", id).with("title", title ?? "Vimeo")
    }
}
