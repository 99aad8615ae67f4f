import Diagnostics
import Files
import Markdown
import Rendering
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
        /// Where the links stand, in their order.
        var places: Once<[Place]>
        /// The texts that the page is made from.
        var texts: [SourceText]
    }

    /// What authors wrote, by the file of the output; two where two pages want one address.
    private let written: Once<[ExactName: [Written]]>
    /// For an address the first page, by its file, whose author wrote it, and which of its links that is.
    private let first: Once<[ExactName: (author: Written, link: Int)]>
    private let links: SourceLinks
    private let menu: [SiteConfiguration.MenuEntry]
    private let baseURL: BaseURL

    /// Origins; what authors wrote is asked for only where something is wrong.
    init(
        _ written: Once<[ExactName: [Written]]>, links: SourceLinks, menu: [SiteConfiguration.MenuEntry],
        baseURL: BaseURL
    ) {
        (self.written, self.links, self.menu, self.baseURL) = (written, links, menu, baseURL)
        first = Once {
            var first: [ExactName: (Written, Int)] = [:]
            for (_, authors) in written.value.sorted(by: { $0.key < $1.key }) {
                for author in authors {
                    for (index, link) in author.links.enumerated() {
                        for address in LinkOrigins.resolved(link.destination, author, links).map({ ExactName($0) })
                        where first[address] == nil {
                            first[address] = (author, index)
                        }
                    }
                }
            }
            return first
        }
    }

    /// Where an address of a page was written: each place once, none where it comes from a layout.
    func origins(of url: String, on page: String) -> [Origin] {
        let authors = written.value[ExactName(page)] ?? []
        let own = authors.flatMap { links(in: $0, to: url) }
        if !own.isEmpty { return own }
        let entries = menu.filter { $0.url == url || baseURL.relative($0.url) == url }
        if !entries.isEmpty {
            return entries.map { Origin(place: $0.place, excerpt: $0.line, length: $0.url.unicodeScalars.count) }
        }
        if let origin = authors.lazy.compactMap({ text(in: $0, url) }).first { return [origin] }
        // A list shows the beginning of a text whose links are another page's.
        guard url.hasPrefix("/"), let first = first.value[ExactName(url)] else { return [] }
        return LinkOrigins.origin(of: first.link, in: first.author).map { [$0] } ?? []
    }

    /// Destinations that were refused when the texts were rendered; they stand on pages as they were written.
    var told: Set<String> {
        var told: Set<String> = []
        for author in written.value.values.joined() {
            for link in author.links {
                if case .failed = links.resolve(link.destination, from: author.path, at: author.address) {
                    told.formUnion([link.destination, addressOnPage(link.destination)])
                }
            }
        }
        return told
    }

    private func links(in author: Written, to url: String) -> [Origin] {
        var seen: Set<Place> = []
        return author.links.indices.compactMap { index in
            guard
                LinkOrigins.resolved(author.links[index].destination, author, links)
                    .contains(where: { ExactName.hasSameBytes($0, url) }),
                let origin = LinkOrigins.origin(of: index, in: author), seen.insert(origin.place).inserted
            else { return nil }
            return origin
        }
    }

    private static func origin(of link: Int, in author: Written) -> Origin? {
        let places = author.places.value
        guard places.indices.contains(link) else { return nil }
        let line = author.texts.first { $0.path == places[link].path }?.line(places[link].line)
        return Origin(
            place: places[link], excerpt: line, length: author.links[link].destination.unicodeScalars.count)
    }

    /// How an address stands on the page: encoded where Markdown wrote it, as it is where it came in raw HTML.
    private static func resolved(_ destination: String, _ author: Written, _ links: SourceLinks) -> [String] {
        let address =
            switch links.resolve(destination, from: author.path, at: author.address) {
            case .replace(let address): address
            case .keep, .failed: destination
            }
        let encoded = addressOnPage(address)
        return encoded == address ? [address] : [address, encoded]
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
