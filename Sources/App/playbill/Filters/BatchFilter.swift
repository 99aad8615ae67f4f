import Diagnostics
import JSON
import Values

/// A filter as a stream: one JSON object a line in, one a line out, in order; a line that cannot be answered answers
/// `{"error"}` and the stream goes on.
struct BatchFilter {
    /// Why one line has no answer.
    struct Failure: Error {
        var message: String

        init(_ message: String) { self.message = message }

        init(_ mistakes: Mistakes) {
            message = mistakes.all.map { $0.formatted() }.joined(separator: "\n")
        }

        /// The answer of a line that has none.
        var object: Object { Object([("error", .string(message))]) }
    }

    /// The answer to one object.
    var answer: (Object) throws(Failure) -> Object

    func run(_ console: Console) throws -> ExitStatus {
        try Input.eachLine { line in
            console.write(json(.object(reply(to: line))) + [UInt8(ascii: "\n")])
            try StandardOutput.check()
        }
        return .done
    }

    private func reply(to line: [UInt8]) -> Object {
        do throws(Failure) {
            return try answer(BatchFilter.object(in: line))
        } catch {
            return error.object
        }
    }

    /// The object of a line.
    static func object(in line: [UInt8]) throws(Failure) -> Object {
        let value: Value
        do throws(Diagnostic) {
            value = try JSON.value(fromJSON: line)
        } catch {
            throw Failure(error.message)
        }
        guard case .object(let object) = value else { throw Failure("the line is no JSON object") }
        return object
    }
}

extension Object {
    /// A text of a batch line; absent, it is empty.
    func text(_ name: String) throws(BatchFilter.Failure) -> String {
        switch self[name] {
        case .string(let text): return text
        case nil, .null: return ""
        default: throw BatchFilter.Failure("`\(name)` must be a text")
        }
    }

    /// A text of a batch line that must be there.
    func required(_ name: String) throws(BatchFilter.Failure) -> String {
        guard self[name] != nil else { throw BatchFilter.Failure("`\(name)` is missing") }
        return try text(name)
    }
}
