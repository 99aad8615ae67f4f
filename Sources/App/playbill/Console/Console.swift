import Diagnostics
import Glibc

/// The terminal: results go to standard output, messages and progress to standard error.
struct Console: Sendable {
    /// How much is said.
    enum Loudness: Int, Sendable, Comparable {
        case quiet, normal, verbose

        static func < (left: Loudness, right: Loudness) -> Bool { left.rawValue < right.rawValue }
    }

    var loudness = Loudness.normal
    var format = MessageFormat.text
    /// The folder of the site where it is not the current one: messages name files as they can be opened from here.
    var site: String?

    init() {}

    init(_ arguments: ParsedArguments) throws(UsageError) {
        if arguments[.quiet] { loudness = .quiet }
        if arguments[.verbose] { loudness = .verbose }
        site = arguments[.site].flatMap { $0 == "." ? nil : $0 }
        format = try arguments[.format] ?? .text
    }

    /// Whether standard error is a terminal that can show a moving bar.
    var isTerminal: Bool { isatty(2) == 1 && loudness > .quiet && format == .text }

    /// Writes a result.
    func write(_ text: String) { write(Array(text.utf8)) }

    /// Writes a result.
    func write(_ bytes: [UInt8]) { StandardOutput.write(bytes) }

    /// Says something about what is done.
    func say(_ text: String, at loudness: Loudness = .normal) {
        guard self.loudness >= loudness, format == .text || loudness == .quiet else { return }
        Console.write(Array((harmless(text, keeping: ["\n", "\t"]) + "\n").utf8), to: 2)
    }

    /// Shows messages, each once, and how many errors there are where there are several.
    func report(_ all: [Diagnostic]) {
        guard !all.isEmpty else { return }
        let gap = format == .text ? "\n\n" : "\n"
        let messages = located(all)
        var text = messages.map { $0.formatted(format) }.joined(separator: gap) + "\n"
        let errors = messages.count(where: { $0.severity == .error })
        if errors > 1, format == .text { text += "\n\(errors) errors\n" }
        Console.write(Array(text.utf8), to: 2)
    }

    /// Says why nothing was changed.
    func refuse(_ message: String, remedy: String) -> ExitStatus {
        report([Diagnostic(.error, "nothing was changed: \(message)", remedy: remedy)])
        return .contentErrors
    }

    /// Messages, each once, with the site's folder in front of the paths of its files.
    func located(_ messages: [Diagnostic]) -> [Diagnostic] {
        guard let site else { return messages.eachOnce }
        return messages.eachOnce.map { $0.located(in: site) }
    }

    /// Draws over the current line of a terminal.
    func redraw(_ line: String) {
        Console.write(Array("\r\u{1B}[K\(harmless(line))".utf8), to: 2)
    }

    /// Writes to an open file, and answers the system's error number, or 0.
    @discardableResult
    static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
        var written = 0
        while written < bytes.count {
            let part = bytes.withUnsafeBytes {
                Glibc.write(file, $0.baseAddress.map { $0 + written }, bytes.count - written)
            }
            if part < 0 && errno == EINTR { continue }
            if part < 0 { return errno }
            written += part
        }
        return 0
    }
}

extension [Diagnostic] {
    /// The messages, each once: what is wrong with a scene is found by everyone who draws it, page, card and kit, though
    /// each may mark another part of its line.
    fileprivate var eachOnce: [Diagnostic] {
        var told: Set<Diagnostic> = []
        return filter { message in
            var bare = message
            (bare.excerpt, bare.length, bare.remedy) = (nil, 1, nil)
            return told.insert(bare).inserted
        }
    }
}

extension Diagnostic {
    /// The message with a site's folder in front of the paths of its files.
    fileprivate func located(in site: String) -> Diagnostic {
        let site = site.hasSuffix("/") ? site : site + "/"
        func located(_ text: String) -> String { Diagnostic.located(text, in: site) }
        func located(_ place: Place) -> Place {
            let isBelow = place.path.hasPrefix("content/") || place.path.hasPrefix("themes/")
            return Place(path: isBelow ? site + place.path : place.path, line: place.line, column: place.column)
        }
        var copy = self
        copy.place = place.map(located)
        copy.message = located(message)
        copy.remedy = remedy.map(located)
        copy.trail = trail.map { Step(located($0.text), at: $0.place.map(located)) }
        return copy
    }

    /// A text with a site's folder in front of the paths of its files: one begins a word, or stands behind a mark that
    /// opens one.
    private static func located(_ text: String, in site: String) -> String {
        let (bytes, folders) = (Array(text.utf8), ["content/", "themes/"].map { Array($0.utf8) })
        var out: [UInt8] = []
        for index in bytes.indices {
            let isOpen = index == 0 || " \n\t\r`(".utf8.contains(bytes[index - 1])
            if isOpen, folders.contains(where: { bytes[index...].starts(with: $0) }) { out += site.utf8 }
            out.append(bytes[index])
        }
        return String(decoding: out, as: UTF8.self)
    }
}
