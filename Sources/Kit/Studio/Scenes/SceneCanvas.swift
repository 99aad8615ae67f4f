import Drawing
import Languages
import Values

/// A picture that is to be made: its pixels, the device of those who will see it, and the language it speaks.
struct SceneCanvas: Hashable, Sendable {
    /// The picture's pixels, and where it goes.
    var format: StillFormat
    /// The language's tag.
    var language: String

    /// The unit of templates: the shorter side has 1,000.
    var unit: Double { Double(min(format.width, format.height)) / 1_000 }
    var width: Double { Double(format.width) / unit }
    var height: Double { Double(format.height) / unit }
    var isWide: Bool { format.width > format.height }

    /// Whether the language is written from right to left.
    var runsFromRight: Bool { Language.isRightToLeft(language) }

    /// The room that a drawing by itself has beside the title, in units.
    var room: Size { isWide ? Size(width * 0.5 - 90, height - 150) : Size(width - 150, (height * 0.62).rounded()) }

    /// As many columns of code or of a terminal as can be read on it; longer lines are broken.
    var columns: Int {
        if format.banner != nil { return 46 }
        return isWide ? 88 : height < width * 1.5 ? 60 : 46
    }

    /// As many lines of code or of a terminal as can be read on it below a title.
    var lines: Int { isWide ? 24 : height < width * 1.5 ? 34 : 42 }

    /// As templates see it.
    var value: Value {
        [
            "width": .decimal(width), "height": .decimal(height), "wide": .bool(isWide),
            "pixel_width": .integer(format.width), "pixel_height": .integer(format.height),
            "device": .string(format.device), "store": .string(format.store), "language": .string(language),
            "direction": .string(runsFromRight ? "rtl" : "ltr"),
        ]
    }
}
