import Diagnostics
import Values

/// One part of a name, and where it stands.
struct TOMLKey {
    var name: String
    var place: Place
    var offset: Int

    func mistake(_ message: String, remedy: String? = nil) -> TOMLMistake {
        TOMLMistake(message: message, offset: offset, length: name.unicodeScalars.count, remedy: remedy)
    }
}

/// A table while it is being written; who may still write into it depends on how it began.
final class TOMLTable {
    /// How a table came to be.
    enum Origin {
        /// By a line `[name]`, which may stand once.
        case header
        /// As a part of a longer `[name.other]`; a header of its own may follow.
        case implied
        /// As a part of `name.other = value`; only such lines of the same table may add to it.
        case dotted
        /// Between braces, which close it.
        case inline
    }

    /// What stands under a name.
    enum Entry {
        case value(PlacedValue)
        case table(TOMLTable)
        case tables(TOMLTableList)
    }

    private static let deepest = 64

    private(set) var origin: Origin
    let place: Place
    let depth: Int
    private var entries: [(key: TOMLKey, entry: Entry)] = []
    private var positions: [String: Int] = [:]

    init(_ origin: Origin, at place: Place, depth: Int) {
        (self.origin, self.place, self.depth) = (origin, place, depth)
    }

    subscript(name: String) -> Entry? { positions[name].map { entries[$0].entry } }

    /// A new table under a free name.
    func add(_ key: TOMLKey, _ origin: Origin) throws(TOMLMistake) -> TOMLTable {
        guard depth < TOMLTable.deepest else {
            throw key.mistake("tables are nested more than \(TOMLTable.deepest) deep")
        }
        let table = TOMLTable(origin, at: key.place, depth: depth + 1)
        add(key, .table(table))
        return table
    }

    /// The table that a header names.
    func open(_ key: TOMLKey) throws(TOMLMistake) -> TOMLTable {
        switch self[key.name] {
        case nil: return try add(key, .header)
        case .table(let table)? where table.origin == .implied:
            table.origin = .header
            return table
        default: throw twice(key, remedy: "put its lines together, or write `[[\(key.name)]]` for one of several")
        }
    }

    /// Another table of the list that a header names.
    func append(_ key: TOMLKey) throws(TOMLMistake) -> TOMLTable {
        guard depth < TOMLTable.deepest else {
            throw key.mistake("tables are nested more than \(TOMLTable.deepest) deep")
        }
        let table = TOMLTable(.header, at: key.place, depth: depth + 1)
        switch self[key.name] {
        case nil: add(key, .tables(TOMLTableList(table)))
        case .tables(let list)?: list.tables.append(table)
        default: throw twice(key, remedy: "a name is either a list of tables or something else")
        }
        return table
    }

    /// Writes `a.b = value`.
    func set(_ path: [TOMLKey], to value: PlacedValue) throws(TOMLMistake) {
        var table = self
        for key in path.dropLast() {
            switch table[key.name] {
            case nil: table = try table.add(key, .dotted)
            case .table(let inner)? where inner.origin == .dotted: table = inner
            default: throw twice(key, remedy: "write it below the other lines of `\(key.name)`")
            }
        }
        guard let last = path.last else { return }
        if table[last.name] != nil { throw table.twice(last) }
        table.add(last, .value(value))
    }

    private func add(_ key: TOMLKey, _ entry: Entry) {
        positions[key.name] = entries.count
        entries.append((key, entry))
    }

    private func twice(_ key: TOMLKey, remedy: String? = nil) -> TOMLMistake {
        let line = positions[key.name].map { "it stands in line \(entries[$0].key.place.line) already" }
        return key.mistake("`\(key.name)` stands twice", remedy: remedy ?? line)
    }

    /// The table as a map, in the order in which names first stand.
    var node: PlacedValue {
        let parts = entries.map { key, entry -> PlacedValue.Entry in
            let value: PlacedValue =
                switch entry {
                case .value(let node): node
                case .table(let table): table.node
                case .tables(let list): PlacedValue(.list(list.tables.map(\.node)), at: key.place)
                }
            return PlacedValue.Entry(key: key.name, keyPlace: key.place, value: value)
        }
        return PlacedValue(.map(parts), at: place)
    }
}

/// The tables that lines `[[name]]` make one after another.
final class TOMLTableList {
    var tables: [TOMLTable]

    init(_ first: TOMLTable) { tables = [first] }
}
