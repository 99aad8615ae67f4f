import Diagnostics
import Stage

/// A play's text with the plays that it includes.
package struct Script: Sendable {
    /// The play.
    package var source: SourceText
    /// Finds an included play by the name that the script gives.
    package var include: @Sendable (_ name: String) -> SourceText?

    /// Reads a file beside the play by the name that the script gives.
    package var read: @Sendable (_ name: String) -> [UInt8]?

    /// A script.
    /// - Parameters:
    ///   - source: the play.
    ///   - include: finds an included play by the name that the script gives.
    ///   - read: reads a file beside the play by the name that the script gives.
    package init(
        _ source: SourceText, include: @escaping @Sendable (_ name: String) -> SourceText? = { _ in nil },
        read: @escaping @Sendable (_ name: String) -> [UInt8]? = { _ in nil }
    ) {
        self.source = source
        self.include = include
        self.read = read
    }

    /// The play that is written there, and all that went into it, for the key of its pictures.
    func parsed(_ games: [ActorKind]) throws(Mistakes) -> (play: Play, text: [[UInt8]]) {
        var texts = [source.bytes]
        func keep(_ bytes: [UInt8], _ name: String) { texts += [Array(name.utf8), bytes] }
        let play = try parsePlay(
            source, games: games,
            include: { [include] name in
                guard let found = include(name) else { return nil }
                keep(found.bytes, name)
                return found
            },
            read: { [read] name in
                guard let found = read(name) else { return nil }
                keep(found, name)
                return found
            })
        return (play, texts)
    }
}

/// What a caller wants other than the play says.
package struct PlayChanges: Sendable, Hashable {
    /// The picture's size in pixels; nil leaves the play's.
    package var size: PictureSize?
    /// The style's name, one of its game's; nil leaves the play's.
    package var style: String?
    /// Frames a second; nil leaves the play's.
    package var fps: Int?
    /// A factor for the size; 1 leaves it.
    package var scale = 1.0
    /// The captions in another language, in their order, and where there are more of them, the cards among them; nil
    /// leaves the play's.
    package var captions: [CaptionText]?
    /// The picture in which what is played on is shown alone, without the device or window that its actor draws around it;
    /// nil leaves that there.
    package var alone: PictureSize?
    /// Whether the play's captions are seen; where a title says it all, they are not.
    package var showsCaptions = true

    /// Changes of a play; none unless told.
    package init(size: PictureSize? = nil, style: String? = nil, fps: Int? = nil, scale: Double = 1) {
        self.size = size
        self.style = style
        self.fps = fps
        self.scale = scale
    }

    /// Changes of size and rate.
    package init(width: Int, height: Int, fps: Int? = nil, style: String? = nil) {
        self.init(size: PictureSize(width: width, height: height), style: style, fps: fps)
    }

    /// The play with the changes made.
    func applied(to play: Play) -> Play {
        var play = play
        play.size = size(over: play.size)
        play.alone = alone
        if let style {
            play.settings["style"] = Setting(value: [style], origin: play.settings["style"]?.origin ?? play.game.origin)
        }
        if let fps { play.fps = fps }
        if !showsCaptions {
            for index in play.cues.indices {
                if case .caption = play.cues[index].act { play.cues[index].act = .caption(nil) }
            }
        } else if let captions {
            say(captions, in: &play)
        }
        return play
    }

    private func say(_ words: [CaptionText], in play: inout Play) {
        let hasCards = words.count > play.wordCounts.captions
        var rest = words[...]
        for index in play.cues.indices {
            switch play.cues[index].act {
            case .caption(_?):
                if let next = rest.popFirst() { play.cues[index].act = .caption(next) }
            case .card(_?) where hasCards:
                if let next = rest.popFirst() { play.cues[index].act = .card(next) }
            default: break
            }
        }
    }

    /// The size that a picture gets, which without changes would have the given one.
    package func size(over usual: PictureSize) -> PictureSize {
        let size = size ?? usual
        return scale == 1 ? size : PictureSize(width: scaled(size.width), height: scaled(size.height))
    }

    /// A side, scaled and made even, which films want, within what a play may ask for.
    private func scaled(_ side: Int) -> Int {
        let length = Int((Double(side) * scale / 2).rounded()) * 2
        return min(max(length, PlayLimits.side.lowerBound), PlayLimits.side.upperBound)
    }

    /// The changes as a part of a picture's key.
    var text: String {
        let side = size.map { "\($0.width)x\($0.height)" } ?? ""
        let words = captions.map { $0.map { "\n\($0.strong)\n\($0.soft)" }.joined() } ?? ""
        return "\(side) \(style ?? "") \(fps ?? 0) \(scale)" + words + (showsCaptions ? "" : " mute")
            + (alone.map { " alone in \($0.width)x\($0.height)" } ?? "")
    }
}

extension Play {
    /// How many captions and how many cards it shows.
    var wordCounts: (captions: Int, cards: Int) {
        cues.reduce(into: (0, 0)) { counts, cue in
            if case .caption(_?) = cue.act { counts.0 += 1 }
            if case .card(_?) = cue.act { counts.1 += 1 }
        }
    }
}
