import JSON
import Values

@testable import LiveStudio

func ask(_ desk: PlayDesk, _ name: String, _ members: Object) throws -> (status: Int, body: Object) {
    let answer = desk.answer(name, JSON.json(.object(members)))
    guard case .object(let body) = try value(fromJSON: answer.bytes) else { return (answer.status, Object()) }
    return (answer.status, body)
}

extension Value {
    var text: String? { if case .string(let text) = self { text } else { nil } }
    var list: [Value] { if case .list(let list) = self { list } else { [] } }
    subscript(name: String) -> Value {
        if case .object(let object) = self { object[name] ?? .null } else { .null }
    }
}
