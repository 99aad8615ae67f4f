/// A field that authors write: its name, what it holds, and what it means.
///
/// Readers ask for fields by name and take shape, example and choices from here; the schemas for editors are made of the
/// same descriptions, so that what an editor offers is what is read.
struct Field: Sendable {
    var name: String
    /// What it holds.
    var shape: Shape
    /// What it means, in a sentence, for editors.
    var about: String
    /// Whether it must be there.
    var isRequired: Bool
    /// Its value as one would write it.
    var example: String?
    /// Whether a word that looks like it was meant to be it; not where people have such words of their own.
    var isGuessed = true

    /// A field that may be left out.
    static func field(_ name: String, _ shape: Shape, _ about: String, example: String? = nil) -> Field {
        Field(name: name, shape: shape, about: about, isRequired: false, example: example)
    }

    /// The same field, which no other word is taken for.
    var unguessed: Field {
        var field = self
        field.isGuessed = false
        return field
    }

    /// A field that must be there.
    static func required(_ name: String, _ shape: Shape, _ about: String, example: String) -> Field {
        Field(name: name, shape: shape, about: about, isRequired: true, example: example)
    }
}

/// What a field holds.
indirect enum Shape: Sendable {
    /// A text; a number or a date without quotes is one too.
    case text
    /// True or false.
    case flag
    /// A whole number.
    case whole(ClosedRange<Int>)
    /// A day, or an instant.
    case date
    /// An address with a scheme; with `onSite` also a path of this site.
    case address(onSite: Bool)
    /// Six hexadecimal digits behind `#`.
    case colour
    /// `free`, or an amount and its currency.
    case price
    /// A word of letters, digits and `_`.
    case hashtag
    /// One of these words.
    case choice([String])
    case list(Shape)
    /// A list, or one part of it alone.
    case oneOrMore(Shape)
    case map(FieldTable)
    /// A map of names to values; the names are `known`, or begin with those where it is open.
    case named(Shape, known: [String], isOpen: Bool)
    /// Files, names with a file or an address, and names with a list of the same.
    case chapters
    /// One of several shapes.
    case either([Shape])
}

/// The fields of a map.
///
/// A class, since every head of a site is read by the same one.
final class FieldTable: Sendable {
    /// The fields, in the order in which people think of them.
    let fields: [Field]
    /// Whether other names are kept for templates; where not, they are mistakes.
    let isOpen: Bool
    let names: [String]
    /// The names that other words may have been meant to be.
    let guesses: [String]
    private let places: [String: Int]

    init(fields: [Field], isOpen: Bool = false) {
        (self.fields, self.isOpen) = (fields, isOpen)
        names = fields.map(\.name)
        guesses = fields.filter(\.isGuessed).map(\.name)
        places = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(name: String) -> Field? { places[name].map { fields[$0] } }

    /// Whether there is a field of this name.
    func has(_ name: String) -> Bool { places[name] != nil }

    /// What a field holds.
    func shape(of name: String) -> Shape? { places[name].map { fields[$0].shape } }

    /// The fields of the map that a field holds, or that each part of its list holds.
    func inside(_ name: String) -> FieldTable? { shape(of: name)?.table }
}

extension Shape {
    /// The fields of the map that this is, or that its parts are.
    var table: FieldTable? {
        switch self {
        case .map(let table): table
        case .list(let part), .oneOrMore(let part): part.table
        case .either(let shapes): shapes.lazy.compactMap(\.table).first
        default: nil
        }
    }

    /// The fields of the maps that stand behind names.
    var tableOfNamed: FieldTable? {
        switch self {
        case .named(let part, _, _): part.table
        case .either(let shapes): shapes.lazy.compactMap(\.tableOfNamed).first
        default: nil
        }
    }

    /// The words to choose from, of this or of its parts.
    var choices: [String]? {
        switch self {
        case .choice(let words): words
        case .list(let part), .oneOrMore(let part), .named(let part, _, _): part.choices
        default: nil
        }
    }
}
