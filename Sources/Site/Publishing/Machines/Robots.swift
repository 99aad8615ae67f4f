import Files
import Rendering
import Site

/// The words to robots.
enum Robots {
    /// Where robots look for them.
    static let file = "robots.txt"

    /// The site's own file, or that all of it may be read.
    static func words(of plan: SitePlan) -> FileContent {
        if let own = plan.content.assets[file] { return own }
        let text = "User-agent: *\nAllow: /\n\nSitemap: \(plan.baseURL.absolute("/sitemap.xml"))\n"
        return .bytes(Array(text.utf8))
    }
}
