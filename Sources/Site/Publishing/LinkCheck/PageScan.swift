import Files
import Markup
import Site

/// What a rendered page points at, and what can be pointed at in it.
struct PageScan: Sendable {
    /// An address on the page.
    struct Reference: Sendable {
        var url: String
        /// Whether a reader can follow it, as opposed to a picture or a style sheet that is fetched.
        var isLink: Bool
    }

    var references: [Reference] = []
    /// The ids and names on the page, as its markup has them.
    private var names: [ArraySlice<UInt8>] = []
    /// Whether all of the page is here, and not its text alone.
    var isWhole = true
    /// The addresses of pictures without a text alternative.
    var picturesWithoutAlt: [String] = []

    /// The ids and names on the page.
    var anchors: ExactNames { ExactNames(names.lazy.map(unescaped)) }

    /// Whether nothing is left of it that anybody would ask for.
    var isSettled: Bool { references.isEmpty && picturesWithoutAlt.isEmpty }

    /// What is left of a page that stays as it was made; nil where nothing is.
    init?(_ route: TracedRoute) {
        references = route.references.map { Reference(url: $0.url, isLink: $0.isLink) }
        picturesWithoutAlt = route.picturesWithoutAlt
        if isSettled { return nil }
    }

    /// What is in a page, or in the text of one that could not be made, but for addresses that lead somewhere.
    init(_ html: [UInt8], isWhole: Bool = true, leaving plain: PlainAddresses? = nil) {
        self.isWhole = isWhole
        var scanner = TagScanner(html)
        var places: [OwnPlace] = []
        while let tag = scanner.nextTelling() {
            if !scanner.attributes.isEmpty { read(tag, scanner, html, plain, &places) }
            if !tag.isClosing, scanner.matches(tag.name, "style") {
                // Up to the next tag, which closes it.
                readStyles(html[tag.range.upperBound...].prefix { $0 != UInt8(ascii: "<") })
            }
        }
        keepUnknown(places)
    }

    /// Leaves out the references that certainly lead somewhere, and the anchors: on a large site they are most of what
    /// there is, and nobody asks for them.
    /// - Parameters:
    ///   - page: the file of this page.
    ///   - baseURL: the site's address.
    ///   - keepsOutside: whether addresses that lead out of the site are of interest.
    ///   - isFile: whether a file of the output is there.
    /// - Returns: the files that the page's links lead to, besides itself.
    mutating func settle(
        on page: String, baseURL: BaseURL, keepsOutside: Bool, isFile: (String) -> Bool
    ) -> [String] {
        var reached: [String] = []
        let (own, names) = (baseURL.string, names)
        // Few pages have a link into themselves that is not settled yet.
        var anchors: ExactNames?
        references.removeAll { reference in
            let isWhole = reference.isLink && ExactName.begins(reference.url, with: own)
            let url = isWhole ? String(reference.url.dropFirst(baseURL.origin.count)) : reference.url
            guard let target = LinkTarget(url, on: page, baseURL: baseURL) else { return !keepsOutside && !isWhole }
            if reference.isLink, target.file != page { reached.append(target.file) }
            guard isFile(target.file) else { return false }
            guard let fragment = target.fragment else { return true }
            guard target.file == page else { return false }
            let there = anchors ?? ExactNames(names.lazy.map(unescaped))
            anchors = there
            return fragment.isAmong(there)
        }
        self.names = []
        return reached
    }

    /// A link to a place on its own page, of which most are the links of headings to themselves, and contents.
    private struct OwnPlace {
        /// Its name, as the markup has it.
        var name: ArraySlice<UInt8>
        var isLink: Bool
        /// How many references stand before it.
        var position: Int
    }

    /// Takes in the links to places on the page that are not there.
    private mutating func keepUnknown(_ places: [OwnPlace]) {
        if places.isEmpty { return }
        // A few names are looked through faster than they are put in order.
        let ordered = names.count > 32 ? anchors : nil
        for place in places.reversed() {
            if ordered?.contains(unescaped(place.name)) ?? names.contains(place.name) { continue }
            references.insert(Reference(url: "#" + unescaped(place.name), isLink: place.isLink), at: place.position)
        }
    }

    /// Takes in what a tag points at and what it names, but for addresses that are passed over.
    ///
    /// Links to places on this page are put aside: they are looked up once all its names are known.
    private mutating func read(
        _ tag: TagScanner.Tag, _ scanner: TagScanner, _ html: [UInt8], _ plain: PlainAddresses?,
        _ places: inout [OwnPlace]
    ) {
        let isPicture = scanner.matches(tag.name, "img")
        var hasAlt = false
        var source = ""
        for attribute in scanner.attributes {
            // Most attributes of a page are classes, and none of these.
            switch (attribute.name.count, attribute.value) {
            case (2, let value?) where scanner.matches(attribute.name, "id"): names.append(html[value])
            case (3, let value):
                if isPicture, scanner.matches(attribute.name, "alt") { hasAlt = true }
                if let value, scanner.matches(attribute.name, "src") { source = readSource(html[value]) }
            case (4, let value?):
                if scanner.matches(attribute.name, "href") {
                    readLink(html[value], isLink: scanner.matches(tag.name, "a"), plain, &places)
                } else if scanner.matches(attribute.name, "name") {
                    names.append(html[value])
                }
            case (5, let value?) where scanner.matches(attribute.name, "style"):
                readStyles(Array(unescaped(html[value]).utf8)[...])
            case (6, let value?):
                if scanner.matches(attribute.name, "poster") { source = readSource(html[value]) }
                if scanner.matches(attribute.name, "srcset") { readSourceSet(html[value]) }
            default: continue
            }
        }
        if isPicture, !hasAlt { picturesWithoutAlt.append(source) }
    }

    private mutating func readLink(
        _ address: ArraySlice<UInt8>, isLink: Bool, _ plain: PlainAddresses?, _ places: inout [OwnPlace]
    ) {
        if let plain {
            if address.first == UInt8(ascii: "#"), address.count > 1 {
                places.append(OwnPlace(name: address.dropFirst(), isLink: isLink, position: references.count))
                return
            }
            if plain.contains(address) { return }
        }
        references.append(Reference(url: unescaped(address), isLink: isLink))
    }

    private mutating func readSource(_ value: ArraySlice<UInt8>) -> String {
        let source = unescaped(value)
        references.append(Reference(url: source, isLink: false))
        return source
    }

    private mutating func readSourceSet(_ value: ArraySlice<UInt8>) {
        let set = Array(unescaped(value).utf8)
        for address in SourceSet(set[...]).addresses {
            references.append(Reference(url: String(decoding: set[address], as: UTF8.self), isLink: false))
        }
    }

    private mutating func readStyles(_ sheet: ArraySlice<UInt8>) {
        references += StyleAddresses(sheet).all.map { Reference(url: $0.url, isLink: false) }
    }
}
