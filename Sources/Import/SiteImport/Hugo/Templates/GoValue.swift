import Dates
import JSON
import Markup
import Site
import Values

/// What a template of Go works with.
indirect enum GoValue: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case decimal(Double)
    case text(String)
    /// Markup that is not escaped again.
    case markup(String)
    case list([GoValue])
    case map([String: GoValue])
    /// A page of the site, by its place among the documents.
    case page(Int)
    case date(ZonedTime)
    /// The call of a shortcode that the template stands for.
    case call(GoCall)
    case site
    case program
    /// Where templates keep values under names.
    case store(GoStore)
    /// A file beside a page, by its address; one below `assets/`, which has none.
    case file(String, origin: String)
    /// The files beside a page.
    case files(Int)

    /// Data as a template sees it.
    init(_ value: Value) {
        switch value {
        case .null, .lazy: self = .null
        case .bool(let flag): self = .bool(flag)
        case .integer(let number): self = .integer(number)
        case .decimal(let number): self = .decimal(number)
        case .string(let text): self = .text(text)
        case .markup(let bytes): self = .markup(String(decoding: bytes, as: UTF8.self))
        case .date(let time): self = .date(time)
        case .list(let parts): self = .list(parts.map(GoValue.init))
        case .object(let object):
            self = .map(Dictionary(zip(object.keys, object.values.map(GoValue.init)), uniquingKeysWith: { $1 }))
        }
    }

    /// Whether `if` takes it for true: all but the empty and zero.
    var isTrue: Bool {
        switch self {
        case .null: false
        case .bool(let flag): flag
        case .integer(let number): number != 0
        case .decimal(let number): number != 0
        case .text(let text), .markup(let text): !text.isEmpty
        case .list(let parts): !parts.isEmpty
        case .map(let entries): !entries.isEmpty
        case .page, .date, .call, .site, .program, .store, .file, .files: true
        }
    }

    /// The text that it is printed as; nil for what has none.
    var text: String? {
        switch self {
        case .null: ""
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let number): String(number)
        case .decimal(let number): number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
        case .text(let text), .markup(let text): text
        case .list(let parts): "[" + parts.map { $0.text ?? "" }.joined(separator: " ") + "]"
        case .date(let time): time.strftime("%Y-%m-%d %H:%M:%S %z")
        case .map, .page, .call, .site, .program, .store, .file, .files: nil
        }
    }

    /// What is printed within HTML.
    var printed: String? {
        switch self {
        case .markup(let text): text
        default: text.map { escaped($0) }
        }
    }

    /// The parts of a list; of a map its values, by the order of their names.
    var parts: [(key: GoValue, value: GoValue)]? {
        switch self {
        case .null: []
        case .list(let parts): parts.enumerated().map { (.integer($0), $1) }
        case .map(let entries): entries.sorted { $0.key < $1.key }.map { (.text($0.key), $0.value) }
        case .integer(let count): (0..<max(0, min(count, 10_000))).map { (.integer($0), .integer($0)) }
        default: nil
        }
    }

    var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .decimal(let number): number
        case .text(let text): Double(text)
        default: nil
        }
    }

    /// Data again; nil for what is none.
    var data: Value? {
        switch self {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .integer(let number): .integer(number)
        case .decimal(let number): .decimal(number)
        case .text(let text), .markup(let text): .string(text)
        case .date(let time): .string(ISO8601.string(time))
        case .list(let parts): .list(parts.compactMap(\.data))
        case .map(let entries):
            .object(
                Object(entries.sorted { $0.key < $1.key }.compactMap { key, value in value.data.map { (key, $0) } }))
        case .page, .call, .site, .program, .store, .file, .files: nil
        }
    }

    /// Whether both are the same, as `eq` sees it.
    func isEqual(_ other: GoValue) -> Bool {
        if case .page(let one) = self, case .page(let two) = other { return one == two }
        switch (self, other) {
        case (.integer, .integer), (.decimal, .decimal), (.integer, .decimal), (.decimal, .integer):
            return number == other.number
        case (.bool(let one), .bool(let two)): return one == two
        case (.null, .null): return true
        case (.null, _), (_, .null): return false
        default: return text != nil && text == other.text
        }
    }
}

/// A place where templates keep values under names.
final class GoStore: Sendable {
    // A template is worked out on one thread; nobody else has it.
    nonisolated(unsafe) var values: [String: GoValue] = [:]
}

/// A use of a shortcode in a text.
struct GoCall: Sendable {
    let name: String
    let positional: [String]
    let named: [String: String]
    /// What stands between its tags; nil where it has one tag.
    let inner: String?
    /// The page it stands in.
    let page: Int
    let store = GoStore()

    /// What it is told: by its name, or its place.
    func argument(_ key: GoValue) -> GoValue {
        switch key {
        case .integer(let place): positional.indices.contains(place) ? GoCall.value(positional[place]) : .text("")
        case let key: key.text.flatMap { named[$0] }.map(GoCall.value) ?? .text("")
        }
    }

    var all: GoValue {
        named.isEmpty ? .list(positional.map(GoCall.value)) : .map(named.mapValues(GoCall.value))
    }

    /// Words without quotes are flags and numbers where they look like them.
    static func value(_ text: String) -> GoValue {
        if text == "true" || text == "false" { return .bool(text == "true") }
        return Int(text).map { .integer($0) } ?? .text(text)
    }
}
