import Diagnostics
import Drawing

/// Looks through the words of a play as they are set, for what the audience would not be able to read.
struct Proof {
    let layout: Layout
    let measure: TextMeasure

    /// Letters that no font has.
    func unknown(captions: [CaptionText: [TextRun]], cards: [CaptionText: CardSetting], of play: Play) -> [Diagnostic] {
        told(play) { words, isCard in
            let runs = (isCard ? cards[words]?.runs : captions[words]) ?? []
            let missing = runs.compactMap { measure($0).unknown }
            guard var all = missing.first else { return nil }
            missing.dropFirst().forEach { all.add($0) }
            return (all.description, all.remedy)
        }
    }

    /// Letters that the game draws as boxes.
    func boxes(_ letters: UnknownLetters?, of play: Play) -> [Diagnostic] {
        guard let letters else { return [] }
        var warning = play.game.origin.mistake(
            "boxes are drawn for letters: \(letters)", remedy: letters.advice.isEmpty ? nil : letters.remedy)
        warning.severity = .warning
        return [warning]
    }

    /// Words that are cut, or run out of the picture.
    func cut(captions: [CaptionText: [TextRun]], cards: [CaptionText: CardSetting], of play: Play) -> [Diagnostic] {
        told(play) { words, isCard in
            let runs = isCard ? cards[words]?.runs : captions[words]
            let limit = isCard ? layout.size.height : layout.captionEnd
            if CaptionSetting.fits(runs ?? [], above: limit, measure) { return nil }
            return (
                "these words do not fit into the picture, though they are set small",
                "say it in fewer words, or make the picture larger than \(play.size.width)x\(play.size.height)"
            )
        }.map { mistake in
            var warning = mistake
            warning.severity = .warning
            return warning
        }
    }

    /// A message for each line whose words have a flaw, the first time that they are said.
    private func told(
        _ play: Play, flaw: (_ words: CaptionText, _ isCard: Bool) -> (message: String, remedy: String)?
    ) -> [Diagnostic] {
        var seen: Set<[CaptionText]> = []
        return play.cues.compactMap { cue in
            let (words, isCard): (CaptionText, Bool)
            switch cue.act {
            case .caption(let said?): (words, isCard) = (said, false)
            case .step(let said, _): (words, isCard) = (said, false)
            case .card(let said?): (words, isCard) = (said, true)
            default: return nil
            }
            guard let flaw = flaw(words, isCard), seen.insert(isCard ? [words, words] : [words]).inserted else {
                return nil
            }
            return cue.origin.mistake(flaw.message, remedy: flaw.remedy)
        }
    }
}
