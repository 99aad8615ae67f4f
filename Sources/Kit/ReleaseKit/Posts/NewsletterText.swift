import Markdown
import Values

/// A letter as mail programs show it: subject, preview, and the rest as it will look.
struct NewsletterText {
    var subject = ""
    var preview = ""
    var html: [UInt8]

    /// Reads a letter whose head has the lines `Subject:` and `Preview:`.
    init(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = lines.first {
            if line.hasPrefix("Subject: ") {
                subject = String(line.dropFirst("Subject: ".count))
            } else if line.hasPrefix("Preview: ") {
                preview = String(line.dropFirst("Preview: ".count))
            } else if !line.isEmpty {
                break
            }
            lines.removeFirst()
        }
        // Its headings have no ids, which would meet those of the README on the kit's page.
        html = markdownFragment(
            Array(lines.joined(separator: "\n").utf8), options: MarkdownOptions(headingIDs: false))
    }

    var members: Object {
        Object([
            ("network", "newsletter"), ("subject", .string(subject)), ("preview", .string(preview)),
            ("html", .markup(html)),
        ])
    }
}
