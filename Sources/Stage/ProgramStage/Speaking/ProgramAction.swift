import Diagnostics
import JSON
import Stage
import Values

/// Something that a program is told: one JSON object on one line.
package struct ProgramAction: Sendable, Hashable {
    /// What is written to the program, without the end of line.
    package let line: String

    private init(_ members: [(String, Value)]) {
        line = String(decoding: json(.object(Object(members))), as: UTF8.self)
    }

    /// A finger that taps a place which the program has named.
    package static func tap(_ place: String) -> ProgramAction {
        ProgramAction([("do", "tap"), ("place", .string(place))])
    }

    /// A finger rests on a place.
    static func hold(_ place: String, _ length: Seconds) -> ProgramAction {
        ProgramAction([("do", "hold"), ("place", .string(place)), ("seconds", seconds(length))])
    }

    /// A finger takes something from a place to another.
    static func drag(from: String, to: String) -> ProgramAction {
        ProgramAction([("do", "drag"), ("from", .string(from)), ("to", .string(to))])
    }

    /// A finger makes a quick stroke.
    static func swipe(_ direction: String) -> ProgramAction {
        ProgramAction([("do", "swipe"), ("direction", .string(direction))])
    }

    static func type(_ letter: Character) -> ProgramAction {
        ProgramAction([("do", "type"), ("text", .string(String(letter)))])
    }

    /// A key is pressed, under the name that the play gives it.
    static func key(_ name: String) -> ProgramAction { ProgramAction([("do", "key"), ("key", .string(name))]) }

    /// So much time passes.
    static func wait(_ length: Seconds) -> ProgramAction {
        ProgramAction([("do", "wait"), ("seconds", seconds(length))])
    }

    /// A length without a fraction, where it has none.
    private static func seconds(_ length: Seconds) -> Value {
        let whole = length.microseconds / 1_000_000
        return whole * 1_000_000 == length.microseconds ? .integer(whole) : .decimal(length.value)
    }

    /// An object of the play's own.
    /// - Throws: that it is none.
    static func send(_ text: String) throws(Objection) -> ProgramAction {
        let remedy =
            "write for instance `send {\"do\":\"level\",\"number\":3}`, with a blank before texts that hold blanks"
        do throws(Diagnostic) {
            guard case .object(let object) = try value(fromJSON: Array(text.utf8), path: "") else {
                throw Diagnostic(.error, "")
            }
            return ProgramAction(object.map { ($0, $1) })
        } catch {
            throw Objection("what is sent is a JSON object", remedy: remedy, about: .argument(0))
        }
    }

    /// What a line of a play tells a program, one after another: a key at a time.
    /// - Throws: why it is no such line.
    package static func all(of word: String, _ arguments: [String]) throws(Objection) -> [ProgramAction] {
        let first = arguments.first ?? ""
        switch word {
        case "hold": return [hold(first, arguments.dropFirst().first.flatMap { Seconds(reading: $0) } ?? .zero)]
        case "drag": return [drag(from: first, to: arguments.dropFirst().first ?? "")]
        case "swipe": return [swipe(first)]
        case "type": return first.map(type)
        case "key":
            let count = arguments.count > 1 ? Int(arguments[1]) ?? 0 : 1
            guard (1...100).contains(count) else {
                throw Objection("a key is pressed 1 to 100 times", remedy: "write `key down 3`", about: .argument(1))
            }
            return Array(repeating: key(try ProgramKey.checked(first)), count: count)
        case "advance":
            guard let length = Seconds(reading: first), length > .zero, length <= PlayLimits.duration else {
                throw Objection(
                    "`\(first.prefix(40))` is no length of time", remedy: "write `advance 0.5s`", about: .argument(0))
            }
            return [wait(length)]
        case "send": return [try send(first)]
        default: throw Objection("a program does not know `\(word)`")
        }
    }
}

/// The keys that a play can press.
enum ProgramKey {
    private static let named = [
        "enter", "tab", "escape", "space", "backspace", "up", "down", "left", "right", "home", "end", "insert",
        "delete", "pageup", "pagedown", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
    ]
    private static let held: Set = ["ctrl", "alt", "shift", "meta"]

    /// The name, where there is such a key: a letter or one of the names, with keys that are held before it.
    static func checked(_ name: String) throws(Objection) -> String {
        var rest = name[...]
        while let plus = rest.firstIndex(of: "+"), held.contains(String(rest[..<plus])) {
            rest = rest[rest.index(after: plus)...]
        }
        guard named.contains(String(rest)) || rest.count == 1 else {
            throw Objection(
                "there is no key `\(name.prefix(40))`",
                remedy: didYouMean(rest.lowercased(), among: named)
                    ?? "keys are letters, ctrl+s, shift+tab, and " + named.joined(separator: ", "),
                about: .argument(0))
        }
        return name
    }
}
