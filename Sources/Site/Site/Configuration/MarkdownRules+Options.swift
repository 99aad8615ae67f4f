import Languages
import Markdown

extension MarkdownRules {
    /// What the renderer of Markdown is told of it.
    package func apply(to options: inout MarkdownOptions, language: String) {
        options.headingLinks = options.headingLinks && isOn(.headingLinks)
        options.smart = isOn(.smartQuotes)
        options.quotes = QuoteMarks(language: language)
        let extras: [(Switch, MarkdownExtras)] = [
            (.definitions, .definitions), (.abbreviations, .abbreviations), (.emoji, .emoji), (.scripts, .scripts),
            (.contents, .contents), (.captions, .captions), (.formulas, .formulas), (.attributes, .attributes),
            (.admonitions, .admonitions), (.tabs, .tabs), (.wikiLinks, .wikiLinks),
            (.hardBreaks, .hardBreaks),
        ]
        for (name, extra) in extras where isOn(name) { options.extras.insert(extra) }
    }
}

extension QuoteMarks {
    /// The marks of a language by its tag (CLDR, `delimiters`); English ones where it is not known.
    init(language: String) {
        let tag = language.lowercased()
        switch tag.prefix(while: { $0 != "-" }) {
        case "de" where tag.hasPrefix("de-ch"), "it" where tag.hasPrefix("it-ch"): self.init("«", "»", "‹", "›")
        case "de", "cs", "sk", "sl", "bg", "et", "lt", "is", "ka": self.init("„", "“", "‚", "‘")
        case "fr": self.init("«\u{202F}", "\u{202F}»", "“", "”")
        case "es", "it",
            "pt" where !tag.hasPrefix("pt-br"), "ca", "el", "no", "nb", "nn", "sq":
            self.init("«", "»", "“", "”")
        case "ru", "uk", "be": self.init("«", "»", "„", "“")
        case "pl", "ro", "hr", "hu",
            "nl" where tag.hasPrefix("nl-be"):
            self.init("„", "”", "«", "»")
        case "da": self.init("»", "«", "›", "‹")
        case "sv", "fi": self.init("”", "”", "’", "’")
        case "ja",
            "zh" where tag.contains("tw") || tag.contains("hant"):
            self.init("「", "」", "『", "』")
        case "ar": self.init("”", "“", "’", "‘")
        default: self = .english
        }
    }
}
