/// Where a phrase of Japanese begins, as far as its letters tell: words begin with ideographs, katakana or Latin letters,
/// and end in hiragana.
///
/// It needs no dictionary: what it joins wrongly is a longer piece, and what it parts wrongly may be parted anyway.
enum JapanesePhrases {
    /// Whether a phrase begins with a letter; the first of all is not asked about.
    static func begins(at index: Int, of letters: [Character]) -> Bool {
        guard index > 0, letters.indices.contains(index) else { return true }
        let (last, letter) = (letters[index - 1], letters[index])
        // Only objects end in this one, and pauses in these.
        if "を、。，．！？」』）】〉》・…".contains(last) { return true }
        if "「『（【〈《".contains(letter) { return true }
        if isHiragana(letter) { return isHonorific(at: index, of: letters) && isHiragana(last) }
        guard isHiragana(last) else { return false }
        if isHonorific(at: index - 1, of: letters) { return false }
        return !isInsideOfVerb(at: index - 1, of: letters)
    }

    /// Hiragana and katakana: what Chinese has not.
    static func isKana(_ letter: Character) -> Bool { isHiragana(letter) || isKatakana(letter) }

    private static func isHiragana(_ letter: Character) -> Bool { isWithin(0x3041...0x309F, letter) }

    static func isKatakana(_ letter: Character) -> Bool { isWithin(0x30A1...0x30FA, letter) || letter == "ー" }

    private static func isIdeograph(_ letter: Character) -> Bool { isWithin(0x4E00...0x9FFF, letter) || letter == "々" }

    /// The letter before a noun that is polite: お店.
    private static func isHonorific(at index: Int, of letters: [Character]) -> Bool {
        guard "おご".contains(letters[index]), letters.indices.contains(index + 1), isIdeograph(letters[index + 1]) else {
            return false
        }
        return index == 0 || isHiragana(letters[index - 1])
    }

    /// The ending of a verb that another verb follows, 持ち歩く, which is no particle.
    private static func isInsideOfVerb(at index: Int, of letters: [Character]) -> Bool {
        guard index > 0, letters.indices.contains(index + 1), isIdeograph(letters[index - 1]),
            isIdeograph(letters[index + 1])
        else { return false }
        return !"のはがにへとでもやかな".contains(letters[index])
    }

    private static func isWithin(_ range: ClosedRange<UInt32>, _ letter: Character) -> Bool {
        letter.unicodeScalars.first.map { range.contains($0.value) } ?? false
    }
}
