import Dates
import Diagnostics
import Files
import Site

@testable import Publishing

/// A small theme that shows what it is given.
let plainTheme: [String: String] = [
    "themes/plain/layouts/base.html": "<html>{{ page.title }}|{{ content }}</html>",
    "themes/plain/layouts/post.html":
        "---\nlayout: base\n---\n<p>{{ page.date | date: '%Y-%m-%d' }}</p>{{ content }}<i>{{ page.previous.title }}/{{ page.next.title }}</i>",
    "themes/plain/layouts/page.html": "---\nlayout: base\n---\n{{ content }}",
    "themes/plain/layouts/home.html":
        "{% for post in paginator.posts %}[{{ post.title }}]{% endfor %}{{ paginator.page }}/{{ paginator.total_pages }} {{ paginator.next_page_path }}",
    "themes/plain/layouts/tag.html":
        "{{ page.tag.name }}:{% for post in paginator.posts %}[{{ post.title }}]{% endfor %}",
    "themes/plain/layouts/tags.html": "{% for tag in site.tags %}{{ tag.name }}={{ tag.count }};{% endfor %}",
]

let plainSite = "title: Test\nbase_url: https://me.dev/\ntheme: plain\npaginate: 2\n"

/// A picture of one pixel, as a text; the mark behind it tells it from others.
func tinyPicture(_ mark: String) -> String {
    "GIF89a\u{1}\u{0}\u{1}\u{0}" + String(repeating: "\u{0}", count: 14) + mark
}

/// A site as a dictionary of texts, published at noon of 2026-11-21.
func publish(
    _ files: [String: String], theme: [String: String] = plainTheme, site: String = plainSite,
    now: String = "2026-11-21T12:00:00Z", change: (inout PublishingOptions) -> Void = { _ in }
) -> Publication {
    let all = files.merging(theme) { mine, _ in mine }.merging(["content/site.yml": site]) { mine, _ in mine }
    let (content, mistakes) = SiteReader().read(FileTree(texts: all))
    var options = PublishingOptions(now: ISO8601.parse(now)?.time(in: .utc).instant ?? Instant(seconds: 0))
    change(&options)
    return Publisher(options: options).publish(content, mistakes: mistakes)
}

extension Publication {
    /// A file as text; nil where there is none.
    func text(_ path: String) -> String? {
        guard case .bytes(let bytes)? = tree[path] else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The messages as `path:line: message`.
    var lines: [String] {
        mistakes.map { "\($0.place.map { "\($0.path):\($0.line): " } ?? "")\($0.message)" }
    }
}

/// A post's file.
func post(_ title: String, _ head: String = "", _ body: String = "Text.") -> String {
    "---\ntitle: \(title)\n\(head)\n---\n\(body)\n"
}
