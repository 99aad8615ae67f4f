import Dates
import Diagnostics
import Files
import Site
import Testing

@testable import Publishing

/// What requests get while plans come, are overtaken and are judged, in each order that is possible.
@Suite struct ServedSiteTests {
    private func plan(_ files: [String: String]) -> BuildPlan {
        let all = plainTheme.merging(["content/site.yml": plainSite]) { $1 }.merging(files) { $1 }
        let (content, mistakes) = SiteReader().read(FileTree(texts: all))
        return Publisher(options: PublishingOptions(now: Instant(seconds: 1_800_000_000)))
            .buildPlan(of: content, mistakes: mistakes)
    }

    private func text(_ site: ServedSite) -> String? {
        guard case .bytes(let bytes)? = site.file(at: "a/index.html") else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    private var first: BuildPlan { plan(["content/pages/a.md": post("One")]) }
    /// Its page can be made; that its link is dead is found when all of it is.
    private var deadLink: BuildPlan { plan(["content/pages/a.md": post("Two", "", "[x](/none/)")]) }
    private var broken: BuildPlan { plan(["content/pages/a.md": post("Three", "layout: pots")]) }

    @Test func `a save that overtakes the first build leaves its pages, whatever is wrong with the save`() throws {
        for bad in [deadLink, broken] {
            let (site, first) = (ServedSite(), first)
            #expect(site.canShow(first, changed: []))
            site.show(first)
            // The save comes while all of the first is being made, which ends there.
            #expect(first.publication { true } == nil)
            if site.canShow(bad, changed: ["content/pages/a.md"]) { site.show(bad) }
            #expect(try #require(bad.publication()).isGood == false)
            site.fallBack(from: bad)
            #expect(text(site)?.hasPrefix("<html>One|") == true)
        }
    }

    @Test func `the save that mends it is shown as soon as its page can be made, where none was ever whole`() {
        let (site, first, bad) = (ServedSite(), broken, deadLink)
        #expect(!site.canShow(first, changed: []))
        site.fallBack(from: first)
        site.show(bad)
        site.fallBack(from: bad)
        #expect(site.plan == nil)
        let mended = plan(["content/pages/a.md": post("Mended")])
        #expect(site.canShow(mended, changed: ["content/pages/a.md"]))
        site.show(mended)
        #expect(text(site)?.hasPrefix("<html>Mended|") == true)
    }

    @Test func `after a bad save nothing is shown before it is known to be good, and the last good one stays`() throws {
        let (site, first, bad) = (ServedSite(), first, deadLink)
        site.show(first)
        site.keep(first, try #require(first.publication()).tree)
        site.show(bad)
        site.fallBack(from: bad)
        #expect(text(site)?.hasPrefix("<html>One|") == true)
        let mended = plan(["content/pages/a.md": post("Mended")])
        #expect(!site.canShow(mended, changed: ["content/pages/a.md"]))
        site.keep(mended, try #require(mended.publication()).tree)
        #expect(text(site)?.hasPrefix("<html>Mended|") == true)
    }
}
