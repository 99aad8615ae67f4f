import Foundation

/// How fast the cards of pages are drawn, in the theme that the program brings along.
struct Cards {
    private static let posts = 1_000

    /// How many cards there are.
    let count: Int
    /// How many are drawn in a second more than the same build takes that finds them drawn.
    let perSecond: Double

    /// Builds a site whose cards are not drawn yet, and again from nothing with these at hand; nil where it has none.
    init?(_ program: String, site: URL) throws {
        let settings = "title: Cards\nbase_url: https://cards.example/\n"
        _ = try write(["content/site.yml": settings], posts: Cards.posts, to: site)
        defer { try? FileManager.default.removeItem(at: site) }
        let cold = MeasuredRun([program, "build", "--quiet"], in: site).seconds
        let found = FileManager.default.enumerator(atPath: site.appending(path: "public/cards").path)
        count = (found?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".png") }.count
        let warm = MeasuredRun([program, "build", "--quiet", "--force"], in: site).seconds
        guard count > 0, cold > warm else { return nil }
        perSecond = Double(count) / (cold - warm)
    }
}
