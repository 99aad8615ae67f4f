import Dates
import Letters
import Markdown
import Markup

/// A post, a page, a picture or an entry of a menu of an export.
struct WordPressItem: Sendable {
    /// The number by which others name it.
    let id: Int
    /// `post`, `page`, `attachment`, `nav_menu_item`, or the name of a kind that a plugin has.
    let kind: String
    /// `publish`, `draft`, `pending`, `future`, `private`, `trash`, `inherit`.
    let status: String
    let title: String
    /// Where it is found, whole.
    let link: String
    /// The last part of its address.
    let name: String
    let content: String
    let excerpt: String
    /// The author's name to log in with.
    let author: String
    /// When it was published, in the site's own time; nil where that is not said.
    let date: ISO8601.Parsed?
    /// The number of the page it stands below; 0 for none.
    let parent: Int
    /// Its place among others.
    let order: Int
    let isProtected: Bool
    /// Comments that are shown.
    let comments: Int
    /// Where the file of an attachment is.
    let file: String
    /// What it is about: the taxonomy, the term's own address, and its name.
    let terms: [(taxonomy: String, slug: String, name: String)]
    /// Fields that themes and plugins keep.
    let fields: [String: String]
    /// The file it stands in, and its line there.
    let path: String
    let line: Int

    init(_ element: XMLElement, path: String, line: Int) {
        let parts = Dictionary(element.elements.map { ($0.name, $0.text) }) { first, _ in first }
        func text(_ name: String) -> String { parts[name] ?? "" }
        func number(_ name: String) -> Int { Int(text(name).trimmed) ?? 0 }
        (self.path, self.line) = (path, line)
        (id, parent, order) = (number("wp:post_id"), number("wp:post_parent"), number("wp:menu_order"))
        (kind, status) = (text("wp:post_type").trimmed, text("wp:status").trimmed)
        title = HTMLTree.nodes(of: text("title")).text.trimmed
        (link, name) = (text("link").trimmed, text("wp:post_name").trimmed)
        (content, excerpt) = (text("content:encoded"), text("excerpt:encoded"))
        (author, file) = (text("dc:creator").trimmed, text("wp:attachment_url").trimmed)
        isProtected = !text("wp:post_password").isEmpty
        date = WordPressItem.date(text("wp:post_date"), utc: text("wp:post_date_gmt"))
        comments = element.elements.count { comment in
            comment.name == "wp:comment"
                && comment.elements.contains { $0.name == "wp:comment_approved" && $0.text.trimmed == "1" }
                && !comment.elements.contains {
                    $0.name == "wp:comment_type" && ["pingback", "trackback"].contains($0.text)
                }
        }
        terms = element.elements.filter { $0.name == "category" }.map { term in
            let said = Dictionary(term.attributes.map { ($0.name, $0.value) }) { first, _ in first }
            return (said["domain"] ?? "category", said["nicename"] ?? "", withoutReferences(term.text).trimmed)
        }
        fields = Dictionary(
            element.elements.filter { $0.name == "wp:postmeta" }.map { field in
                let own = Dictionary(field.elements.map { ($0.name, $0.text) }) { first, _ in first }
                return (own["wp:meta_key"] ?? "", own["wp:meta_value"] ?? "")
            }
        ) { first, _ in first }
    }

    /// A date of the site's own clock, which is as far from UTC as its other date says.
    private static func date(_ local: String, utc: String) -> ISO8601.Parsed? {
        guard var date = ISO8601.parse(local.trimmed), date.date.year > 0 else { return nil }
        guard let other = ISO8601.parse(utc.trimmed), other.date.year > 0 else { return date }
        func seconds(_ date: ISO8601.Parsed) -> Int { date.date.daysSinceEpoch * 86_400 + (date.secondOfDay ?? 0) }
        let offset = seconds(date) - seconds(other)
        if abs(offset) <= 14 * 3_600 { date.offsetSeconds = offset }
        return date
    }

    /// Whether only some readers are shown it, or none.
    var isHidden: Bool { isDraft || isProtected }

    /// Whether it was not published.
    var isDraft: Bool { status != "publish" && status != "future" && status != "inherit" }
}
