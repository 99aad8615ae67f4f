import Media
import Stage
import Studio
import Values

// The whole film of a play: the one that its product's page shows, and those of the kit.
extension PlayDesk {
    /// What is known of the film of the call's text, which is made where that is asked for.
    func film(_ play: StudioPlay, _ call: StudioCall) throws -> Value {
        var described = Object([("made", .bool(false))])
        if let film = try moving(play, call, isMade: call.flag("make")) {
            described = Object([
                ("made", .bool(true)), ("bytes", .integer(film.gif.count)),
                ("duration", .decimal(film.duration.value)), ("frames", .integer(film.frames)),
                ("width", .integer(film.size.width)), ("height", .integer(film.size.height)),
                ("description", .string(film.description)),
            ])
        }
        described["kit"] = .list(files.kitFilms(play).map(\.described))
        return .object(described)
    }

    /// The film itself, or the picture that stands for it.
    func filmed(_ play: StudioPlay, _ call: StudioCall) throws -> StudioAnswer {
        guard let film = try moving(play, call, isMade: false) else {
            return .refusal("this film is not made", status: 404)
        }
        return call.flag("still") ? .picture(film.still) : .picture(film.gif, "image/gif")
    }

    /// As builds make it, for light pages or dark ones, so that each is made once.
    private func moving(_ play: StudioPlay, _ call: StudioCall, isMade: Bool) throws -> MovingPicture? {
        let maker = MovingPictureMaker(setup)
        let script = script(play, call.text("text") ?? "")
        let styles = try maker.styles(of: script)
        let changes = PlayChanges(style: call.flag("dark") ? styles.dark : styles.light)
        return try isMade ? maker.picture(of: script, changes) : maker.kept(of: script, changes)
    }
}

extension KitFilm {
    fileprivate var described: Value {
        [
            "path": .string(path), "bytes": .integer(medium.byteCount), "isOlder": .bool(isOlder),
            "duration": seconds.map { .decimal($0) } ?? .null,
            "width": medium.size.map { .integer($0.width) } ?? .null,
            "height": medium.size.map { .integer($0.height) } ?? .null,
            "isVideo": .bool(medium.film != nil),
        ]
    }

    private var seconds: Double? {
        (medium.film?.milliseconds ?? medium.motion?.milliseconds).map { Double($0) / 1_000 }
    }
}
