import Diagnostics
import Markdown
import Site

/// Where authors wrote the addresses of the rendered site.
struct LinkOrigins {
    /// A place of an author's file, with its line.
    struct Origin: Hashable {
        var place: Place
        var excerpt: String?
        var length: Int
    }

    /// What an author wrote for a file of the output.
    struct Written: Sendable {
        var path: String
        var address: Address
        var links: [FoundLink] = []
        /// The texts that the page is made from.
        var texts: [SourceText]
    }

    private let author: Once<[String: Written]>
    private let links: SourceLinks
    private let menu: [SiteConfiguration.MenuEntry]
    private let baseURL: BaseURL

    private var written: [String: Written] { author.value }

    /// Origins; what authors wrote is asked for only where something is wrong.
    init(_ author: Once<[String: Written]>, links: SourceLinks, menu: [SiteConfiguration.MenuEntry], baseURL: BaseURL) {
        (self.author, self.links, self.menu, self.baseURL) = (author, links, menu, baseURL)
    }

    /// Where an address of a page was written: each place once, none where it comes from a layout.
    func origins(of url: String, on page: String) -> [Origin] {
        let own = written[page].map { links(in: $0, to: url) } ?? []
        if !own.isEmpty { return own }
        let entries = menu.filter { $0.url == url || baseURL.relative($0.url) == url }
        if !entries.isEmpty {
            return entries.map { Origin(place: $0.place, excerpt: $0.line, length: $0.url.unicodeScalars.count) }
        }
        if let author = written[page], let origin = text(in: author, url) { return [origin] }
        return url.hasPrefix("/") ? inExcerpts(url) : []
    }

    /// Destinations that were refused when the texts were rendered; they stand on pages as they were written.
    var told: Set<String> {
        var told: Set<String> = []
        for author in written.values {
            for link in author.links {
                if case .failed = links.resolve(link.destination, from: author.path, at: author.address) {
                    told.insert(link.destination)
                }
            }
        }
        return told
    }

    /// A list shows the beginning of a text whose links are another page's.
    private func inExcerpts(_ url: String) -> [Origin] {
        for page in written.keys.sorted() {
            if let author = written[page], let first = links(in: author, to: url).first { return [first] }
        }
        return []
    }

    private func links(in author: Written, to url: String) -> [Origin] {
        var seen: Set<Place> = []
        return author.links.compactMap { link in
            guard resolved(link.destination, author) == url, seen.insert(link.place).inserted else { return nil }
            let line = author.texts.first { $0.path == link.place.path }?.line(link.place.line)
            return Origin(place: link.place, excerpt: line, length: link.destination.unicodeScalars.count)
        }
    }

    private func resolved(_ destination: String, _ author: Written) -> String {
        switch links.resolve(destination, from: author.path, at: author.address) {
        case .replace(let address): address
        case .keep, .failed: destination
        }
    }

    /// Where an address stands in a manifest, or in the styles of a text, whose links are known one by one.
    private func text(in author: Written, _ url: String) -> Origin? {
        let isBased = url.hasPrefix(baseURL.path)
        let plain = isBased ? "/" + url.dropFirst(baseURL.path.count) : url
        for text in author.texts {
            let marks = text.path.hasSuffix(".yml") ? [""] : ["(", "\"", "'"]
            let found = marks.lazy.flatMap { mark in [url, plain].map { (mark + $0, mark.utf8.count) } }
                .compactMap { words, length in text.firstOffset(of: words).map { $0 + length } }.first
            guard let found else { continue }
            let place = text.place(at: found)
            return Origin(place: place, excerpt: text.line(place.line), length: url.unicodeScalars.count)
        }
        return nil
    }
}
