import Dates
import Diagnostics
import Values

/// Takes typed fields out of a map that an author wrote, and keeps a message for each that is not what it should be.
///
/// What a field holds stands in the table: no reader has shapes, choices or examples of its own.
struct FieldReader {
    let source: SourceText
    let map: PlacedValue
    let table: FieldTable
    private(set) var mistakes: [Diagnostic] = []

    init(_ map: PlacedValue, in source: SourceText, _ table: FieldTable) {
        self.map = map
        self.source = source
        self.table = table
    }

    mutating func mistake(_ message: String, at place: Place, remedy: String? = nil, severity: Severity = .error) {
        let excerpt = source.excerpt(for: place, among: mistakes.count)
        mistakes.append(Diagnostic(severity, message, at: place, excerpt: excerpt, remedy: remedy))
    }

    mutating func adopt(_ others: [Diagnostic]) { mistakes += others }

    /// A field that is there and holds something.
    func present(_ name: String) -> PlacedValue? {
        guard let node = map[name] else { return nil }
        if case .null = node.content { return nil }
        return node
    }

    mutating func text(_ name: String) -> String? { present(name).flatMap { text($0, name: name) } }

    /// A text; numbers and dates that someone forgot to quote are texts too, just as they were written.
    mutating func text(_ node: PlacedValue, name: String) -> String? {
        switch node.content {
        case .string(let text): return text
        case .integer, .decimal: return node.digits ?? node.value.written
        default:
            mistake(
                "`\(name)` must be a text, and is \(node.kind)", at: node.place,
                remedy: isCommented(node)
                    ? "`#` begins a comment: put it in quotes, as in `\"#4A90D9\"`" : "put it in quotes")
            return nil
        }
    }

    /// Whether nothing stands here because a sign for comments begins the value.
    private func isCommented(_ node: PlacedValue) -> Bool {
        guard case .null = node.content, let line = source.line(node.place.line) else { return false }
        return line.firstRange(of: ": #") != nil || line.firstRange(of: "- #") != nil
    }

    /// A text and where it stands.
    mutating func written(_ name: String) -> WrittenText? {
        guard let node = present(name), let text = text(node, name: name) else { return nil }
        return WrittenText(text: text, place: node.place)
    }

    mutating func flag(_ name: String, unless given: Bool = false) -> Bool {
        guard let node = present(name) else { return given }
        if let flag = node.flag { return flag }
        mistake(
            "`\(name)` must be true or false, and is \(node.kind)", at: node.place, remedy: "write `\(name): \(!given)`"
        )
        return given
    }

    mutating func integer(_ name: String) -> Int? {
        guard let node = present(name), case .whole(let range)? = table.shape(of: name) else { return nil }
        if case .integer(let number) = node.content, range.contains(number) { return number }
        mistake(
            "`\(name)` must be a whole number from \(range.lowerBound) to \(range.upperBound)", at: node.place,
            remedy: "write a number without quotes")
        return nil
    }

    mutating func date(_ name: String, zone: Zone) -> ZonedTime? {
        guard let node = present(name) else { return nil }
        if case .string(let text) = node.content, let parsed = FieldReader.date(of: text) {
            return parsed.time(in: zone)
        }
        mistake(
            "`\(name)` must be a date, and is \(node.shown)", at: node.place,
            remedy: "write it as 2026-11-20 or 2026-11-20T09:30:00+01:00")
        return nil
    }

    /// A date as texts have it: as ISO 8601 has it, or with slashes, `2026/11/20`, as other programs read it too.
    private static func date(of text: String) -> ISO8601.Parsed? {
        ISO8601.parse(text) ?? ISO8601.parse(text.replacing("/", with: "-", maxReplacements: 2))
    }

    /// One of the words that the table lists; `noun` is what the words are called.
    mutating func choice(_ name: String, _ noun: String, plural: String? = nil) -> String? {
        guard let node = present(name), let text = text(node, name: name) else { return nil }
        return choice(text, at: node.place, of: name, noun, plural: plural)
    }

    /// A word of a list, where the table lists it.
    mutating func choice(_ word: String, at place: Place, of name: String, _ noun: String, plural: String? = nil)
        -> String?
    {
        let known = table.shape(of: name)?.choices ?? []
        if known.contains(word) { return word }
        mistake(
            "there is no \(noun) `\(word)`", at: place,
            remedy: didYouMean(word, completing: known)
                ?? "the \(plural ?? noun + "s") are \(FieldReader.listed(known))")
        return nil
    }

