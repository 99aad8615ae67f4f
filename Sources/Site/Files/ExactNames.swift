/// Names and paths, each once, compared as bytes.
package struct ExactNames: Sendable, Sequence {
    private var names: Set<ExactName>

    /// No names yet.
    package init() { names = [] }

    package init(_ names: some Sequence<String>) { self.names = Set(names.map { ExactName($0) }) }

    /// Takes in a name.
    package mutating func insert(_ name: String) { names.insert(ExactName(name)) }

    /// Whether a name is among them, byte for byte.
    package func contains(_ name: String) -> Bool { names.contains(ExactName(name)) }

    /// The name among them that looks like this one and is written in another Unicode form; nil where none is.
    package func lookAlike(of name: String) -> String? {
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        // Swift compares texts by what they look like.
        return names.lazy.map(\.text).filter { $0 == name && !ExactName.hasSameBytes($0, name) }.min {
            ExactName.precedes($0, $1)
        }
    }

    /// The names, in no order.
    package func makeIterator() -> AnyIterator<String> {
        var rest = names.makeIterator()
        return AnyIterator { rest.next()?.text }
    }
}
