import Media

/// The table of slots as text: one row a slot, and what slots have in common above them.
///
///     each: place app-store | kind screenshot | formats png jpeg | source fastlane
///     appstore-iphone-69 | iPhone 6.9" | sizes 1260x2736 1320x2868 turned
///         | device iPhone 18 Pro Max
///
/// A line that begins with a blank goes on with the one above. `each:` is said for all rows up to the next one, and a row's
/// own word stands instead of it.
struct SlotRows {
    /// The slots, in the order of the rows.
    var slots: [Slot] = []
    /// What cannot be read; the tests see that there is nothing.
    var mistakes: [String] = []
    private let sources: [String: RuleSource]

    init(_ texts: [String], sources: [String: RuleSource]) {
        self.sources = sources
        for text in texts { read(text) }
    }

    private mutating func read(_ text: String) {
        var shared: [String] = []
        for row in SlotRows.rows(text) {
            var fields = SlotRows.fields(row)
            if fields[0].hasPrefix("each:") {
                fields[0] = SlotRows.trimmed(fields[0].dropFirst(5))
                shared = fields.filter { !$0.isEmpty }
            } else if fields.count > 2, let slot = slot(fields, shared) {
                slots.append(slot)
            } else {
                mistakes.append("`\(row)` is no slot")
            }
        }
    }

    private mutating func slot(_ fields: [String], _ shared: [String]) -> Slot? {
        let words = shared + fields.dropFirst(2)
        let named = words.last { $0.hasPrefix("source ") }.flatMap { sources[String($0.dropFirst(7))] }
        guard let source = named else { return nil }
        var slot = Slot(id: fields[0], title: fields[1], source: source)
        for word in words {
            let (key, value) = SlotRows.halves(word)
            if !slot.set(key, value) { mistakes.append("\(slot.id): `\(word)`") }
        }
        return slot
    }

    /// The rows, each with the lines that go on with it.
    static func rows(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }.reduce(into: []) { rows, line in
            if line.hasPrefix(" "), let last = rows.indices.last {
                rows[last] += " " + trimmed(line)
            } else {
                rows.append(String(line))
            }
        }
    }

    /// The fields of a row.
    private static func fields(_ row: String) -> [String] {
        row.utf8.split(separator: UInt8(ascii: "|")).map { trimmed(Substring($0)) }
    }

    /// The sources that rows name.
    static func sources(_ text: String) -> [String: RuleSource] {
        let found = rows(text).compactMap { row -> (String, RuleSource)? in
            let fields = fields(row)
            guard fields.count == 4 else { return nil }
            return (
                fields[0], RuleSource(id: fields[0], what: fields[3], date: fields[1], confidence: fields[2])
            )
        }
        return Dictionary(found) { first, _ in first }
    }

    /// A text up to the first of some letter, and what is behind it.
    static func halves(_ text: String, at mark: Unicode.Scalar = " ") -> (String, String) {
        guard let end = text.unicodeScalars.firstIndex(of: mark) else { return (text, "") }
        return (String(text[..<end]), trimmed(text[text.unicodeScalars.index(after: end)...]))
    }

    /// A text without the blanks around it.
    ///
    /// By bytes: every command names the slots of films in its options, so that all rows are read at each start.
    static func trimmed(_ text: Substring) -> String {
        let bytes = text.utf8
        let blank = UInt8(ascii: " ")
        guard let start = bytes.firstIndex(where: { $0 != blank }), let last = bytes.lastIndex(where: { $0 != blank })
        else { return "" }
        return String(text[start..<bytes.index(after: last)])
    }
}
