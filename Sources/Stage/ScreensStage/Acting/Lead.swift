import Diagnostics
import Stage

/// Where a deed leads: how the next screen comes, and which.
struct Lead: Sendable, Hashable {
    enum Way: String, CaseIterable, Sendable {
        case push, pop, sheet, dismiss, fade, cut

        /// Whether a screen's name follows.
        var hasScreen: Bool { self != .pop && self != .dismiss }
    }

    var way: Way
    var screen: String?

    /// The lead that words tell; nil for no words.
    ///
    /// `fade to detail` has a `to` like the line of its own.
    ///
    /// - Parameters:
    ///   - words: the words.
    ///   - first: the number of the first of them in its line, for objections.
    /// - Throws: why they tell none.
    init?(_ words: [String], first: Int) throws(Objection) {
        guard let word = words.first else { return nil }
        guard let way = Way(rawValue: word) else {
            throw Objection(
                "`\(word.prefix(40))` is no way to another screen",
                remedy: didYouMean(word, among: Way.allCases.map(\.rawValue))
                    ?? "the ways are push, pop, sheet, dismiss, fade to, cut", about: .argument(first))
        }
        var rest = words.dropFirst()
        if way == .fade, rest.first == "to", rest.count > 1 { rest = rest.dropFirst() }
        if !way.hasScreen {
            guard rest.isEmpty else {
                throw Objection(
                    "`\(word)` goes back, and takes no screen", about: .argument(first + 1))
            }
        } else if rest.count != 1 {
            throw Objection(
                rest.isEmpty ? "`\(word)` lacks its screen" : "`\(word)` leads to one screen",
                remedy: "write for instance `\(way == .fade ? "fade to" : word) detail`",
                about: .argument(rest.isEmpty ? first : first + words.count - 1))
        }
        (self.way, screen) = (way, rest.first)
    }
}
