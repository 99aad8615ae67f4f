import Diagnostics
import Values

/// Turns what authors of Jekyll, Hugo, Zola and of programs for manuals write into the words here, and keeps a notice for
/// each word that is not ours.
///
/// A word here wins over another's word for the same thing.
struct FrontMatterTranslation {
    /// The fields in the words here, with all others as they were.
    var entries: [PlacedValue.Entry] = []
    private(set) var notices: [Diagnostic] = []
    /// Whether a name stands there that no word here is.
    private(set) var hasForeign = false
    let source: SourceText
    private let ownNames: Set<String>

    init(_ head: PlacedValue, in source: SourceText, ownNames: Set<String>) {
        self.source = source
        self.ownNames = ownNames
        let written = head.entries
        // Most heads hold words of ours alone.
        if written.allSatisfy({ ownNames.contains($0.key) }) {
            entries = written
            readWithinOwn()
            return
        }
        var foreign: [(entry: PlacedValue.Entry, word: ForeignWord)] = []
        for entry in written {
            if self.ownNames.contains(entry.key) {
                add(entry.key, entry.value, from: entry)
                continue
            }
            let name = entry.key.lowercased()
            if self.ownNames.contains(name) {
                foreign.append((entry, .name(name)))
            } else if let word = ForeignWord.known[name] {
                foreign.append((entry, word))
            } else {
                add(entry.key, entry.value, from: entry)
            }
        }
        hasForeign = !foreign.isEmpty
        // Words here first, so that they win wherever they stand.
        for (entry, word) in foreign { translate(entry, word) }
        readWithinOwn()
    }

    var node: PlacedValue {
        PlacedValue(.map(entries), at: Place(path: source.path, line: source.linesAbove + 1, column: 1))
    }

    mutating func add(_ name: String, _ value: PlacedValue, from entry: PlacedValue.Entry) {
        entries.append(PlacedValue.Entry(key: name, keyPlace: entry.keyPlace, value: value))
    }

    /// Where a name stands; one that was added later than another of its name is what counts.
    private func position(of name: String) -> Int? { entries.lastIndex { $0.key == name } }

    func has(_ name: String) -> Bool {
        guard let position = position(of: name) else { return false }
        if case .null = entries[position].value.content { return false }
        return true
    }

    private mutating func notice(
        _ message: String, at place: Place, remedy: String? = nil, severity: Severity = .note
    ) {
        notices.append(
            Diagnostic(
                severity, message, at: place, excerpt: source.excerpt(for: place, among: notices.count), remedy: remedy)
        )
    }

    // MARK: - One word

    private mutating func translate(_ entry: PlacedValue.Entry, _ word: ForeignWord) {
        if case .null = entry.value.content { return }
        switch word {
        case .name(let name): rename(entry, name)
        case .adds(let name): join(entry, name)
        case .address: readAddress(entry)
        case .published: readPublished(entry)
        case .publishDate: rename(entry, has("date") ? "due" : "date")
        case .opposite(let name):
            if let flag = entry.value.flag {
                rename(entry, name, value: PlacedValue(.bool(!flag), at: entry.value.place))
            } else {
                rename(entry, name)
            }
        case .robots:
            guard case .string(let text) = entry.value.content, text.lowercased().contains("noindex") else { return }
            rename(entry, "noindex", value: PlacedValue(.bool(true), at: entry.value.place))
        case .pictures:
            guard case .list(let pictures) = entry.value.content, let first = pictures.first,
                case .string = first.content,
                !has("image")
            else { return }
            rename(entry, "image", value: first)
        case .build: readBuild(entry)
        case .taxonomies: readTaxonomies(entry)
        case .excerptSeparator: readSeparator(entry)
        case .outputs: readOutputs(entry)
        case .place: readPlace(entry, entry.value)
        case .label: readLabel(entry, entry.value)
        case .sidebar:
            // What else stands there is about the list that it is the map of.
            if let order = entry.value.entries.first(where: { $0.key == "order" }) { readPlace(entry, order.value) }
            if let label = entry.value.entries.first(where: { $0.key == "label" }) { readLabel(entry, label.value) }
        case .nothing(let instead):
            notice("`\(entry.key)` has no meaning here", at: entry.keyPlace, remedy: instead, severity: .warning)
        }
    }

    private mutating func rename(_ entry: PlacedValue.Entry, _ name: String, value: PlacedValue? = nil) {
        guard !has(name) else {
            notice(
                "`\(entry.key)` is not read where `\(name)` stands, which says the same", at: entry.keyPlace,
                remedy: "take one of them out", severity: .warning)
            return
        }
        add(name, value ?? entry.value, from: entry)
        told(entry, as: name)
    }

