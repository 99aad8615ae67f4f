import JSON
import Social
import Values

/// A text as programs that send it want to be told it.
package enum SentText {
    /// The text as JSON writes it, quotes included.
    package static func json(_ text: String) -> String { String(decoding: JSON.json(.string(text)), as: UTF8.self) }

    /// Links and hashtags of a text, as a record of Bluesky has them.
    ///
    /// Somebody's name needs an answer of the network's before it can be one, and stays a plain text.
    package static func facets(_ text: String) -> String {
        let known = Social.facets(in: text).filter { if case .mention = $0.feature { false } else { true } }
        return String(decoding: JSON.json(.list(known.map(\.described))), as: UTF8.self)
    }
}
