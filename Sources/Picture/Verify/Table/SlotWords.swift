import Media

/// The words of a row.
extension Slot {
    /// Understands a word and what stands behind it; false where it is none.
    mutating func set(_ key: String, _ value: String) -> Bool {
        let words = value.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        switch key {
        case "place": place = value
        case "kind": kind = value
        case "alias": aliases = words
        case "formats": formats = words
        case "bytes": bytes = Int(value)
        case "film":
            film = FilmRule.all.first { $0.name == value }
            return film != nil
        case "best": best = PixelSize(text: value)
        case "loose": loose = Set(words)
        case "on": systems = value.split(separator: ",").map { SlotRows.trimmed($0) }
        case "group": group = value
        case "source": return true
        case "made":
            art = SlotArt(words)
            return art != nil || value == "elsewhere"
        case "colour": return setColour(words)
        case "moves", "frames", "volume": return setMotion(key, value)
        case "count", "need", "device", "fastlane", "frames-drawn", "note": setText(key, value)
        default: return size.set(key, words)
        }
        return !value.isEmpty
    }

    private mutating func setText(_ key: String, _ value: String) {
        switch key {
        case "count":
            let (range, per) = SlotRows.halves(value)
            let (least, most) = SlotRows.halves(range, at: "-")
            count = CountRule(
                least: Int(least) ?? 0, most: Int(most), per: per.isEmpty ? nil : String(per.dropFirst(4)))
        case "need":
            let (word, reason) = SlotRows.halves(value, at: ":")
            (need, when) = (word, reason.isEmpty ? nil : reason)
        case "device": device = value
        case "fastlane": fastlane = value
        case "frames-drawn": frames = value
        default: note = value
        }
    }

    private mutating func setColour(_ words: [String]) -> Bool {
        var rule = ColourRule()
        for word in words {
            switch word {
            case "rgb": rule.isRGB = true
            case "srgb": rule.isConverted = true
            case "flat": rule.isFlat = true
            case "opaque": rule.alpha = .never
            case "transparent": rule.alpha = .required
            default: return false
            }
        }
        colour = rule
        return true
    }

    private mutating func setMotion(_ key: String, _ value: String) -> Bool {
        var rule = motion ?? MotionRule()
        switch key {
        case "moves":
            guard let need = MotionRule.Need(rawValue: value) else { return false }
            rule.need = need
        case "frames": rule.frames = Int(value)
        default: rule.volume = Int(value)
        }
        motion = rule
        return true
    }
}

extension SizeRule {
    /// Understands a word about sizes; false where it is none.
    fileprivate mutating func set(_ key: String, _ words: [String]) -> Bool {
        let first = words.first ?? ""
        switch key {
        case "sizes":
            let sizes = words.filter { $0 != "turned" }.compactMap { PixelSize(text: $0) }
            exact = words.contains("turned") ? sizes + sizes.map(\.turned) : sizes
        case "sides": sides = SizeRule.range(first)
        case "least": least = PixelSize(text: first)
        case "most": (most, mostIsTurned) = (PixelSize(text: first), words.contains("turned"))
        case "widths": (widths, widthsAreScaled) = (SizeRule.range(first), words.contains("scaled"))
        case "slimmest": slimmest = Double(first)
        case "ratio":
            let (low, high) = SlotRows.halves(first, at: "-")
            guard let low = Double(low), let high = Double(high), low <= high else { return false }
            ratio = low...high
        case "aspects":
            aspects = words.compactMap { PixelSize(text: $0, mark: ":") }
            aspectsAreAdvice = words.contains("advised")
        case "pixels": pixels = Int(first)
        case "either":
            eitherWidths = words.filter { $0.hasSuffix("x") }.compactMap { Int($0.dropLast()) }
            eitherHeights = words.filter { $0.hasPrefix("x") }.compactMap { Int($0.dropFirst()) }
        default: return false
        }
        return !words.isEmpty
    }

    private static func range(_ text: String) -> ClosedRange<Int>? {
        let (low, high) = SlotRows.halves(text, at: "-")
        guard let low = Int(low), let high = Int(high), low <= high else { return nil }
        return low...high
    }
}

extension PixelSize {
    /// A size as it is written: `1024x500`.
    init?(text: String, mark: Unicode.Scalar = "x") {
        let (width, height) = SlotRows.halves(text, at: mark)
        guard let width = Int(width), let height = Int(height) else { return nil }
        self.init(width: width, height: height)
    }

    package var text: String { "\(width)x\(height)" }
}
