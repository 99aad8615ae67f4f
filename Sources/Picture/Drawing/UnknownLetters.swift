/// Letters of a text that no font has.
public struct UnknownLetters: Hashable, Sendable, CustomStringConvertible {
    /// The letters, each once, in the order of the text.
    public private(set) var letters: [Character]
    /// The fonts that were asked, in order.
    public private(set) var fonts: [String]
    /// What helps, each once; empty where nothing is known to.
    public private(set) var advice: [String] = []

    /// Letters that none of some fonts has.
    public init(_ letters: [Character] = [], fonts: [String]) {
        self.letters = []
        self.fonts = fonts
        for letter in letters { add(letter) }
    }

    /// Adds a letter.
    public mutating func add(_ letter: Character) {
        if !letters.contains(letter) { letters.append(letter) }
    }

    /// Adds what would help.
    public mutating func advise(_ words: String) {
        if !advice.contains(words) { advice.append(words) }
    }

    /// Adds those of another text.
    public mutating func add(_ other: UnknownLetters) {
        other.letters.forEach { add($0) }
        other.advice.forEach { advise($0) }
        other.fonts.forEach { ask($0) }
    }

    /// Adds a font that was asked.
    public mutating func ask(_ font: String) {
        if !fonts.contains(font) { fonts.append(font) }
    }

    /// The letters and the fonts that were asked, as a message names them.
    public var description: String {
        var named = letters.prefix(8).map(\.inMessage).joined(separator: ", ")
        if letters.count > 8 { named += " and \(letters.count - 8) more" }
        return "no font has \(named); asked were \(fonts.joined(separator: ", "))"
    }

    /// What helps: a package to install, a font to list, or to write it without the letters.
    public var remedy: String {
        advice.isEmpty ? "write it without: no font that is known here has them" : advice.joined(separator: "\n")
    }
}

extension Character {
    /// The letter in backticks; by its number where it is for private use, so that whoever reads it sees no more than a box.
    fileprivate var inMessage: String {
        guard let first = unicodeScalars.first, first.properties.generalCategory == .privateUse else {
            return "`\(self)`"
        }
        return "U+" + String(first.value, radix: 16, uppercase: true)
    }
}
