import Dates
import Markup

/// Atom (RFC 4287), with the whole text in `content`.
func atomDocument(_ feed: Feed) -> [UInt8] {
    let entries = feed.entries.map(\.atom.value)
    var out = ByteBuffer(capacity: entries.reduce(1_024) { $0 + $1.count })
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"")
    out.append(feed.language, escaping: .xml)
    out.append("\">\n")
    out.element("title", feed.title)
    if !feed.description.isEmpty { out.element("subtitle", feed.description) }
    out.element("id", feed.home)
    out.link("self", feed.url)
    out.link("alternate", feed.home)
    // An empty feed has no newest change, and the format wants a date.
    out.element("updated", feed.updated.map(ISO8601.string) ?? "1970-01-01T00:00:00Z")
    out.append("<author>")
    out.element("name", feed.author ?? feed.title)
    out.append("</author>\n")
    for entry in entries { out.append(entry) }
    out.append("</feed>\n")
    return out.take()
}

/// A post as an `entry` of Atom.
func atomEntry(_ entry: Feed.Entry) -> [UInt8] {
    let html = entry.html()
    var out = ByteBuffer(capacity: html.count + 1_024)
    out.append("<entry>\n")
    out.element("title", entry.title)
    out.element("id", entry.url)
    out.link("alternate", entry.url)
    out.element("published", ISO8601.string(entry.published))
    out.element("updated", ISO8601.string(entry.updated))
    for author in entry.authors {
        out.append("<author>")
        out.element("name", author)
        out.append("</author>\n")
    }
    for tag in entry.tags {
        out.append("<category term=\"")
        out.append(tag, escaping: .xml)
        out.append("\"/>\n")
    }
    if !entry.summary.isEmpty { out.element("summary", entry.summary) }
    out.append("<content type=\"html\">")
    out.append(characterData: html)
    out.append("</content>\n</entry>\n")
    return out.take()
}

extension ByteBuffer {
    fileprivate mutating func link(_ relation: StaticString, _ url: String) {
        append("<link rel=\"")
        append(relation)
        append("\" href=\"")
        append(url, escaping: .xml)
        append("\"/>\n")
    }
}
