import Dates
import Markup
import Site

/// The list of pages for search engines (sitemaps.org 0.9).
struct Sitemap {
    /// How many addresses one file may hold.
    static let mostPerFile = 50_000

    /// A page and when it last changed.
    struct Entry {
        var address: Address
        var changed: ZonedTime?
    }

    let baseURL: BaseURL
    let entries: [Entry]

    /// The files by path: one, or an index and its parts.
    func files() -> [(path: String, bytes: [UInt8])] {
        let sorted = entries.sorted { $0.address < $1.address }
        guard sorted.count > Sitemap.mostPerFile else { return [("sitemap.xml", part(sorted[...]))] }
        let starts = Array(stride(from: 0, to: sorted.count, by: Sitemap.mostPerFile))
        var files = starts.enumerated().map { number, start in
            ("sitemap-\(number + 1).xml", part(sorted[start..<min(sorted.count, start + Sitemap.mostPerFile)]))
        }
        files.append(("sitemap.xml", index(files.map(\.0))))
        return files
    }

    private func part(_ entries: ArraySlice<Entry>) -> [UInt8] {
        var out = ByteBuffer(capacity: entries.count * 100)
        out.append(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
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
            out.append("</url>\n")
        }
        out.append("</urlset>\n")
        return out.bytes
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
        return out.bytes
    }
}
