import JSON
import Stage
import Values

/// What a program is told first: what is to be drawn, and for whom.
package struct ProgramHello: Sendable, Hashable {
    /// The film's size in pixels; a picture of another size is laid into it.
    package var size: PictureSize
    /// The language of its words, as BCP 47 writes it.
    package var language: String
    /// Where everything comes from that would be random.
    package var seed: UInt64

    /// The version of the language that the program is spoken to in.
    static let version = 1

    /// What a play says.
    package init(size: PictureSize, language: String, seed: UInt64) {
        self.size = size
        self.language = language
        self.seed = seed
    }

    /// What is written to the program, for light or for dark pages.
    package func line(isDark: Bool) -> String {
        let members: [(String, Value)] = [
            ("do", "hello"), ("version", .integer(ProgramHello.version)), ("width", .integer(size.width)),
            ("height", .integer(size.height)), ("style", .string(isDark ? "dark" : "light")),
            ("language", .string(language)), ("seed", .integer(Int(truncatingIfNeeded: seed))),
        ]
        return String(decoding: json(.object(Object(members))), as: UTF8.self)
    }
}
