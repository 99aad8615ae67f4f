import Diagnostics

/// A pattern of addresses, such as `/posts/:year/:slug/`.
public struct Permalink: Sendable, Hashable {
    /// What stands for the parts of a page: `:year`, `:month`, `:day`, `:slug`, `:title`, `:section`.
    public static let placeholders = ["year", "month", "day", "slug", "title", "section"]

    /// The pattern as written.
    public let pattern: String
    private let pieces: [Piece]

    private enum Piece: Sendable, Hashable {
        case text(String)
        case placeholder(String)
    }

    /// The pattern of posts where the site names none.
    public static let posts = Permalink(pattern: "/posts/:year/:slug/")

    private init(pattern: String) {
        self.pattern = pattern
        pieces = Permalink.pieces(of: pattern)
    }

    private static func pieces(of pattern: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = pattern[...]
        while let colon = rest.firstIndex(of: ":") {
            let behind = rest[rest.index(after: colon)...]
            let name = placeholders.first(where: behind.hasPrefix)
            pieces.append(.text(rest[..<colon] + (name == nil ? ":" : "")))
            if let name { pieces.append(.placeholder(name)) }
            rest = behind.dropFirst(name?.count ?? 0)
        }
        return pieces + [.text(String(rest))]
    }

    /// A pattern; the mistake in it where it has one.
    public static func parse(_ text: String) -> Result<Permalink, Mistake> {
        guard text.hasPrefix("/") else {
            return .failure(Mistake(message: "an address begins with `/`", remedy: "write `/\(text)`"))
        }
        if let mistake = Address.mistake(in: text) { return .failure(mistake) }
        for part in text.split(whereSeparator: { $0 == "/" || $0 == "-" || $0 == "." || $0 == "_" })
        where part.hasPrefix(":") && !placeholders.contains(String(part.dropFirst())) {
            return .failure(
                Mistake(
                    message: "`\(part)` is no part of an address",
                    remedy: didYouMean(String(part.dropFirst()), among: placeholders)
                        ?? "there are \(placeholders.map { ":" + $0 }.joined(separator: ", "))"))
        }
        return .success(Permalink(pattern: text))
    }

    /// What is wrong with a pattern.
    public struct Mistake: Error, Sendable, Hashable {
        /// What is wrong.
        public var message: String
        /// What to do.
        public var remedy: String?
    }

    /// The address that the pattern gives for a page; the closure tells what stands for a placeholder.
    func address(_ part: (_ placeholder: String) -> String) -> Address {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let fixed): text += fixed
            case .placeholder(let name): text += part(name)
            }
        }
        if text.utf8.last == UInt8(ascii: "/") { return Address(text) }
        let last = text.split(separator: "/").last ?? ""
        return Address(last.contains(".") ? text : text + "/")
    }
}
