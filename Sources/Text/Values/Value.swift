public import Dates

/// The JSON-like data that manifests, front matter, data files and templates share.
public enum Value: Sendable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A whole number; 2 and 2.0 stay distinct.
    case integer(Int)
    /// A number with a fraction.
    case decimal(Double)
    /// A text.
    case string(String)
    /// Markup that is already safe for the place it goes to, as UTF-8: it is never escaped again.
    case markup([UInt8])
    /// A point in time, with the zone it is shown in.
    // Indirect, since the other cases take two words and a date five: values are copied often, dates seldom.
    indirect case date(ZonedTime)
    /// Several values, in order.
    case list([Value])
    /// Named values, in the order they were written.
    case object(Object)
    /// Something of the program whose members are worked out only when a template asks for them.
    case lazy(any LazyMembers)
}

/// A thing of the program, such as a page, that templates look into member by member.
///
/// A class, so that a list of ten thousand pages holds references and a render copies none of them.
public protocol LazyMembers: AnyObject, Sendable {
    /// The names a template may ask for, in a fixed order; used to list members and for "did you mean".
    var memberNames: [String] { get }
    /// The member with this name; nil where there is none.
    func member(_ name: String) -> Value?
    /// Whether its members are plain data, so that it is as good as its name: a tag, as opposed to a page.
    var isPlain: Bool { get }
    /// The text that it is written as, where it is no thing with members to whoever writes data: a range of numbers.
    var text: String? { get }
}

extension LazyMembers {
    /// Things lead to other things unless they say otherwise.
    public var isPlain: Bool { false }
    /// Things are written with their members.
    public var text: String? { nil }
}

extension Value: Equatable {
    /// Whether both are the same data; lazy things are the same only where they are one thing.
    public static func == (left: Value, right: Value) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let one), .bool(let other)): one == other
        case (.integer(let one), .integer(let other)): one == other
        case (.decimal(let one), .decimal(let other)): one == other
        case (.string(let one), .string(let other)): one == other
        case (.markup(let one), .markup(let other)): one == other
        case (.date(let one), .date(let other)): one == other
        case (.list(let one), .list(let other)): one == other
        case (.object(let one), .object(let other)): one == other
        case (.lazy(let one), .lazy(let other)): one === other
        default: false
        }
    }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    /// A text.
    public init(stringLiteral text: String) { self = .string(text) }
    /// A whole number.
    public init(integerLiteral number: Int) { self = .integer(number) }
    /// True or false.
    public init(booleanLiteral flag: Bool) { self = .bool(flag) }
    /// A number with a fraction.
    public init(floatLiteral number: Double) { self = .decimal(number) }
    /// Several values.
    public init(arrayLiteral elements: Value...) { self = .list(elements) }
    /// Named values, in the order of the literal.
    public init(dictionaryLiteral elements: (String, Value)...) {
        var object = Object()
        for (key, value) in elements { object[key] = value }
        self = .object(object)
    }
    /// Nothing.
    public init(nilLiteral: ()) { self = .null }
}
