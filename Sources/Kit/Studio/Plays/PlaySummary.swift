import Languages
import Stage

extension Play {
    /// As long as an alt text is listened to.
    private static let longestTelling = 600

    /// What happens, in a sentence: the captions in order, and between them what the actor tells of a performance.
    func summary(in speech: Language, _ tellings: [Int: Telling] = [:]) -> String {
        var lines: [String] = []
        var length = 0
        for (number, cue) in cues.enumerated() {
            if case .caption(let words?) = cue.act {
                lines.append([words.strong, words.soft].filter { !$0.isEmpty }.joined(separator: " "))
            } else if let telling = tellings[number], length < Play.longestTelling {
                let text = speech.text(of: telling)
                length += text.count
                lines.append(length < Play.longestTelling ? text : speech.word("telling_more"))
            }
        }
        let said = lines.isEmpty ? "." : ": " + lines.joined(separator: " ")
        return speech.word(title ?? "film_game") + said
    }
}

extension Language {
    /// What an actor tells of a deed.
    fileprivate func text(of telling: Telling) -> String {
        telling.sentences.map { phrase($0.key, $0.texts) }.joined(separator: word("sentence_gap"))
    }

    /// All words of tellings, for the name of a picture that is kept with what is told of it.
    var wordsOfTellings: String {
        wordKeys.filter { $0.hasPrefix("telling_") }.map(word).joined(separator: "\n")
    }
}
