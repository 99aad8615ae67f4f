/// A font for letters that the fonts of a set lack.
///
/// It sets the letters that it is for and no others, even where its files have more: which font sets a letter follows
/// from the list alone, whatever else is loaded or installed.
public struct FallbackFont: Hashable, Sendable {
    /// Its faces, an upright regular one and often a bold one.
    public var family: FontSet.Family
    /// The code points that it is for.
    var ranges: [ClosedRange<UInt32>]

    /// A font for the letters of some ranges of Unicode.
    init(family: FontSet.Family, ranges: [ClosedRange<UInt32>]) {
        self.family = family
        self.ranges = ranges
    }

    /// Whether a letter is one that it is for.
    func isFor(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } }
}

extension FallbackFont {
    /// The names by which a list can ask for fonts, in the order in which they are tried where there is no list.
    public static let names = noto.map(\.name)

    /// The font of one of ``names``.
    /// - Parameters:
    ///   - name: the family's name; `Noto Sans CJK` takes the forms of letters that the language writes.
    ///   - language: a BCP 47 tag: Japanese, Korean and Chinese write the same letters in forms of their own.
    ///   - root: the folder below which Debian installs fonts.
    /// - Returns: the font; nil where there is none of that name.
    public static func named(
        _ name: String, language: String = "en", root: String = "/usr/share/fonts"
    ) -> FallbackFont? {
        guard let known = noto.first(where: { $0.name == name }) else { return nil }
        let isEastAsian = name == eastAsian
        let stem = String(name.filter { $0 != " " })
        let path = isEastAsian ? "\(root)/opentype/noto/\(stem)-" : "\(root)/truetype/noto/\(stem)-"
        let ending = isEastAsian ? ".ttc" : ".ttf"
        let regular = known.origin.map { "\(root)/truetype/\($0.file)" } ?? path + "Regular" + ending
        var faces = [FontSet.Face(weight: 400, path: regular)]
        if known.hasBold { faces.append(FontSet.Face(weight: 700, path: path + "Bold" + ending)) }
        let family = FontSet.Family(
            name: isEastAsian ? "\(name) \(region(of: language))" : name, faces: faces,
            package: known.origin?.package ?? (isEastAsian ? "fonts-noto-cjk" : "fonts-noto-core"))
        return FallbackFont(family: family, ranges: known.ranges)
    }

    /// Every font of ``names``.
    public static func all(language: String = "en", root: String = "/usr/share/fonts") -> [FallbackFont] {
        names.compactMap { named($0, language: language, root: root) }
    }

    /// The name in a list of the first font that is for a letter.
    static func name(for scalar: Unicode.Scalar) -> String? {
        noto.first { $0.ranges.contains { $0.contains(scalar.value) } }?.name
    }

    /// The region whose forms of Chinese letters a language writes.
    fileprivate static func region(of language: String) -> String {
        let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
        switch parts.first {
        case "ko": return "KR"
        case "zh" where parts.contains("hk") || parts.contains("mo"): return "HK"
        case "zh" where parts.contains("tw") || parts.contains("hant"): return "TC"
        case "zh": return "SC"
        default: return "JP"
        }
    }
}

extension FontSet {
    /// The same fonts with the forms of letters that a language writes: those of Chinese by region, and Urdu in its own
    /// hand, Nastaliq.
    /// - Parameter language: a BCP 47 tag.
    /// - Returns: the fonts; the set's own where the language writes no such letters.
    public func withForms(of language: String) -> FontSet {
        let letters = language.lowercased().prefix { $0 != "-" && $0 != "_" }
        if letters == "ur", let index = fallbacks.firstIndex(where: { $0.family.name == FallbackFont.nastaliq }) {
            var fonts = self
            fonts.fallbacks.insert(fonts.fallbacks.remove(at: index), at: 0)
            return fonts
        }
        guard ["ja", "ko", "zh"].contains(String(letters)) else { return self }
        var fonts = self
        // A collection's files have the forms of all regions, which differ by the family's name.
        for index in fonts.fallbacks.indices where fonts.fallbacks[index].family.name.hasPrefix(FallbackFont.eastAsian)
        {
            fonts.fallbacks[index].family.name = "\(FallbackFont.eastAsian) \(FallbackFont.region(of: language))"
        }
        return fonts
    }
}
