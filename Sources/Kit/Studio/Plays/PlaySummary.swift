import Languages
import Stage

extension Play {
    /// What happens, in a sentence: the captions in order.
    func summary(in speech: Language) -> String {
        var lines: [String] = []
        for cue in cues {
            guard case .caption(let words?) = cue.act else { continue }
            lines.append([words.strong, words.soft].filter { !$0.isEmpty }.joined(separator: " "))
        }
        let said = lines.isEmpty ? "." : ": " + lines.joined(separator: " ")
        return speech.word(title ?? "film_game") + said
    }
}
