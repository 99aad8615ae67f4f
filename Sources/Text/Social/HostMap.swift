/// For every place of a text, the end of the host that would begin there.
///
/// A host is labels with dots between them and a top-level domain. It takes as many labels as it can; where no
/// top-level domain follows the last of them, it ends earlier. Since what can follow a dot does not depend on what came
/// before it, one pass from the end finds all hosts, and no text takes more than linear time.
struct HostMap {
    /// Which characters labels are made of.
    enum Alphabet {
        /// All but signs, blanks and markers; `-` inside, and `_` inside of labels before the last two.
        case any
        /// ASCII letters, digits, `-`, and Latin letters with accents.
        case latin
    }

    private let ends: [Int]

    init(_ text: ScalarText, _ alphabet: Alphabet) {
        var ends = [Int](repeating: -1, count: text.count + 1)
        var runEnd = text.count
        var underscore = false
        for place in text.values.indices.reversed() {
            let value = text.values[place]
            guard HostMap.isInLabel(value, alphabet) else {
                (runEnd, underscore) = (place, false)
                continue
            }
            if value == 0x5F { underscore = true }
            guard text[runEnd] == 0x2E, HostMap.isAtEdge(value, alphabet) else { continue }
            guard HostMap.isAtEdge(text.values[runEnd - 1], alphabet) else { continue }
            if ends[runEnd + 1] >= 0 {
                ends[place] = ends[runEnd + 1]
            } else if !underscore, let end = TopLevelDomains.all.end(in: text, from: runEnd + 1) {
                ends[place] = end
            }
        }
        self.ends = ends
    }

    /// The end of the host that begins at a place.
    func end(from start: Int) -> Int? {
        ends[start] < 0 ? nil : ends[start]
    }

    private static func isInLabel(_ value: UInt32, _ alphabet: Alphabet) -> Bool {
        switch alphabet {
        case .any: value == 0x2D || value == 0x5F || AddressCharacters.isHostCharacter(value)
        case .latin: isAtEdge(value, alphabet)
        }
    }

    private static func isAtEdge(_ value: UInt32, _ alphabet: Alphabet) -> Bool {
        switch alphabet {
        case .any: AddressCharacters.isHostCharacter(value)
        case .latin: value == 0x2D || AddressCharacters.isLetterOrDigit(value) || AddressCharacters.isLatinAccent(value)
        }
    }
}
