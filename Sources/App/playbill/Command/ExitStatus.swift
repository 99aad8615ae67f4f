/// What the program tells the one who called it; an interface like any other.
enum ExitStatus: Int32, Sendable {
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
}
