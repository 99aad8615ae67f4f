import Site
import Values
import YAML

/// A page of the new site before its address is settled.
struct NewPage: Sendable {
    /// Its file in the old site; nothing for one that the import itself adds.
    var origin: String
    /// Its file, below `content/`.
    var file: String
    /// Its front matter, in the words here, without address and aliases.
    var head: Object
    /// Its Markdown.
    var body: String
    /// Where it was found, as a path; the old site's own rule.
    var address: String
    /// Where it was found before that.
    var aliases: [String] = []
    /// Whether its own name gives it another address than it had.
    var needsPermalink = false

    var isDraft: Bool { head["draft"] == .bool(true) }

    /// The file as it is written.
    var text: String {
        var head = head
        if needsPermalink { head["permalink"] = .string(Address(address).path) }
        if !aliases.isEmpty { head["aliases"] = .list(aliases.map { .string($0) }) }
        if head.isEmpty { return body + (body.hasSuffix("\n") ? "" : "\n") }
        if body.allSatisfy(\.isWhitespace) { return "---\n\(yaml(.object(head)))---\n" }
        return
            "---\n\(yaml(.object(head)))---\n\(body.hasPrefix("\n") ? "" : "\n")\(body)\(body.hasSuffix("\n") ? "" : "\n")"
    }
}
