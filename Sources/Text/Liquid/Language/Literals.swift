import Values

/// The words that are values.
enum Literals {
    static let empty = Value.lazy(EmptyWord.empty)
    static let blank = Value.lazy(EmptyWord.blank)

    static func named(_ word: String, compared: Bool) -> Value? {
        switch word {
        case "nil", "null": .null
        case "true": .bool(true)
        case "false": .bool(false)
        case "empty": compared ? empty : .string("")
        case "blank": compared ? blank : .string("")
        default: nil
        }
    }
}

/// `empty` and `blank`: words to compare with, which print as nothing.
final class EmptyWord: LazyMembers {
    var memberNames: [String] { [] }
    let name: String

    static let empty = EmptyWord("empty")
    static let blank = EmptyWord("blank")

    private init(_ name: String) { self.name = name }

    func member(_ name: String) -> Value? { nil }
}

/// `(1..5)`: whole numbers from one to another, both included; never spread out in memory.
final class NumberRange: LazyMembers {
    let first: Int
    let last: Int
    var memberNames: [String] { ["first", "last", "size"] }
    var text: String? { "\(first)..\(last)" }

    init(_ first: Int, _ last: Int) {
        self.first = first
        self.last = last
    }

    /// How many numbers it has; none where the last lies below the first.
    var count: Int {
        guard first <= last else { return 0 }
        let (distance, overflow) = last.subtractingReportingOverflow(first)
        return overflow || distance == .max ? .max : distance + 1
    }

    func member(_ name: String) -> Value? {
        switch name {
        case "first": .integer(first)
        case "last": .integer(last)
        case "size": .integer(count)
        default: nil
        }
    }
}
