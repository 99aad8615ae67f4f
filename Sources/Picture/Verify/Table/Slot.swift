import Media

/// A place that takes a picture or a film: a store's display type, a network's card; one row of the table.
package struct Slot: Sendable, Hashable {
    /// What it is called here: `appstore-iphone-69`.
    package var id: String
    /// What people call it: `iPhone 6.9"`.
    package var title: String
    /// Who takes it: `app-store`, `steam`, `x`.
    package var place = ""
    /// What is shown there: `screenshot`, `icon`, `preview-video` or the like.
    package var kind = ""
    /// Its names elsewhere, such as the App Store's display type.
    package var aliases: [String] = []
    /// What it accepts, by the names of ``MediaFormat``; also `url`, where it takes an address and no file.
    package var formats: [String] = []
    /// What sizes it takes.
    package var size = SizeRule()
    /// What colours it takes; nil for films.
    package var colour: ColourRule?
    /// The most bytes of a file; nil where nothing is stated.
    package var bytes: Int?
    /// Whether it moves; nil where nothing is said.
    package var motion: MotionRule?
    /// What else is asked of a film; nil for pictures.
    package var film: FilmRule?
    /// The size to make where several are taken.
    package var best: PixelSize?
    /// How many there are, and of what: a locale, a post.
    package var count = CountRule()
    /// `required`, `conditional`, `recommended` or `optional`, and when.
    package var need = "optional"
    /// When it is needed.
    package var when: String?
    /// The platforms, in small letters, of which one has to be a product's for this to be needed; empty for any.
    package var systems: [String] = []
    /// What it shares with other slots of its place of which one alone is needed; nil where it stands for itself.
    package var group: String?
    /// The devices whose screens have these sizes.
    package var device: String?
    /// Which of fastlane's tools sends it, and where it looks.
    package var fastlane: String?
    /// Whether a drawn device may stand around the screen.
    package var frames: String?
    /// What a kit draws for it; nil where it is the author's to bring.
    package var art: SlotArt?
    /// What else is worth knowing.
    package var note: String?
    /// Rules that published listings are known to break; somebody else's pictures are only warned of.
    package var loose: Set<String> = []
    /// Where the rule was read.
    package var source: RuleSource

    /// Whether files are what it takes at all.
    package var takesFiles: Bool { formats != ["url"] }

    /// Whether it has to be filled for a product that runs on these platforms: slots of devices where it does, others by
    /// themselves.
    package func isNeeded(on platforms: Set<String>) -> Bool {
        let runs = systems.contains(where: platforms.contains)
        switch need {
        case "required", "recommended": return systems.isEmpty || runs
        case "conditional": return runs
        default: return false
        }
    }
}

/// What sizes are taken; a rule that is absent allows everything.
package struct SizeRule: Sendable, Hashable {
    /// All that are taken; empty where the rules below say it.
    package var exact: [PixelSize] = []
    /// Of the shorter and of the longer side.
    package var sides: ClosedRange<Int>?
    /// The least width and the least height.
    package var least: PixelSize?
    /// The most of both.
    package var most: PixelSize?
    /// Whether ``most`` may lie on its side.
    package var mostIsTurned = false
    /// Of the width alone.
    package var widths: ClosedRange<Int>?
    /// Whether other widths are scaled by the place, rather than refused.
    package var widthsAreScaled = false
    /// The long side is at most so many short ones.
    package var slimmest: Double?
    /// Width over height.
    package var ratio: ClosedRange<Double>?
    /// Width to height, any of them, true to a pixel.
    package var aspects: [PixelSize] = []
    /// Whether ``aspects`` are only what looks best.
    package var aspectsAreAdvice = false
    /// Of width times height.
    package var pixels: Int?
    /// The width or the height is one of these; empty where neither has to be.
    package var eitherWidths: [Int] = []
    /// See ``eitherWidths``.
    package var eitherHeights: [Int] = []

    /// A rule that allows everything.
    package init() {}
}

/// What a picture's colours may be.
package struct ColourRule: Sendable, Hashable {
    /// What is known of an alpha channel.
    package enum Alpha: String, Sendable { case allowed, never, required }

    /// What is known of an alpha channel; see ``Alpha``.
    package var alpha = Alpha.allowed
    /// Whether a table of colours is refused.
    package var isFlat = false
    /// Whether grey and CMYK are refused, and more than eight bits.
    package var isRGB = false
    /// Whether other colours are turned into sRGB by the place, so that only those of CMYK come out otherwise.
    package var isConverted = false
}

/// Whether a picture moves.
package struct MotionRule: Sendable, Hashable {
    /// Whether it may, must or should not move.
    package enum Need: String, Sendable { case may, must, never }

    /// Whether it moves at all.
    package var need = Need.may
    /// The most frames.
    package var frames: Int?
    /// The most pixels of all frames together.
    package var volume: Int?
}

/// How many are taken.
package struct CountRule: Sendable, Hashable {
    /// How many there have to be.
    package var least = 0
    /// How many there may be; nil without a limit.
    package var most: Int?
    /// `locale` or `post`; nil for the whole.
    package var per: String?
}

/// Where a rule was read.
package struct RuleSource: Sendable, Hashable {
    /// What rows call it.
    package var id: String
    /// Who says it, and where.
    package var what: String
    /// The day it was true, or the month.
    package var date: String
    /// `primary`: the owner's own words or code; `second hand`: somebody who quotes them.
    package var confidence: String

    /// The source in a line, without what stands in brackets: which files or pages of it, and who read them.
    package var text: String {
        let name = what.firstRange(of: " (").map { String(what[..<$0.lowerBound]) } ?? what
        return "\(name), as of \(date)\(confidence == "primary" ? "" : ", \(confidence)")"
    }
}
