import Diagnostics
import Files
import Studio
import Values

/// One file of a kit, and how its page shows it.
package struct Artefact: Sendable {
    /// What is done with a file.
    package enum Kind: String, Sendable, Hashable {
        case picture
        /// A text to be copied.
        case text
        /// A text that is shown as it will look.
        case html
        case film
        /// Several files in one, to be handed on.
        case archive
    }

    /// Whether it is looked at, copied or handed on.
    package var kind: Kind
    /// What it is called on the kit's page.
    package var title: String
    /// The heading under which the kit's page shows it.
    package var group = ""
    /// Its path in the kit, without a slash in front.
    package var path: String
    /// What it holds, or where the cache keeps it: a kit in all languages has more pictures than memory should.
    package var content: FileContent
    /// A picture's size in pixels; 0 for what is none.
    package var width = 0, height = 0
    /// How long a text is and may be, as its network counts.
    package var room: Room?
    /// A text as it will look, as HTML.
    package var html: [UInt8] = []
    /// Whether the kit's page shows it; variants of something shown are only files.
    package var isShown = true
    /// The slots of the table that it was made for, by their names, each of which has to take it; where there is none,
    /// the folder that `fastlane` reads decides.
    package var slots: [String] = []
    /// What it was made of, for messages; nil where nobody wrote a line for it.
    package var origin: Place?
    /// Whether the author brought it as it is: what published listings do as well is only a warning then.
    package var isForeign = false
    /// What else the kit's page has to know of it.
    package var extras = Object()

    /// What it holds; a text in UTF-8.
    ///
    /// Of a picture that the cache keeps it is read each time.
    package var bytes: [UInt8] {
        get { (try? content.read()) ?? [] }
        set { content = .bytes(newValue) }
    }

    /// A file of these bytes.
    package init(kind: Kind, title: String, path: String, bytes: [UInt8]) {
        (self.kind, self.title, self.path, content) = (kind, title, path, .bytes(bytes))
    }

    /// How long a text is and may be.
    package struct Room: Sendable, Hashable {
        /// Its length, in whatever is counted there: characters, UTF-16 units or bytes.
        package var length: Int
        /// The most that is taken, counted alike.
        package var max: Int
        /// Who counts: a network, a store or `registries`, as people read it.
        package var network: String
    }

    static func picture(
        _ title: String, _ path: String, _ bytes: [UInt8], width: Int, height: Int, in group: String, shown: Bool = true
    ) -> Artefact {
        var artefact = Artefact(kind: .picture, title: title, path: path, bytes: bytes)
        (artefact.width, artefact.height, artefact.isShown) = (width, height, shown)
        artefact.group = group
        return artefact
    }

    static func film(
        _ title: String, _ path: String, _ movie: Movie, poster: String, in group: String, shown: Bool = true
    ) -> Artefact {
        var artefact = Artefact(kind: .film, title: title, path: path, bytes: movie.bytes)
        (artefact.width, artefact.height) = (movie.size.width, movie.size.height)
        (artefact.group, artefact.isShown) = (group, shown)
        artefact.extras = Object([("poster", .string(poster))])
        return artefact
    }

    static func text(
        _ title: String, _ path: String, _ text: String, in group: String, room: Room? = nil, shown: Bool = true
    ) -> Artefact {
        var artefact = Artefact(kind: .text, title: title, path: path, bytes: Array(text.utf8))
        (artefact.group, artefact.room, artefact.isShown) = (group, room, shown)
        return artefact
    }

    /// The artefact as the template of the kit's page sees it.
    var described: Value {
        var members = Object([
            ("kind", .string(kind.rawValue)), ("title", .string(title)), ("path", .string(path)),
            ("group", .string(group)), ("bytes", .integer(content.size)),
        ])
        if width > 0 {
            members["width"] = .integer(width)
            members["height"] = .integer(height)
        }
        if kind == .text { members["text"] = .string(String(decoding: bytes, as: UTF8.self)) }
        if kind == .html { members["html"] = .markup(html) }
        if let room {
            members["limit"] = [
                "length": .integer(room.length), "max": .integer(room.max), "network": .string(room.network),
                "percent": .integer(room.max > 0 ? min(100, room.length * 100 / room.max) : 0),
            ]
        }
        for (name, value) in extras { members[name] = value }
        return .object(members)
    }
}
