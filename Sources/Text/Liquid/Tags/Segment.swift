import Values

/// The part of a list that a loop runs over; ranges stay numbers.
enum Segment {
    case values(ArraySlice<Value>)
    case numbers(first: Int, count: Int)

    /// The elements of a list from an index on, so many at most.
    init(of list: Value, from: Int, limit: Int?) {
        let end = limit.map { from.addingReportingOverflow($0) }.map { $0.overflow ? Int.max : $0.partialValue }
        switch list {
        case .list(let values): self = .slice(values, from, end)
        case .object(let object): self = .slice(object.map { .list([.string($0), $1]) }, from, end)
        case .string(let text): self = .values(text.isEmpty ? [] : [list])
        case .markup(let bytes): self = .values(bytes.isEmpty ? [] : [list])
        case .lazy(let thing as NumberRange):
            let start = min(max(0, from), thing.count)
            let stop = max(start, min(end ?? thing.count, thing.count))
            self = .numbers(first: thing.first &+ start, count: stop - start)
        default: self = .values([])
        }
    }

    private static func slice(_ values: [Value], _ from: Int, _ end: Int?) -> Segment {
        let start = min(max(0, from), values.count)
        let stop = max(start, min(end ?? values.count, values.count))
        return .values(values[start..<stop])
    }

    var count: Int {
        switch self {
        case .values(let values): values.count
        case .numbers(_, let count): count
        }
    }

    func element(_ index: Int) -> Value {
        switch self {
        case .values(let values): values[values.startIndex + index]
        case .numbers(let first, _): .integer(first &+ index)
        }
    }
}
