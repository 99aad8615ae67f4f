import Diagnostics
import Files
import Languages

/// One of the languages that a site is written in, as `languages:` of `site.yml` has it.
package struct SiteLanguage: Sendable {
    /// Its tag (BCP 47).
    package var tag: String
    /// What its readers call it; the tag where nobody knows.
    package var name: String
    /// The site's name in it, where it has one of its own.
    package var title: String?
    /// What the site is about, in it.
    package var description: String?
    /// The menu in it; nil where the base language's counts.
    package var menu: [SiteConfiguration.MenuEntry]?
    /// Words of the theme that the site says in its own way.
    package var words: [SiteConfiguration.OwnWord] = []
    /// What stands at the foot of each page, in Markdown.
    package var footer: WrittenText?
    /// Where it was written.
    package var place: Place

    /// A language of which no more is said than its tag.
    init(tag: String, place: Place) {
        let speech = Language.named(tag)
        let isKnown =
            speech.tag.lowercased().split(separator: "-").first == tag.lowercased().split(separator: "-").first
        (self.tag, self.place) = (tag, place)
        name = isKnown ? speech.word("own_name") : tag
    }

    /// Where its pages begin, where it is not the base language: `/de/`.
    package var folder: String { "/\(tag.lowercased())/" }

    /// Whether it is written from right to left.
    package var isRightToLeft: Bool { Language.isRightToLeft(tag) }
}

extension SiteConfiguration {
    /// What `site.yml` says in one of the site's languages, by its place among them.
    package func spoken(in place: Int) -> SiteConfiguration {
        guard place > 0, languages.indices.contains(place) else { return self }
        let spoken = languages[place]
        var site = self
        site.languagePlace = place
        site.folder = spoken.folder
        site.language = spoken.tag
        site.title = spoken.title ?? title
        site.description = spoken.description ?? description
        site.menu = spoken.menu ?? menu
        site.words = spoken.words
        site.footer = spoken.footer ?? footer
        return site
    }

    /// An address of this language's part of the site, by the one that it has in the base language.
    package func address(_ path: String) -> Address { Address(folder.dropLast() + path) }

    /// The language of a file of `content/`, by its place among the site's, and the path that the file would have in the
    /// base language: `content/posts/x.de.md` and `content/de/posts/x.md` are `content/posts/x.md` in German.
    func language(ofFile path: String) -> (place: Int, path: String) {
        guard languages.count > 1 else { return (0, path) }
        let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        if parts.count == 3, let place = languagePlace(of: parts[1]) { return (place, "\(parts[0])/\(parts[2])") }
        let stem = withoutExtension(path)
        guard let dot = stem.lastIndex(of: "."), let place = languagePlace(of: stem[stem.index(after: dot)...]) else {
            return (0, path)
        }
        return (place, String(stem[..<dot]) + path.dropFirst(stem.count))
    }

    /// The path that a file of `content/` would have in the base language.
    package func pathInBaseLanguage(of path: String) -> String { language(ofFile: path).path }

    /// The place of a language among the site's, by its tag.
    package func languagePlace(of tag: some StringProtocol) -> Int? {
        let wanted = tag.lowercased()
        return languages.firstIndex { $0.tag.lowercased() == wanted }
    }
}
