import Diagnostics
import Languages
import Values

extension SiteReader {
    /// Gives the site's language the words of its theme and its own.
    ///
    /// - Returns: words of `site.yml` that neither the language nor the theme has.
    func readWords(of theme: Theme, into configuration: inout SiteConfiguration) -> [Diagnostic] {
        let themeWords = theme.words(in: configuration.speech.tag)
        let known = Set(configuration.speech.wordKeys).union(themeWords.keys)
        let unknown = configuration.words.filter { !known.contains($0.key) }
        configuration.say(themeWords)
        return unknown.map { word in
            Diagnostic(
                .error, "the theme has no word `\(word.key)`", at: word.place, excerpt: word.line,
                remedy: didYouMean(word.key, among: known.sorted()) ?? "the guide's page about templates has the list")
        }
    }
}

extension Theme {
    /// The words that `theme.yml` brings along under `words`, by language: those of this one, else of the one without its
    /// region, else English.
    func words(in tag: String) -> [String: String] {
        guard case .object(let languages)? = settings["words"] else { return [:] }
        var words: [String: String] = [:]
        let base = tag.split(separator: "-").first.map(String.init)
        for tag in ["en", base, tag].compactMap(\.self) {
            guard case .object(let own)? = languages[tag] else { continue }
            for (key, value) in own {
                if case .string(let text) = value { words[key] = text }
            }
        }
        return words
    }
}
