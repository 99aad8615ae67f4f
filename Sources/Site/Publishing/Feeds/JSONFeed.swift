import Dates
import JSON
import Values

/// JSON Feed 1.1 (jsonfeed.org), with the whole text in `content_html`.
func jsonFeedDocument(_ feed: Feed) -> [UInt8] {
    var object = Object([
        ("version", "https://jsonfeed.org/version/1.1"), ("title", .string(feed.title)),
        ("home_page_url", .string(feed.home)), ("feed_url", .string(feed.url)), ("language", .string(feed.language)),
    ])
    if !feed.description.isEmpty { object["description"] = .string(feed.description) }
    if let author = feed.author { object["authors"] = [["name": .string(author)]] }
    object["items"] = .list(feed.entries.map { item($0.entry) })
    return json(.object(object), indent: 1) + [UInt8(ascii: "\n")]
}

private func item(_ entry: Feed.Entry) -> Value {
    var item = Object([
        ("id", .string(entry.url)), ("url", .string(entry.url)), ("title", .string(entry.title)),
        ("date_published", .string(ISO8601.string(entry.published))),
        ("date_modified", .string(ISO8601.string(entry.updated))),
    ])
    if !entry.summary.isEmpty { item["summary"] = .string(entry.summary) }
    if !entry.authors.isEmpty { item["authors"] = .list(entry.authors.map { ["name": .string($0)] }) }
    if !entry.tags.isEmpty { item["tags"] = .list(entry.tags.map { .string($0) }) }
    item["content_html"] = .string(String(decoding: entry.html(), as: UTF8.self))
    return .object(item)
}
