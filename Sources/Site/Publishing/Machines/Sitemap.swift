import Dates
import Markup
import Site

/// The list of pages for search engines (sitemaps.org 0.9).
struct Sitemap: Sendable {
    /// How many addresses one file may hold.
    static let mostPerFile = 50_000

    /// A page and when it last changed.
    struct Entry: Sendable {
        var address: Address
        var changed: ZonedTime?
        /// The same page in each of the site's languages, where there are several: the tag and the address.
        var versions: [(tag: String, address: Address)] = []
    }

    private let baseURL: BaseURL
    private let entries: [Entry]

    /// The sitemap of these pages.
    init(baseURL: BaseURL, entries: [Entry]) {
        self.baseURL = baseURL
        // Their places are sorted instead of the entries, each of which would be copied time and again.
        self.entries = entries.indices.sorted { entries[$0].address < entries[$1].address }.map { entries[$0] }
    }

    /// The names of the files for so many pages: one, or an index and its parts.
    static func names(_ count: Int) -> [String] { parts(count) + ["sitemap.xml"] }

    private static func parts(_ count: Int) -> [String] {
        guard count > mostPerFile else { return [] }
        return (0..<(count + mostPerFile - 1) / mostPerFile).map { "sitemap-\($0 + 1).xml" }
    }

    func file(_ name: String) -> [UInt8] {
        let parts = Sitemap.parts(entries.count)
        if parts.isEmpty { return part(entries[...]) }
        guard let number = parts.firstIndex(of: name) else { return index(parts) }
        let start = number * Sitemap.mostPerFile
        return part(entries[start..<min(entries.count, start + Sitemap.mostPerFile)])
    }

    private func part(_ entries: ArraySlice<Entry>) -> [UInt8] {
        var out = ByteBuffer(capacity: entries.count * 100)
        let names = entries.contains { !$0.versions.isEmpty } ? " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\"" : ""
        out.append(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"\(names)>\n"
        )
        for entry in entries {
            out.append("<url><loc>")
            out.append(baseURL.absolute(entry.address.encoded), escaping: .xml)
            out.append("</loc>")
            if let changed = entry.changed {
                out.append("<lastmod>")
                out.append(ISO8601.string(changed))
                out.append("</lastmod>")
            }
            for version in entry.versions {
                out.append("<xhtml:link rel=\"alternate\" hreflang=\"\(version.tag)\" href=\"")
                out.append(baseURL.absolute(version.address.encoded), escaping: .xml)
                out.append("\"/>")
            }
            out.append("</url>\n")
        }
        out.append("</urlset>\n")
        return out.take()
    }

    private func index(_ names: [String]) -> [UInt8] {
        var out = ByteBuffer()
        out.append(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        )
        for name in names {
            out.append("<sitemap><loc>")
            out.append(baseURL.absolute("/" + name), escaping: .xml)
            out.append("</loc></sitemap>\n")
        }
        out.append("</sitemapindex>\n")
        return out.take()
    }
}
