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

    private let context: RenderContext
    /// Who wrote what is on a page, by its file in the output; two where two pages want one address.
    private let authors: Once<[ExactName: [Author]]>
    /// For an address the first page, by its file, whose author wrote it, and which of its links that is.
    private let first: Once<[ExactName: (author: Author, link: Int)]>
    /// The texts that were looked into; their places cost a reading of the Markdown.
    private let opened: OnceEach<Author, OpenedText>
    /// The links of each text by the addresses that they are on the page: a text may have ten thousands.
    private let numbers: OnceEach<Author, [ExactName: [Int]]>
    private var links: SourceLinks { context.links }
    private var baseURL: BaseURL { context.baseURL }

    /// Origins in the texts of a site; they are asked for only where something is wrong.
    init(_ context: RenderContext, _ renderer: BodyRenderer) {
        self.context = context
        let authors = Once { Author.all(context) }
        self.authors = authors
        opened = OnceEach { OpenedText($0.written(in: context), renderer) }
        numbers = OnceEach { author in
            let written = author.written(in: context)
            var numbers: [ExactName: [Int]] = [:]
            for (index, link) in written.links.enumerated() {
                for address in LinkOrigins.resolved(link.destination, written, context.links) {
                    numbers[ExactName(address), default: []].append(index)
                }
            }
            return numbers
        }
        first = Once {
            var first: [ExactName: (Author, Int)] = [:]
            for author in authors.value.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
                let written = author.written(in: context)
                for (index, link) in written.links.enumerated() {
                    for address in LinkOrigins.resolved(link.destination, written, context.links).map({ ExactName($0) })
                    where first[address] == nil {
                        first[address] = (author, index)
                    }
                }
            }
            return first
        }
    }

    /// Where an address of a page was written: each place once, none where a layout makes it of parts.
    func origins(of url: String, on page: String) -> [Origin] {
        let authors = authors.value[ExactName(page)] ?? []
        let own = authors.flatMap { links(in: $0, to: url) }
        if !own.isEmpty { return own }
        let menus = [context.configuration.menu] + context.content.editions.dropFirst().map(\.configuration.menu)
        let entries = menus.joined().flatMap { [$0] + $0.children }.filter {
            $0.url == url || baseURL.relative($0.url) == url
        }
        if !entries.isEmpty {
            return entries.map { Origin(place: $0.place, excerpt: $0.line, length: $0.url.unicodeScalars.count) }
        }
        if let origin = authors.lazy.compactMap({ text(in: $0, url) }).first { return [origin] }
        // A list shows the beginning of a text whose links are another page's.
        if url.hasPrefix("/"), let first = first.value[ExactName(url)] {
            return origin(of: first.link, in: first.author).map { [$0] } ?? []
        }
        return template(url).map { [$0] } ?? []
    }

    /// Destinations that were refused when the texts were rendered; they stand on pages as they were written.
    var told: Set<String> {
        var told: Set<String> = []
        for author in authors.value.values.joined().map({ $0.written(in: context) }) {
            for link in author.links {
                if case .failed = links.resolve(link.destination, from: author.path, at: author.address) {
                    told.formUnion([link.destination, addressOnPage(link.destination)])
                }
            }
        }
        return told
    }

    private func links(in author: Author, to url: String) -> [Origin] {
        var seen: Set<Place> = []
        return (numbers[author][ExactName(url)] ?? []).compactMap { index in
            guard let origin = origin(of: index, in: author), seen.insert(origin.place).inserted else { return nil }
            return origin
        }
    }

    private func origin(of link: Int, in author: Author) -> Origin? {
        let text = opened[author]
        guard text.places.indices.contains(link) else { return nil }
        let place = text.places[link]
        let excerpt = text.excerpt(of: place)
        let address = author.written(in: context).links[link].destination
        return Origin(
            place: place, excerpt: excerpt,
            length: LinkOrigins.namedLength(excerpt, place.column) ?? address.unicodeScalars.count)
    }

    /// How long the name is that stands in double brackets; nil where an address stands there as it is.
    private static func namedLength(_ line: String?, _ column: Int) -> Int? {
        guard let before = line?.unicodeScalars.prefix(max(0, column - 1)),
            before.suffix(2).elementsEqual("[[".unicodeScalars)
        else { return nil }
        let name = line?.unicodeScalars.dropFirst(before.count).prefix { $0 != "]" && $0 != "|" && $0 != "\\" }
        return name.flatMap { $0.isEmpty ? nil : $0.count }
    }

    /// How an address stands on the page: encoded where Markdown wrote it, as it is where it came in raw HTML.
    private static func resolved(_ destination: String, _ author: AuthoredText, _ links: SourceLinks) -> [String] {
        let address =
            switch links.resolve(destination, from: author.path, at: author.address) {
            case .replace(let address): address
            case .keep, .failed: destination
            }
        let encoded = addressOnPage(address)
        return encoded == address ? [address] : [address, encoded]
    }

    /// Where an address stands in the theme's templates, be it before a filter or without the folders in front.
    private func template(_ url: String) -> Origin? {
        let theme = context.content.theme
        let sources =
            theme.layouts.keys.sorted().compactMap { theme.layouts[$0] }
            + theme.partials.keys.sorted().compactMap { theme.partials[$0] }
        let isBased = url.hasPrefix(baseURL.path)
        var words = isBased ? [url, "/" + url.dropFirst(baseURL.path.count)] : [url]
        // The name of a file says enough; one of a folder may be any word.
        let name = url.split(separator: "/").last.flatMap { $0.contains(".") && $0.count > 4 ? String($0) : nil }
        if let name { words.append(name) }
        for word in words {
            for mark in ["\"", "'", "(", "/", ""] where !mark.isEmpty || word.contains(".") {
                for source in sources {
                    guard let found = source.firstOffset(of: mark + word) else { continue }
                    let place = source.place(at: found + mark.utf8.count)
                    // What a filter looks up among the assets is another file of that name.
                    if word == name, !url.contains("/assets/"), source.line(place.line)?.contains("| asset") == true {
                        continue
                    }
                    return Origin(place: place, excerpt: source.line(place.line), length: word.unicodeScalars.count)
                }
            }
        }
        return nil
    }

    /// Where an address stands in a manifest, in a head, or in the styles of a text, whose links are known one by one.
    private func text(in author: Author, _ url: String) -> Origin? {
        let isBased = url.hasPrefix(baseURL.path)
        let plain = isBased ? "/" + url.dropFirst(baseURL.path.count) : url
        let opened = opened[author]
        let quotes = ["\"", "'"]
        var texts = opened.sources.map { text in
            (text, marks: text.path.hasSuffix(".yml") ? [""] : ["("] + quotes, ends: [""])
        }
        // In a head much begins alike, such as the addresses that a page had before.
        if let head = opened.head { texts.append((head, [" "] + quotes, ["\n", " ", ",", "]", "}"] + quotes)) }
        for (text, marks, ends) in texts {
            let found = marks.lazy.flatMap { mark in
                [url, plain].flatMap { url in ends.map { (mark + url + $0, mark.utf8.count) } }
            }
            .compactMap { words, length in text.firstOffset(of: words).map { $0 + length } }.first
            guard let found else { continue }
            let place = text.place(at: found)
            return Origin(place: place, excerpt: text.line(place.line), length: url.unicodeScalars.count)
        }
        return nil
    }
}
