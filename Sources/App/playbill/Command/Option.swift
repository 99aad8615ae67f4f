/// What the help and the reading of a command line know of an option, whatever its value is.
///
/// An option is declared once, with its name, its help and its type, and read by that declaration: `arguments[.port]`.
protocol CommandOption: Sendable {
    /// The name behind the two dashes.
    var name: String { get }
    /// The letter behind one dash, where it has one.
    var letter: Character? { get }
    /// What the value is called in the help; nil where there is none.
    var placeholder: String? { get }
    /// What it does, in a line.
    var help: String { get }
}

extension CommandOption {
    /// `--name VALUE`, or `--name` alone.
    var usage: String { placeholder.map { "--\(name) \($0)" } ?? "--\(name)" }
}

/// An option that is there or not: `--drafts`.
struct Switch: CommandOption {
    let name: String
    let letter: Character?
    let help: String
    var placeholder: String? { nil }

    init(_ name: String, letter: Character? = nil, help: String) {
        self.name = name
        self.letter = letter
        self.help = help
    }

    /// The same switch, explained as one command means it.
    func helping(_ help: String) -> Switch { Switch(name, letter: letter, help: help) }
}

/// An option with a value: `--port 4000`.
struct Option<Value: Sendable>: CommandOption {
    let name: String
    let letter: Character?
    let placeholder: String?
    /// Composed when it is asked for: some name what stands in tables that a command without the option need not read.
    private let explanation: @Sendable () -> String
    /// Understands the value as it was typed, or says what `--name` takes.
    let read: @Sendable (_ text: String, _ name: String) throws(UsageError) -> Value

    init(
        _ name: String, letter: Character? = nil, _ placeholder: String,
        help: @autoclosure @escaping @Sendable () -> String,
        read: @escaping @Sendable (_ text: String, _ name: String) throws(UsageError) -> Value
    ) {
        self.name = name
        self.letter = letter
        self.placeholder = placeholder
        explanation = help
        self.read = read
    }

    var help: String { explanation() }

    /// The same option, explained as one command means it.
    func helping(_ help: String, as placeholder: String? = nil) -> Option {
        Option(name, letter: letter, placeholder ?? self.placeholder ?? "", help: help, read: read)
    }
}

extension Option<String> {
    /// An option whose value is taken as it was typed.
    init(_ name: String, letter: Character? = nil, _ placeholder: String, help: String) {
        self.init(name, letter: letter, placeholder, help: help) { text, _ in text }
    }
}

extension Option<Int> {
    /// An option whose value is a whole number.
    init(_ name: String, _ placeholder: String = "N", in range: ClosedRange<Int>, help: String) {
        self.init(name, placeholder, help: help) { text, name throws(UsageError) in
            guard let number = Int(text), range.contains(number) else {
                throw UsageError(
                    "`--\(name)` takes a whole number from \(range.lowerBound) to \(range.upperBound), not `\(text)`")
            }
            return number
        }
    }
}
