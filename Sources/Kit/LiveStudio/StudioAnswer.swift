import Diagnostics
import JSON
import Stage
import Values

/// What the studio answers to a call.
package struct StudioAnswer: Sendable, Equatable {
    /// The HTTP status: 200; 404 where there is no such play or call; 409 where a file is another than it was; 422 where
    /// a text has mistakes or an edit cannot be made; 400 where the call itself makes no sense.
    package var status: Int
    /// The content type.
    package var type: String
    /// The bytes.
    package var bytes: [UInt8]

    static func json(_ value: Value, status: Int = 200) -> StudioAnswer {
        StudioAnswer(status: status, type: "application/json", bytes: JSON.json(value))
    }

    static func refusal(_ message: String, remedy: String? = nil, status: Int = 422) -> StudioAnswer {
        .json(["error": .string(message), "remedy": remedy.map { .string($0) } ?? .null], status: status)
    }

    static func mistakes(_ mistakes: [Diagnostic], of path: String) -> StudioAnswer {
        .json(["mistakes": .list(mistakes.map { $0.described(in: path) })], status: 422)
    }

    static func picture(_ bytes: [UInt8], _ type: String = "image/png") -> StudioAnswer {
        StudioAnswer(status: 200, type: type, bytes: bytes)
    }
}

extension Diagnostic {
    /// The message for a page: its line is that of the play being edited, from which an included one was reached.
    func described(in path: String) -> Value {
        let here = place?.path == path ? place : trail.compactMap(\.place).last { $0.path == path } ?? place
        return [
            "severity": .string(severity.rawValue), "message": .string(message),
            "line": here.map { .integer($0.line) } ?? .null, "column": here.map { .integer($0.column) } ?? .null,
            "length": .integer(place == here ? length : 1), "remedy": remedy.map { .string($0) } ?? .null,
            "path": place.map { .string($0.path) } ?? .null,
            "text": .string(formatted()),
        ]
    }
}
