/// Values by names or paths that are compared as bytes.
///
/// For tables of some hundred names: they are walked in the order of the bytes, which costs a sort each time.
package struct NameTable<Value>: ExpressibleByDictionaryLiteral, Sequence {
    private var values: [ExactName: Value]

    /// An empty table.
    package init() { values = [:] }

    /// A table of these values; of two with the same bytes for a name the first counts.
    package init(_ values: some Sequence<(name: String, value: Value)>) {
        self.values = Dictionary(values.map { (ExactName($0.name), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// A table of these values.
    package init(dictionaryLiteral values: (String, Value)...) {
        self.init(values.map { (name: $0.0, value: $0.1) })
    }

    /// The value of a name; nil where there is none.
    package subscript(name: String) -> Value? {
        get { values[ExactName(name)] }
        set { values[ExactName(name)] = newValue }
    }

    /// The value of a name, which is put in first where there is none.
    package subscript(name: String, default value: @autoclosure () -> Value) -> Value {
        get { values[ExactName(name), default: value()] }
        set { values[ExactName(name)] = newValue }
    }

    /// Whether there are none.
    package var isEmpty: Bool { values.isEmpty }

    /// The names, in the order of their bytes.
    package var keys: [String] { values.keys.sorted().map(\.text) }

    /// The names with their values, in the order of the names' bytes.
    package func makeIterator() -> AnyIterator<(key: String, value: Value)> {
        var rest = values.sorted { $0.key < $1.key }.makeIterator()
        return AnyIterator { rest.next().map { ($0.key.text, $0.value) } }
    }

    /// Takes in the values of another table; of two for one name the closure tells which counts.
    package mutating func merge(_ other: NameTable, _ choice: (_ own: Value, _ other: Value) -> Value) {
        values.merge(other.values, uniquingKeysWith: choice)
    }
}

extension NameTable: Sendable where Value: Sendable {}
extension NameTable: Equatable where Value: Equatable {}