    /// Words of a list, as many as anybody reads.
    private static func listed(_ words: [String]) -> String {
        let shown = words.count > 24 ? words.prefix(20) : words[...]
        let more = words.count - shown.count
        return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    /// An address with a scheme, or a path of the site where the table lets that through.
    mutating func address(_ name: String) -> String? {
        guard let text = written(name), case .address(let onSite)? = table.shape(of: name) else { return nil }
        if !FieldReader.isAddress(text.text, onSite: onSite) {
            mistake(
                "`\(text.text)` is no address", at: text.place,
                remedy: "write it with https://" + (onSite ? ", or as a path of this site such as /guide/" : ""))
        }
        return text.text
    }

    /// Whether a text is an http address, or a path of the site where that will do.
    static func isAddress(_ text: String, onSite: Bool) -> Bool {
        text.hasPrefix("https://") || text.hasPrefix("http://") || (onSite && text.hasPrefix("/"))
    }

    /// A list of texts; a single text counts as a list of one.
    mutating func texts(_ name: String) -> [(text: String, place: Place)] {
        guard let node = present(name) else { return [] }
        switch node.content {
        case .list(let parts):
            return parts.compactMap { part in text(part, name: name).map { ($0, part.place) } }
        case .string, .integer, .decimal: return text(node, name: name).map { [($0, node.place)] } ?? []
        default:
            mistake(
                "`\(name)` must be a list, and is \(node.kind)", at: node.place, remedy: "write `\(name): [one, two]`")
            return []
        }
    }

    /// A map of names to texts, in order.
    mutating func pairs(_ name: String) -> [(key: String, value: String, place: Place)] {
        guard let node = present(name) else { return [] }
        guard case .map(let entries) = node.content else {
            mistake(
                "`\(name)` must be a map, and is \(node.kind)", at: node.place,
                remedy: "write `name: value` lines below it")
            return []
        }
        return entries.compactMap { entry in
            text(entry.value, name: entry.key).map { (entry.key, $0, entry.value.place) }
        }
    }

    /// A text that must be there.
    mutating func required(_ name: String) -> String {
        if let found = text(name), !found.isEmpty { return found }
        let remedy = "such as `\(name): \(table[name]?.example ?? "…")`"
        if let entry = map.entries.first(where: { $0.key == name }) {
            let isEmpty = present(name) == nil || entry.value.value == ""
            if isEmpty { mistake("`\(name)` is empty", at: entry.keyPlace, remedy: "write something, \(remedy)") }
        } else {
            mistake("`\(name)` is missing", at: map.place, remedy: "add a line \(remedy)")
        }
        return ""
    }

    /// Says "did you mean" for names that look like a known one; in a closed table, unknown names are errors.
    mutating func checkNames(also more: [String] = []) {
        let entries = map.entries
        let unknown = entries.indices.filter { !table.has(entries[$0].key) && !more.contains(entries[$0].key) }
        if unknown.isEmpty { return }
        let (known, guesses) = (table.names + more, table.guesses + more)
        let written = Set(entries.lazy.map(\.key))
        for entry in unknown.lazy.map({ entries[$0] }) {
            // What is written already was not meant a second time.
            let guess = didYouMean(entry.key, among: table.isOpen ? guesses : known.filter { !written.contains($0) })
            if !table.isOpen {
                mistake(
                    "there is no field `\(entry.key)`", at: entry.keyPlace,
                    remedy: guess ?? "the fields are \(known.joined(separator: ", "))")
            } else if guess != nil, let near = nearMiss(entry.key, among: guesses), !written.contains(near) {
                mistake(
                    "`\(entry.key)` has no meaning of its own", at: entry.keyPlace, remedy: guess, severity: .warning)
            }
        }
    }
}

extension [Diagnostic] {
    /// The messages as their places follow each other in the file.
    var inOrder: [Diagnostic] {
        func key(_ index: Int) -> (Int, Int, Int) {
            (self[index].place?.line ?? 0, self[index].place?.column ?? 0, index)
        }
        return indices.sorted { key($0) < key($1) }.map { self[$0] }
    }
}

extension PlacedValue {
    /// What stands there, as a message shows it.
    var shown: String {
        switch content {
        case .string(let text): "`\(text)`"
        case .integer(let number): "`\(number)`"
        default: kind
        }
    }
}

extension Value {
    /// A number as the program writes it.
    fileprivate var written: String {
        switch self {
        case .integer(let number): String(number)
        case .decimal(let number): String(number)
        default: ""
        }
    }
}
