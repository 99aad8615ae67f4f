public import Media

/// A place that takes a picture or a film: a store's display type, a network's card; one row of the table.
public struct Slot: Sendable, Hashable {
    /// What it is called here: `appstore-iphone-69`.
    public var id: String
    /// What people call it: `iPhone 6.9"`.
    public var title: String
    /// Who takes it: `app-store`, `steam`, `x`.
    public var place = ""
    /// What is shown there: `screenshot`, `icon`, `preview-video` or the like.
    public var kind = ""
    /// Its names elsewhere, such as the App Store's display type.
    public var aliases: [String] = []
    /// What it accepts, by the names of ``MediaFormat``; also `url`, where it takes an address and no file.
    public var formats: [String] = []
    /// What sizes it takes.
    public var size = SizeRule()
    /// What colours it takes; nil for films.
    public var colour: ColourRule?
    /// The most bytes of a file; nil where nothing is stated.
    public var bytes: Int?
    /// Whether it moves; nil where nothing is said.
    public var motion: MotionRule?
    /// What else is asked of a film; nil for pictures.
    public var film: FilmRule?
    /// The size to make where several are taken.
    public var best: PixelSize?
    /// How many there are, and of what: a locale, a post.
    public var count = CountRule()
    /// `required`, `conditional`, `recommended` or `optional`, and when.
    public var need = "optional"
    /// When it is needed.
    public var when: String?
    /// The devices whose screens have these sizes.
    public var device: String?
    /// Which of fastlane's tools sends it, and where it looks.
    public var fastlane: String?
    /// Whether a drawn device may stand around the screen.
    public var frames: String?
    /// What else is worth knowing.
    public var note: String?
    /// Rules that published listings are known to break; somebody else's pictures are only warned of.
    public var loose: Set<String> = []
    /// Where the rule was read.
    public var source: RuleSource

    /// Whether files are what it takes at all.
    public var takesFiles: Bool { formats != ["url"] }
}

/// What sizes are taken; a rule that is absent allows everything.
public struct SizeRule: Sendable, Hashable {
    /// All that are taken; empty where the rules below say it.
    public var exact: [PixelSize] = []
    /// Of the shorter and of the longer side.
    public var sides: ClosedRange<Int>?
    /// The least width and the least height.
    public var least: PixelSize?
    /// The most of both.
    public var most: PixelSize?
    /// Whether ``most`` may lie on its side.
    public var mostIsTurned = false
    /// Of the width alone.
    public var widths: ClosedRange<Int>?
    /// Whether other widths are scaled by the place, rather than refused.
    public var widthsAreScaled = false
    /// The long side is at most so many short ones.
    public var slimmest: Double?
    /// Width over height.
    public var ratio: ClosedRange<Double>?
    /// Width to height, any of them, true to a pixel.
    public var aspects: [PixelSize] = []
    /// Whether ``aspects`` are only what looks best.
    public var aspectsAreAdvice = false
    /// Of width times height.
    public var pixels: Int?
    /// The width or the height is one of these; empty where neither has to be.
    public var eitherWidths: [Int] = []
    /// See ``eitherWidths``.
    public var eitherHeights: [Int] = []

    /// A rule that allows everything.
    public init() {}
}

/// What a picture's colours may be.
public struct ColourRule: Sendable, Hashable {
    /// What is known of an alpha channel.
    public enum Alpha: String, Sendable { case allowed, never, required }

    /// What is known of an alpha channel; see ``Alpha``.
    public var alpha = Alpha.allowed
    /// Whether a table of colours is refused.
    public var isFlat = false
    /// Whether grey and CMYK are refused, and more than eight bits.
    public var isRGB = false
}

/// Whether a picture moves.
public struct MotionRule: Sendable, Hashable {
    /// Whether it may, must or should not move.
    public enum Need: String, Sendable { case may, must, never }

    /// Whether it moves at all.
    public var need = Need.may
    /// The most frames.
    public var frames: Int?
    /// The most pixels of all frames together.
    public var volume: Int?
}

/// How many are taken.
public struct CountRule: Sendable, Hashable {
    /// How many there have to be.
    public var least = 0
    /// How many there may be; nil without a limit.
    public var most: Int?
    /// `locale` or `post`; nil for the whole.
    public var per: String?
}

/// Where a rule was read.
public struct RuleSource: Sendable, Hashable {
    /// What rows call it.
    public var id: String
    /// Who says it, and where.
    public var what: String
    /// The day it was true, or the month.
    public var date: String
    /// `primary`: the owner's own words or code; `second hand`: somebody who quotes them.
    public var confidence: String

    /// The source in a line, without what stands in brackets: which files or pages of it, and who read them.
    public var text: String {
        let name = what.firstRange(of: " (").map { String(what[..<$0.lowerBound]) } ?? what
        return "\(name), as of \(date)\(confidence == "primary" ? "" : ", \(confidence)")"
    }
}
