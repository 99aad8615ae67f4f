import Diagnostics
import JSON
import Stage
import Values

/// What a program answered in a rehearsal, for light and for dark pages.
///
/// As a text it is one JSON object a line: first the program and what it was told of the film, then each exchange.
package struct ProgramTranscript: Sendable, Hashable {
    /// Something that the program was told, and what it answered.
    package struct Exchange: Sendable, Hashable {
        /// What it was told; empty for the greeting.
        package var told: String
        /// Its answer for light pages.
        package var light: ProgramAnswer
        /// Its answer for dark pages, which mostly differs by its picture.
        package var dark: ProgramAnswer

        package init(told: String, light: ProgramAnswer, dark: ProgramAnswer) {
            self.told = told
            self.light = light
            self.dark = dark
        }
    }

    /// The command that started the program.
    package var command: String
    /// How it was greeted.
    package var hello: ProgramHello
    /// The greeting's answer, then the others.
    package var exchanges: [Exchange]

    package init(command: String, hello: ProgramHello, exchanges: [Exchange] = []) {
        self.command = command
        self.hello = hello
        self.exchanges = exchanges
    }

    /// The text of its file.
    package var bytes: [UInt8] { Array((head + "\n").utf8) + exchanges.flatMap { $0.line } }

    private var head: String {
        let members: [(String, Value)] = [
            ("rehearsal", .integer(ProgramHello.version)), ("program", .string(command)),
            ("width", .integer(hello.size.width)), ("height", .integer(hello.size.height)),
            ("language", .string(hello.language)), ("seed", .integer(Int(truncatingIfNeeded: hello.seed))),
        ]
        return String(decoding: json(.object(Object(members))), as: UTF8.self)
    }
}

extension ProgramTranscript.Exchange {
    /// Its line of the file; what is the same for dark pages is not written twice.
    var line: [UInt8] {
        var line = Array((told.isEmpty ? "{" : "{\"told\":\(told),").utf8)
        line += Array("\"answer\":".utf8) + json(light.value)
        if dark != light { line += Array(",\"dark\":".utf8) + json(dark.value) }
        return line + Array("}\n".utf8)
    }
}
