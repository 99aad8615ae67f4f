/// What the program tells the one who called it; an interface like any other.
enum ExitStatus: Int32, Sendable, CaseIterable {
    /// Done.
    case done = 0
    /// The content has errors.
    case contentErrors = 1
    /// The command line is wrong (`EX_USAGE`).
    case usage = 64
    /// A filter's input cannot be parsed (`EX_DATAERR`).
    case badInput = 65
    /// The output cannot be written (`EX_CANTCREAT`).
    case cannotWrite = 73

    /// When it is told, in a sentence.
    var about: String {
        switch self {
        case .done: "It is done. Warnings may have been said; a reader that closes its pipe early is no error."
        case .contentErrors:
            "The content has errors, a play among it or a picture that a store would refuse; nothing was replaced."
        case .usage: "The command line is wrong: no such command, option or value."
        case .badInput: "A filter's input cannot be parsed; nothing was written to standard output."
        case .cannotWrite: "The output cannot be written."
        }
    }
}
