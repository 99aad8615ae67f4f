import Dates
import Markup

/// RSS 2.0 (rssboard.org), with the whole text in `content:encoded`.
func rssDocument(_ feed: Feed) -> [UInt8] {
    let items = feed.entries.map(\.rss.value)
    var out = ByteBuffer(capacity: items.reduce(1_024) { $0 + $1.count })
    out.append(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\"")
    out.append(
        " xmlns:content=\"http://purl.org/rss/1.0/modules/content/\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n<channel>\n"
    )
    out.element("title", feed.title)
    out.element("link", feed.home)
    out.element("description", feed.description)
    out.element("language", feed.language)
    out.append("<atom:link rel=\"self\" type=\"application/rss+xml\" href=\"")
    out.append(feed.url, escaping: .xml)
    out.append("\"/>\n")
    if let updated = feed.updated { out.element("lastBuildDate", rfc822(updated)) }
    for item in items { out.append(item) }
    out.append("</channel>\n</rss>\n")
    return out.take()
}

/// A post as an `item` of RSS.
func rssItem(_ entry: Feed.Entry, author: String?) -> [UInt8] {
    let html = entry.html()
    var out = ByteBuffer(capacity: html.count + 1_024)
    out.append("<item>\n")
    out.element("title", entry.title)
    out.element("link", entry.url)
    out.append("<guid isPermaLink=\"true\">")
    out.append(entry.url, escaping: .xml)
    out.append("</guid>\n")
    out.element("pubDate", rfc822(entry.published))
    for author in entry.authors.isEmpty ? author.map({ [$0] }) ?? [] : entry.authors {
        out.element("dc:creator", author)
    }
    for tag in entry.tags { out.element("category", tag) }
    if !entry.summary.isEmpty { out.element("description", entry.summary) }
    out.append("<content:encoded>")
    out.append(characterData: html)
    out.append("</content:encoded>\n</item>\n")
    return out.take()
}

/// `Fri, 20 Nov 2026 09:30:00 +0000` (RFC 822 as RSS uses it).
func rfc822(_ time: ZonedTime) -> String { time.strftime("%a, %d %b %Y %H:%M:%S %z") }

extension ByteBuffer {
    /// An XML element that holds a text, on a line of its own.
    mutating func element(_ name: StaticString, _ text: String) {
        append("<")
        append(name)
        append(">")
        append(text, escaping: .xml)
        append("</")
        append(name)
        append(">\n")
    }
}
