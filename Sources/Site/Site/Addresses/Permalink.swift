import Diagnostics

/// A pattern of addresses, such as `/posts/:year/:slug/`.
public struct Permalink: Sendable, Hashable {
    /// What stands for the parts of a page: `:year`, `:month`, `:day`, `:slug`, `:title`, `:section`.
    public static let placeholders = ["year", "month", "day", "slug", "title", "section"]

    /// The pattern as written.
    public let pattern: String

    /// The pattern of posts where the site names none.
    public static let posts = Permalink(pattern: "/posts/:year/:slug/")

    private init(pattern: String) { self.pattern = pattern }

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

    /// The address that the pattern gives for these parts.
    func address(_ parts: [String: String]) -> Address {
        var text = pattern
        for name in Permalink.placeholders { text = text.replacing(":" + name, with: parts[name] ?? "") }
        let last = text.split(separator: "/").last ?? ""
        return Address(text.hasSuffix("/") || last.contains(".") ? text : text + "/")
    }
}
