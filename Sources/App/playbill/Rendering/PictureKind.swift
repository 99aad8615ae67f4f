/// A kind of file that `render` makes, by the ending of its name.
enum PictureKind: String, CaseIterable, Sendable {
    case gif, webp, png, svg, mp4, webm, vtt, txt

    /// What is rendered.
    enum Subject: String, CaseIterable, Sendable {
        case play, cast, game, position

        /// How it is named on the command line.
        var source: String {
            switch self {
            case .play: "X.play"
            case .cast: "X.cast"
            case .game: "X.pgn"
            case .position: "--position FEN"
            }
        }
    }

    /// What it can be made of.
    var subjects: [Subject] {
        switch self {
        case .gif, .webp, .png, .svg: Subject.allCases
        case .mp4, .webm: [.play, .cast, .game]
        case .txt: [.play, .cast]
        case .vtt: [.play]
        }
    }

    /// What is in it, in a line.
    var about: String {
        switch self {
        case .gif: "a film of at most 256 colours, lossless within them"
        case .webp: "a lossless film, or a still with --at or of a position"
        case .png: "a still; frames/%05d.png for single frames, --contact for a sheet of moments"
        case .svg: "a film that plays by itself in a browser, or a still with --at"
        case .mp4: "a film in H.264 and AAC, as stores and networks take it"
        case .webm: "a film in VP9 and Opus"
        case .vtt: "what the captions say, and when"
        case .txt: "what a film shows in letters"
        }
    }

    /// The endings that a subject can have.
    static func endings(of subject: Subject) -> [String] {
        allCases.filter { $0.subjects.contains(subject) }.map(\.rawValue)
    }
}

extension RenderOrder.Source {
    /// What it is, whichever it is.
    var subject: PictureKind.Subject {
        switch self {
        case .play: .play
        case .cast: .cast
        case .game: .game
        case .position: .position
        }
    }
}
