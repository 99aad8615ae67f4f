public import Diagnostics
public import Stage

/// A play's text with the plays that it includes.
public struct Script: Sendable {
    /// The play.
    public var source: SourceText
    /// Finds an included play by the name that the script gives.
    public var include: @Sendable (_ name: String) -> SourceText?

    /// A script.
    /// - Parameters:
    ///   - source: the play.
    ///   - include: finds an included play by the name that the script gives.
    public init(_ source: SourceText, include: @escaping @Sendable (_ name: String) -> SourceText? = { _ in nil }) {
        self.source = source
        self.include = include
    }

    /// The play that is written there, and all the text that went into it, for the key of its pictures.
    func parsed(_ games: [ActorKind]) throws(Mistakes) -> (play: Play, text: [[UInt8]]) {
        var texts = [source.bytes]
        let include = include
        let play = try parsePlay(source, games: games) { name in
            guard let found = include(name) else { return nil }
            texts.append(Array(name.utf8))
            texts.append(found.bytes)
            return found
        }
        return (play, texts)
    }
}

/// What a caller wants other than the play says.
public struct PlayChanges: Sendable, Hashable {
    /// The picture's size in pixels; nil leaves the play's.
    public var size: PictureSize?
    /// The style's name, one of its game's; nil leaves the play's.
    public var style: String?
    /// Frames a second; nil leaves the play's.
    public var fps: Int?
    /// A factor for the size; 1 leaves it.
    public var scale = 1.0

    /// Changes of a play; none unless told.
    public init(size: PictureSize? = nil, style: String? = nil, fps: Int? = nil, scale: Double = 1) {
        self.size = size
        self.style = style
        self.fps = fps
        self.scale = scale
    }

    /// Changes of size and rate.
    public init(width: Int, height: Int, fps: Int? = nil, style: String? = nil) {
        self.init(size: PictureSize(width: width, height: height), style: style, fps: fps)
    }

    /// The play with the changes made.
    func applied(to play: Play) -> Play {
        var play = play
        play.size = size(over: play.size)
        if let style {
            play.settings["style"] = Setting(value: [style], origin: play.settings["style"]?.origin ?? play.game.origin)
        }
        if let fps { play.fps = fps }
        return play
    }

    /// The size that a picture gets, which without changes would have the given one.
    public func size(over usual: PictureSize) -> PictureSize {
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
        return "\(side) \(style ?? "") \(fps ?? 0) \(scale)"
    }
}
