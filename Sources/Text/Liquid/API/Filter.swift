public import Dates
import Diagnostics
public import Languages
public import Markup
public import Values

/// What a filter is called with, besides its input.
public struct Arguments: Sendable {
    /// The arguments without a name, in order.
    public var positional: [Value]
    /// The arguments `key: value`, in order.
    public var named: [(key: String, value: Value)]

    /// Arguments of a filter.
    public init(positional: [Value] = [], named: [(key: String, value: Value)] = []) {
        self.positional = positional
        self.named = named
    }

    /// The argument at this position, if it was given.
    public subscript(position: Int) -> Value? {
        // `nil` alone would be the value that is nothing.
        position < positional.count ? positional[position] : Value?.none
    }

    /// The argument with this name, if it was given.
    public subscript(key: String) -> Value? { named.last { $0.key == key }?.value }
}

/// What a filter may know of the page it works for.
public struct FilterContext: Sendable {
    /// The zone in which dates are shown.
    public var zone: Zone
    /// What `'now'` means, for whoever hands it on without looking at it.
    public let instant: Instant
    /// Is called where somebody looks at the clock.
    public let onClock: (@Sendable () -> Void)?
    /// What `'now'` means.
    public var now: Instant {
        onClock?()
        return instant
    }
    /// How the page escapes what it prints; nil where it does not.
    public var escaping: Escaping?
    /// The language in which dates, numbers and counts are written.
    public var language: Language
    /// How many elements a list may get.
    public var mostElements: Int
    /// How many bytes a text may get.
    public var mostBytes: Int

    /// A failure where a text would get too long.
    func checkLength(_ bytes: (partialValue: Int, overflow: Bool)) throws(FilterFailure) {
        guard !bytes.overflow, bytes.partialValue <= mostBytes else {
            throw FilterFailure("a text of more than \(mostBytes) bytes is too long")
        }
    }
}

/// Why a filter cannot do its work.
public struct FilterFailure: Error, Sendable {
    /// What is wrong, without a full stop.
    public var message: String
    /// What to do about it.
    public var remedy: String?

    /// A failure.
    public init(_ message: String, remedy: String? = nil) {
        self.message = message
        self.remedy = remedy
    }
}

/// A word behind `|`: a function from a value and arguments to a value.
public struct Filter: Sendable {
    /// What a filter does.
    public typealias Body = @Sendable (Value, Arguments, inout FilterContext) throws(FilterFailure) -> Value

    /// What the result is, where pages escape what they print.
    public enum Safety: Sendable {
        /// A text like any other, to be escaped.
        case text
        /// Markup, never escaped again.
        case markup
        /// Markup where the input is markup, else a text; text arguments are then escaped before they are added.
        case asInput
    }

    /// An expression in quotes: `"post", "post.draft != true"`.
    enum PerElement: Sendable {
        /// It holds or it does not.
        case condition
        /// It has a value, and may have filters.
        case value
    }

    /// The word.
    public let name: String
    /// How many arguments it takes without a name.
    public let arguments: ClosedRange<Int>
    /// Whether it knows named arguments; where it does not, they count as one argument more.
    public let takesNamed: Bool
    /// What its result is.
    public let safety: Safety
    let body: Body
    /// What the second argument is, where it is an expression in quotes about each element of the input.
    var perElement: PerElement?
    /// Whether it looks at names that stand for nothing, and passes on its argument as it is.
    let isDefault: Bool

    /// A filter.
    /// - Parameters:
    ///   - name: the word behind `|`.
    ///   - arguments: how many arguments it takes.
    ///   - takesNamed: whether it takes `key: value`.
    ///   - safety: what its result is.
    ///   - body: what it does.
    public init(
        _ name: String, arguments: ClosedRange<Int> = 0...0, takesNamed: Bool = false, safety: Safety = .text,
        _ body: @escaping Body
    ) {
        self.name = name
        self.arguments = arguments
        self.takesNamed = takesNamed
        self.safety = safety
        self.body = body
        isDefault = name == "default"
    }

    /// A filter whose arguments are a name and an expression in quotes about each element.
    ///
    /// The body gets the elements as its input, and as its one argument what the expression is for each of them.
    static func each(_ name: String, _ kind: PerElement, _ body: @escaping @Sendable ([Value], [Value]) -> Value)
        -> Filter
    {
        var filter = Filter(name, arguments: 2...2) { input, arguments, _ throws(FilterFailure) in
            guard case .list(let elements) = input, case .list(let outcomes)? = arguments[0] else { return .null }
            return body(elements, outcomes)
        }
        filter.perElement = kind
        return filter
    }

    static func counted(_ range: ClosedRange<Int>) -> String {
        let most = range.upperBound
        let arguments = Diagnostics.counted(most, "argument")
        if range.lowerBound == most { return most == 0 ? "no argument" : arguments }
        return "\(range.lowerBound) to \(arguments)"
    }
}

extension Value {
    /// The value as a template prints it: texts as they are, dates in full, lists one element after the other.
    public var liquidText: String { Texts.printed(self) }
}