    private mutating func told(_ entry: PlacedValue.Entry, as name: String) {
        // A taxonomy within Zola's table has its name here already.
        if entry.key == name { return }
        notice("`\(entry.key)` is read as `\(name)`, its name here", at: entry.keyPlace)
    }

    /// Adds to a list that may be there already.
    private mutating func join(_ entry: PlacedValue.Entry, _ name: String) {
        guard let position = position(of: name), has(name) else {
            // One category or tag is one, however many words it has.
            let isOne = if case .string = entry.value.content { true } else { false }
            add(name, isOne ? PlacedValue(.list([entry.value]), at: entry.value.place) : entry.value, from: entry)
            return told(entry, as: name)
        }
        func parts(_ node: PlacedValue) -> [PlacedValue] {
            if case .list(let parts) = node.content { parts } else { [node] }
        }
        let old = entries[position].value
        entries[position].value = PlacedValue(.list(parts(old) + parts(entry.value)), at: old.place)
        told(entry, as: name)
    }

    private mutating func readAddress(_ entry: PlacedValue.Entry) {
        guard case .string(let text) = entry.value.content, !text.isEmpty else { return }
        if text.contains("://") {
            notice(
                "`\(entry.key)` is an address with a host, and no address of this page", at: entry.keyPlace,
                remedy:
                    "where it is the text's own address, write `canonical:`; where readers are to be sent there, `redirect:`",
                severity: .warning)
            return
        }
        rename(
            entry, "permalink",
            value: PlacedValue(.string(text.hasPrefix("/") ? text : "/" + text), at: entry.value.place))
    }

    private mutating func readPublished(_ entry: PlacedValue.Entry) {
        switch entry.value.flag {
        case true?: return
        case false?:
            if !has("draft") { return rename(entry, "draft", value: PlacedValue(.bool(true), at: entry.value.place)) }
            position(of: "draft").map { entries[$0].value.content = .bool(true) }
            told(entry, as: "draft")
        case nil: if !has("date") { rename(entry, "date") }
        }
    }

    /// `build: {list: never, render: never}`; `local` and `link` count as what is nearest to them.
    private mutating func readBuild(_ entry: PlacedValue.Entry) {
        for part in entry.value.entries {
            let word = if case .string(let text) = part.value.content { text.lowercased() } else { "" }
            let isOff = part.value.flag == false || word == "never"
            switch part.key.lowercased() {
            case "render" where isOff || word == "link":
                rename(entry, "render", value: PlacedValue(.bool(false), at: part.value.place))
            case "list" where isOff || word == "local":
                rename(entry, "unlisted", value: PlacedValue(.bool(true), at: part.value.place))
            default: continue
            }
        }
    }

    private mutating func readTaxonomies(_ entry: PlacedValue.Entry) {
        guard case .map(let taxonomies) = entry.value.content else { return }
        for taxonomy in taxonomies { join(taxonomy, taxonomy.key) }
    }

    private mutating func readSeparator(_ entry: PlacedValue.Entry) {
        guard case .string(let text) = entry.value.content else { return }
        let words = text.filter { !$0.isWhitespace }.lowercased()
        // A blank line ends the first paragraph, as here.
        if words.isEmpty || words == "<!--more-->" { return }
        notice(
            "`\(entry.key)` has no meaning here", at: entry.keyPlace,
            remedy: "end the excerpt with a line `<!-- more -->`, or write it as `excerpt:`", severity: .warning)
    }

    /// Each chapter of a manual has one, so nothing is said of it.
    private mutating func readPlace(_ entry: PlacedValue.Entry, _ place: PlacedValue) {
        if !has("order") { add("order", place, from: entry) }
    }

    /// Nothing is said of it either.
    private mutating func readLabel(_ entry: PlacedValue.Entry, _ label: PlacedValue) {
        if !has("short_title") { add("short_title", label, from: entry) }
    }

    private mutating func readOutputs(_ entry: PlacedValue.Entry) {
        var parts = [entry.value]
        if case .list(let several) = entry.value.content { parts = several }
        let names = parts.map { part -> String in
            if case .string(let text) = part.content { text.lowercased() } else { "" }
        }
        if names == ["html"] { return }
        notice(
            "`\(entry.key)` has no meaning here", at: entry.keyPlace,
            remedy: names.contains("html")
                ? "the page is made as HTML; feeds stand in site.yml, under `feeds`"
                : "the page is made as HTML; where there should be none, write `render: false`",
            severity: .warning)
    }
}

extension SourceText {
    /// The line of a place, for the first messages of a file: finding a line takes time, and nobody reads a thousand.
    func excerpt(for place: Place, among count: Int) -> String? { count < 100 ? line(place.line) : nil }
}
