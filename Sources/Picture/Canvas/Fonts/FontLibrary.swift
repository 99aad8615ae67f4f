import CPangoCairo
import Drawing
import Glibc

/// The font files that one thread has loaded, and the map through which Pango finds them.
///
/// Files are read when they are first wanted, so that a start costs little. What a text looks like never depends on what
/// was loaded before it: weights are brought to those of faces, and letters to the fonts that the set gives them.
package final class FontLibrary {
    let fonts: FontSet
    let map: UnsafeMutablePointer<PangoFontMap>
    private let config: OpaquePointer
    private var letters: [FontSet.Face: LetterSet] = [:]

    package init(fonts: FontSet) throws(CanvasError) {
        self.fonts = fonts
        FontSet.forgetHost()
        guard let config = FcConfigCreate(), let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        else { throw .memory }
        (self.config, self.map) = (config, map)
        let rules = Array(fonts.rules.utf8) + [0]
        guard FcConfigParseAndLoadFromMemory(config, rules, 0) != 0 else { throw .memory }
        pango_fc_font_map_set_config(OpaquePointer(map), config)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    }

    deinit {
        g_object_unref(map)
        FcConfigDestroy(config)
    }

    /// Runs something while these fonts are this thread's default ones, where libraries above Pango look for theirs.
    package func asThreadDefault<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        pango_cairo_font_map_set_default(OpaquePointer(map))
        defer { pango_cairo_font_map_set_default(nil) }
        try body()
    }

    /// Loads the face of a family that is nearest to a wanted one, and answers it.
    func load(_ family: FontSet.Family, weight: Int, italic: Bool) throws(CanvasError) -> FontSet.Face {
        guard let face = family.face(weight: weight, italic: italic) else {
            throw .missingFont(path: family.name, package: family.package)
        }
        _ = try letters(of: face, of: family)
        return face
    }

    /// Loads every face of a family that is upright, and where they are wanted those that slant.
    package func loadAll(_ family: FontSet.Family, italic: Bool) throws(CanvasError) {
        for face in family.faces where italic || !face.italic { _ = try letters(of: face, of: family) }
    }

    /// Looks for the letters of a text, and loads the fonts that have them.
    /// - Parameters:
    ///   - text: the text; what is never seen, such as blanks and joiners, needs no font.
    ///   - families: the fonts that the text asks for.
    /// - Returns: the letters that no font has; nil where there are none.
    /// - Throws: that a file of a font of the set is missing, or is no font.
    package func unknown(in text: String, set families: [FontSet.Family]) throws(CanvasError) -> UnknownLetters? {
        // What everybody writes is in every font of a set.
        if text.utf8.allSatisfy({ $0 < 0x7F }) { return nil }
        var own: [LetterSet] = []
        for family in families {
            guard let face = family.face(weight: 400, italic: false) else { continue }
            own.append(try letters(of: face, of: family))
        }
        var missing = UnknownLetters(fonts: families.map(\.name))
        for letter in text {
            for scalar in letter.unicodeScalars where scalar.isSeen && !own.contains(where: { $0.has(scalar) }) {
                guard try !hasFallback(scalar, &missing) else { continue }
                missing.add(letter)
                break
            }
        }
        return missing.letters.isEmpty ? nil : missing
    }

    /// Whether one of the fallback fonts has a letter; it is loaded then.
    private func hasFallback(_ scalar: Unicode.Scalar, _ missing: inout UnknownLetters) throws(CanvasError) -> Bool {
        for font in fonts.fallbacks where font.isFor(scalar) {
            missing.ask(font.family.name)
            // The next in the list is not asked in its place: then the letter's look would be the machine's choice.
            if let lost = font.family.faces.first(where: { access($0.path, R_OK) != 0 }) {
                missing.advise(
                    font.family.package.map { "install \(font.family.name) with `apt-get install \($0)`" }
                        ?? "the file \(lost.path) is missing")
                return false
            }
            var has = false
            for face in font.family.faces {
                if try letters(of: face, of: font.family, within: font).has(scalar) { has = true }
            }
            if has { return true }
        }
        if let name = FallbackFont.name(for: scalar), !fonts.fallbacks.contains(where: { $0.isFor(scalar) }) {
            missing.advise("add `\(name)` to the list `fallback` below `fonts:` in theme.yml")
        }
        return false
    }

    /// The letters of a face, which is loaded where it is not; no more than its fallback font is for.
    private func letters(
        of face: FontSet.Face, of family: FontSet.Family, within fallback: FallbackFont? = nil
    ) throws(CanvasError) -> LetterSet {
        if let known = letters[face] { return known }
        guard access(face.path, R_OK) == 0 else { throw .missingFont(path: face.path, package: family.package) }
        let count = patterns.count
        guard FcConfigAppFontAddFile(config, face.path) != 0 else { throw .unusableFont(path: face.path) }
        var set = LetterSet()
        // A collection has many fonts, of which the others are never named.
        for pattern in patterns.dropFirst(count) where FontLibrary.names(of: pattern).contains(family.name) {
            if let fallback { FontLibrary.restrict(pattern, to: fallback) }
            OpenFaces.hold(pattern)
            set = LetterSet(of: pattern)
        }
        letters[face] = set
        pango_fc_font_map_config_changed(OpaquePointer(map))
        return set
    }

    /// The fonts that are loaded, in that order.
    private var patterns: [OpaquePointer] {
        guard let set = FcConfigGetFonts(config, FcSetApplication)?.pointee else { return [] }
        return (0..<Int(set.nfont)).compactMap { set.fonts[$0] }
    }

    private static func names(of pattern: OpaquePointer) -> [String] {
        var names: [String] = []
        var name: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, FC_FAMILY, Int32(names.count), &name) == FcResultMatch, let name {
            names.append(String(cString: name))
        }
        return names
    }

    /// Takes those letters from a font that it is not for.
    private static func restrict(_ pattern: OpaquePointer, to fallback: FallbackFont) {
        var all: OpaquePointer?
        guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &all) == FcResultMatch, let all,
            let wanted = FcCharSetCreate()
        else { return }
        defer { FcCharSetDestroy(wanted) }
        for range in fallback.ranges {
            for code in range where FcCharSetHasChar(all, code) != 0 { FcCharSetAddChar(wanted, code) }
        }
        FcPatternDel(pattern, FC_CHARSET)
        FcPatternAddCharSet(pattern, FC_CHARSET, wanted)
    }
}

/// The letters of a loaded font.
private struct LetterSet {
    /// Fontconfig's own, which lives as long as the configuration.
    private var set: OpaquePointer?

    init() {}

    init(of pattern: OpaquePointer) {
        var set: OpaquePointer?
        if FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch { self.set = set }
    }

    func has(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(set, scalar.value) != 0 }
}

extension Unicode.Scalar {
    /// Whether a glyph is drawn for it.
    fileprivate var isSeen: Bool {
        if properties.isDefaultIgnorableCodePoint || properties.isWhitespace { return false }
        return switch properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
