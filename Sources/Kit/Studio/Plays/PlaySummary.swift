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
                lines += [words.strong, words.soft].filter { !$0.isEmpty }
            } else if let telling = tellings[number], length < Play.longestTelling {
                let text = speech.text(of: telling)
                length += text.count
                lines.append(length < Play.longestTelling ? text : speech.word("telling_more"))
            }
        }
        return speech.sentence(speech.word(title ?? "film_game"), lines)
    }
}

extension Language {
    /// What an actor tells of a deed.
    fileprivate func text(of telling: Telling) -> String { joined(telling.sentences.map { phrase($0.key, $0.texts) }) }

    /// A title and, behind a colon, what is said under it.
    fileprivate func sentence(_ title: String, _ lines: [String]) -> String {
        if lines.isEmpty { return title + (isSetSolid ? "。" : ".") }
        return title + (isSetSolid ? "：" : ": ") + joined(lines)
    }

    /// Whether its sentences follow one another without a space, as in Chinese and Japanese.
    private var isSetSolid: Bool { word("sentence_gap").isEmpty }

    /// Sentences after one another.
    ///
    /// Captions often end without a full stop: where no space is set, one has to part them, unless they are of a script
    /// that sets spaces itself.
    private func joined(_ lines: [String]) -> String {
        guard isSetSolid else { return lines.joined(separator: word("sentence_gap")) }
        return lines.reduce("") { text, line in
            guard let last = text.unicodeScalars.last else { return line }
            let gap = last.value < 0x2000 ? " " : last.properties.generalCategory == .otherLetter ? "。" : ""
            return text + gap + line
        }
    }

    /// All words of tellings, for the name of a picture that is kept with what is told of it.
    var wordsOfTellings: String {
        wordKeys.filter { $0.hasPrefix("telling_") }.map(word).joined(separator: "\n")
    }
}
