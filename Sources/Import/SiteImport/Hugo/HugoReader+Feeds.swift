import Site
import Values

extension HugoReader {
    /// Keeps the feeds where readers follow them: Hugo makes one for the site, each section and each term.
    mutating func keepFeeds() {
        let name = (configuration.text("outputformats", "rss", "basename") ?? "index") + ".xml"
        let size = configuration["services", "rss", "limit"] ?? configuration["rsslimit"]
        if case .integer(let limit)? = size?.content, limit > 0 { site.feedLimit = limit }
        func isMade(_ kind: String) -> Bool {
            guard let outputs = configuration["outputs"]?.named(kind) else { return true }
            return outputs.texts.contains { $0.lowercased() == "rss" }
        }
        let origin = configuration["outputs"]?.place.path ?? configuration.path
        if isMade("home") { site.keepFeed("/" + name, origin) }
        if isMade("section") {
            for section in postSections.sorted() where !section.isEmpty {
                site.keepFeed("/\(HugoAddress.plain(section))/\(name)", origin)
            }
            if !datedSections.isEmpty { site.keepFeed("/:section/" + name, origin) }
        }
        let tags =
            configuration.taxonomies.contains("tags") && documents.contains { $0.text["tags"] != nil && isPost($0) }
        if isMade("term"), tags { site.keepFeed("/tags/:tag/" + name, origin) }
    }
}
