import Encodings
import Values

/// Something that has a value when a page is rendered.
indirect enum Expression: Sendable {
    /// A number, a text, `true`, `nil`, `empty`, `blank`.
    case literal(Value)
    /// A name, perhaps with members: `page.tags[0].name`.
    case lookup(Lookup)
    /// `(first..last)`.
    case range(Expression, Expression)
}

/// A name and the way from it to a member.
final class Lookup: Sendable {
    enum Root: Sendable {
        case name(Name)
        case computed(Expression)
    }

    enum Step: Sendable {
        /// `.name`, or `["name"]`.
        case key(String)
        /// `.size`, `.first` or `.last`: a member of that name, else what the word says.
        case command(String)
        /// `[0]`, `[variable]`.
        case computed(Expression)
    }

    let root: Root
    let steps: [Step]
    /// Where it stands in the source.
    let range: Range<Int>

    init(root: Root, steps: [Step], range: Range<Int>) {
        (self.root, self.steps, self.range) = (root, steps, range)
    }
}

/// A variable's name and its hash, so that scopes are searched by numbers.
struct Name: Sendable, Equatable {
    let text: String
    let hash: UInt64

    /// A name and its checksum.
    init(_ text: String) {
        self.text = text
        hash = Checksum(of: text).value
    }

    static func == (left: Name, right: Name) -> Bool { left.hash == right.hash && left.text == right.text }
}

/// A value and the filters it goes through.
final class FilteredExpression: Sendable {
    let value: Expression
    let filters: [FilterCall]
    /// Where it stands in the source.
    let range: Range<Int>

    init(value: Expression, filters: [FilterCall], range: Range<Int>) {
        (self.value, self.filters, self.range) = (value, filters, range)
    }
}

/// One `| name: argument, key: argument`.
final class FilterCall: Sendable {
    let filter: Filter
    let positional: [Expression]
    let named: [(key: String, value: Expression)]
    /// The arguments where all are literals.
    let constant: Arguments?
    /// What is asked of each element of the input.
    let question: Question?
    let range: Range<Int>

    init(
        filter: Filter, positional: [Expression], named: [(key: String, value: Expression)], constant: Arguments?,
        question: Question? = nil, range: Range<Int>
    ) {
        (self.filter, self.positional, self.named) = (filter, positional, named)
        (self.constant, self.question, self.range) = (constant, question, range)
    }
}

/// An expression in quotes, and the name by which it calls each element.
struct Question: Sendable {
    enum Body: Sendable {
        case condition(Condition)
        case value(FilteredExpression)
    }

    var element: Name
    var body: Body
}

/// A test, and how it is joined to the next: `a and b or c` is `a and (b or c)`.
struct Condition: Sendable {
    enum Test: Sendable {
        case truth(Expression)
        case comparison(Expression, ComparisonOperator, Expression)
    }

    enum Joint: Sendable {
        case and, or
    }

    var tests: [Test]
    /// Between the tests; one fewer than those.
    var joints: [Joint]
    var range: Range<Int>
}
