/// Finds emoji as X draws them: each one picture, however many scalars it has.
///
/// Source of the rules: the emoji that twemoji-parser finds, which twitter-text 3 counts with, from the sequences of
/// UTS 51. They are not grapheme clusters: a family nobody draws is several pictures, and a variation selector counts
/// for itself where it changes nothing.
struct EmojiSequences {
    static let all = EmojiSequences()

    private struct Joined {
        let scalars: [UInt32]
        let takesTones: Bool
    }

    private let joined: [UInt32: [Joined]]
    private let flags: Set<[UInt32]>
    private let subdivisions: Set<[UInt32]>

    private init() {
        var joined: [UInt32: [Joined]] = [:]
        for (table, takesTones) in [(tonedJoinedEmoji, true), (plainJoinedEmoji, false)] {
            for word in table.split(whereSeparator: \.isWhitespace) {
                let scalars = word.split(separator: "-").compactMap { UInt32($0, radix: 16) }
                guard let first = scalars.first else { continue }
                joined[first, default: []].append(Joined(scalars: scalars, takesTones: takesTones))
            }
        }
        self.joined = joined.mapValues { $0.sorted { $0.scalars.count > $1.scalars.count } }
        flags = EmojiSequences.words(flagRegions) { $0 - 0x41 + 0x1F1E6 }
        subdivisions = EmojiSequences.words(flagSubdivisions) { $0 + 0xE0000 }
    }

    private static func words(_ table: String, _ change: (UInt32) -> UInt32) -> Set<[UInt32]> {
        Set(table.split(whereSeparator: \.isWhitespace).map { $0.unicodeScalars.map { change($0.value) } })
    }

    /// The end of the emoji that begins at a place.
    func end(in text: ScalarText, from start: Int) -> Int? {
        guard let first = text[start] else { return nil }
        if first < 0xA9 { return keycapEnd(in: text, from: start) }
        for sequence in joined[first] ?? [] {
            if let end = end(of: sequence, in: text, from: start) { return end }
        }
        if (0x1F1E6...0x1F1FF).contains(first) { return flagEnd(in: text, from: start) }
        if first == 0x1F3F4, let end = subdivisionEnd(in: text, from: start) { return end }
        return singleEnd(in: text, from: start, first)
    }

    /// A digit, `#` or `*` in a box.
    private func keycapEnd(in text: ScalarText, from start: Int) -> Int? {
        guard let first = text[start], AddressCharacters.isDigit(first) || first == 0x23 || first == 0x2A else {
            return nil
        }
        let place = text[start + 1] == selector ? start + 2 : start + 1
        return text[place] == 0x20E3 ? place + 1 : nil
    }

    private func flagEnd(in text: ScalarText, from start: Int) -> Int {
        guard start + 2 <= text.count, flags.contains(Array(text.values[start..<start + 2])) else { return start + 1 }
        return start + 2
    }

    private func subdivisionEnd(in text: ScalarText, from start: Int) -> Int? {
        let end = start + 6
        guard text[end] == 0xE007F, subdivisions.contains(Array(text.values[start + 1..<end])) else { return nil }
        return end + 1
    }

    private func end(of sequence: Joined, in text: ScalarText, from start: Int) -> Int? {
        var place = start
        for scalar in sequence.scalars {
            guard text[place] == scalar else { return nil }
            place += 1
            guard sequence.takesTones, isModifierBase(scalar) else { continue }
            if isTone(text[place]) || !isPictureByItself(scalar) && text[place] == selector {
                place += 1
            } else if !isPictureByItself(scalar) {
                return nil
            }
        }
        return place
    }

    /// One emoji, with its variation selector and skin tone.
    private func singleEnd(in text: ScalarText, from start: Int, _ first: UInt32) -> Int? {
        guard isEmoji(first) else { return nil }
        var end = start + 1
        if needsSelector(first) { return text[end] == selector ? end + 1 : nil }
        if !isPictureByItself(first) || takesSelectorAnyway(first) {
            if text[end] == textSelector { return nil }
            if text[end] == selector { end += 1 }
        }
        if isModifierBase(first), isTone(text[end]) { end += 1 }
        return end
    }

    private func isTone(_ value: UInt32?) -> Bool {
        value.map { (0x1F3FB...0x1F3FF).contains($0) } ?? false
    }

    private func isEmoji(_ value: UInt32) -> Bool {
        Unicode.Scalar(value)?.properties.isEmoji ?? false
    }

    private func isModifierBase(_ value: UInt32) -> Bool {
        Unicode.Scalar(value)?.properties.isEmojiModifierBase ?? false
    }

    private func isPictureByItself(_ value: UInt32) -> Bool {
        Unicode.Scalar(value)?.properties.isEmojiPresentation ?? false
    }

    /// Signs of text that are emoji only with the variation selector: ©, ®, ™, ♟.
    private func needsSelector(_ value: UInt32) -> Bool {
        [0xA9, 0xAE, 0x2122, 0x265F].contains(value)
    }

    /// Emoji that are pictures anyway, but have had a text form since Unicode 6.1 and so may bear the selector.
    private func takesSelectorAnyway(_ value: UInt32) -> Bool {
        switch value {
        case 0x231A, 0x231B, 0x25FD, 0x25FE, 0x2614, 0x2615, 0x2648...0x2653, 0x267F, 0x2693, 0x26A1, 0x26AA, 0x26AB,
            0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26D4, 0x26EA, 0x26F2, 0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2757, 0x2B1B,
            0x2B1C, 0x2B50, 0x2B55, 0x1F004, 0x1F21A, 0x1F22F:
            true
        default: false
        }
    }
}

/// Variation selector 16: as a picture.
private let selector: UInt32 = 0xFE0F
/// Variation selector 15: as text.
private let textSelector: UInt32 = 0xFE0E
