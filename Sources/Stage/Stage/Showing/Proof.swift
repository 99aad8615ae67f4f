import Diagnostics
import Drawing

/// Looks through the words of a play as they are set, for what the audience would not be able to read.
struct Proof {
    let layout: Layout
    let measure: TextMeasure

    /// Letters that no font has: boxes would be drawn in their place.
    func unknown(captions: [Words: [TextRun]], cards: [Words: CardSetting], of play: Play) -> [Diagnostic] {
        told(play) { words, isCard in
            let runs = isCard ? cards[words]?.runs : captions[words]
            return letters((runs ?? []).flatMap { measure($0).unknown })
        } message: { letters in
            "no font has \(letters)"
        }
    }

    /// Words that are cut, or run out of the picture.
    func cut(captions: [Words: [TextRun]], cards: [Words: CardSetting], of play: Play) -> [Diagnostic] {
        told(play) { words, isCard in
            let runs = isCard ? cards[words]?.runs : captions[words]
            return CaptionSetting.fits(runs ?? [], in: layout, measure) ? nil : ""
        } message: { _ in
            "these words do not fit into the picture, though they are set small"
        }.map { mistake in
            var warning = mistake
            warning.severity = .warning
            warning.remedy =
                "say it in fewer words, or make the picture larger than \(play.size.width)x\(play.size.height)"
            return warning
        }
    }

    /// A message for each line whose words have a flaw, the first time that they are said.
    private func told(
        _ play: Play, flaw: (_ words: Words, _ isCard: Bool) -> String?, message: (_ flaw: String) -> String
    ) -> [Diagnostic] {
        var seen: Set<[Words]> = []
        return play.cues.compactMap { cue in
            let (words, isCard): (Words, Bool)
            switch cue.act {
            case .caption(let said?): (words, isCard) = (said, false)
            case .step(let said, _): (words, isCard) = (said, false)
            case .card(let said?): (words, isCard) = (said, true)
            default: return nil
            }
            guard let flaw = flaw(words, isCard), seen.insert(isCard ? [words, words] : [words]).inserted else {
                return nil
            }
            return cue.origin.mistake(message(flaw), remedy: "captions are set in Latin, Greek and Cyrillic letters")
        }
    }

    /// Letters as a message names them; nil where there are none.
    private func letters(_ letters: [Character]) -> String? {
        var unique: [Character] = []
        for letter in letters where !unique.contains(letter) { unique.append(letter) }
        let named = unique.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        return unique.isEmpty ? nil : unique.count > 8 ? named + " and \(unique.count - 8) more" : named
    }
}
