import Diagnostics
import Files

/// A pattern of addresses, such as `/posts/:year/:slug/`.
package struct Permalink: Sendable, Hashable {
    /// What stands for the parts of a page.
    ///
    /// `:slug` is the front matter's `slug` or the file's name, as Jekyll's `:title` is; `:title` is made of the title, as
    /// Hugo's is.
    package static let placeholders = [
        "categories", "short_year", "i_month", "i_day", "section", "year", "month", "day", "slug", "title",
    ]

    /// Patterns with a name, as Jekyll has them.
    static let styles = [
        "date": "/:categories/:year/:month/:day/:slug.html", "pretty": "/:categories/:year/:month/:day/:slug/",
        "none": "/:categories/:slug.html",
    ]

    /// The pattern as written, or as its name says.
    package let pattern: String
    private let pieces: [Piece]

    private enum Piece: Sendable, Hashable {
        case text(String)
        case placeholder(String)
    }

    /// The pattern of posts where the site names none.
    package static let posts = Permalink(pattern: "/posts/:year/:slug/")

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
    package static func parse(_ text: String) -> Result<Permalink, Mistake> {
        if let style = styles[text] { return .success(Permalink(pattern: style)) }
        guard text.hasPrefix("/") else { return .failure(notFromTheRoot(text)) }
        if let mistake = Address.mistake(in: text) { return .failure(mistake) }
        for name in names(in: text) where !placeholders.contains(name) {
            return .failure(
                Mistake(
                    message: "`:\(name)` is no part of an address",
                    remedy: didYouMean(name, among: placeholders)
                        ?? "there are \(placeholders.map { ":" + $0 }.joined(separator: ", "))"))
        }
        return .success(Permalink(pattern: text))
    }

    private static func notFromTheRoot(_ text: String) -> Mistake {
        let message = "an address begins with `/`"
        if let range = text.firstRange(of: "://") {
            let path = text[range.upperBound...].drop { $0 != "/" }
            return Mistake(
                message: message, remedy: "leave scheme and host to `base_url`: write `\(path.isEmpty ? "/" : path)`")
        }
        let style = didYouMean(text, among: styles.keys.sorted())
        return Mistake(message: message, remedy: style ?? "write `/\(text)`, or one of date, none, pretty")
    }

    /// The names behind colons that begin a word.
    private static func names(in text: String) -> [String] {
        text.split(whereSeparator: { $0 == "/" || $0 == "-" || $0 == "." }).flatMap { part -> [String] in
            let pieces = part.split(separator: ":", omittingEmptySubsequences: false)
            return zip(pieces, pieces.dropFirst()).compactMap { before, name -> String? in
                guard before.isEmpty || before.last == "_" else { return nil }
                return placeholders.first { name == $0 || name.hasPrefix($0 + "_") } ?? String(name)
            }
        }
    }

    /// What is wrong with a pattern.
    package struct Mistake: Error, Sendable, Hashable {
        /// What is wrong.
        package var message: String
        /// What to do.
        package var remedy: String?
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
        let last = text.fileName
        return Address(last.contains(".") ? text : text + "/")
    }
}
