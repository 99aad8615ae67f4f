import Dates
import Files
import Publishing
import Rendering
import Site
import Studio
import Synchronization
import Testing
import Threads

@testable import playbill

@Suite struct SitePicturesTests {
    /// How often each picture was made, by its name in the cache, which never has one.
    private final class Made: Sendable {
        let counts = Mutex<[String: Int]>([:])
    }

    /// A site with two games, each with a play that has a picture of its own.
    private static func site(_ texts: [String: String] = [:]) -> SiteContent {
        var files = [
            "content/site.yml": "title: T\nbase_url: https://me.dev/\ntheme: plain\n",
            "themes/plain/theme.yml": "name: plain\n", "themes/plain/layouts/page.html": "",
            "themes/plain/layouts/post.html": "", "themes/plain/partials/play.html": "{{ picture.src }}",
        ]
        for (name, tap) in [("leap", "g2"), ("step", "f1")] {
            files["content/products/\(name)/product.yml"] =
                "name: \(name)\ntagline: It leaps.\nkind: game\nplays:\n  a: plays/a.play\n"
            files["content/products/\(name)/plays/a.play"] =
                "game nanashi\nsize 64x64\nfps 10\ntap g1\ntap \(tap)\nwait 0.2s\n"
        }
        let (content, mistakes) = SiteReader().read(FileTree(texts: files.merging(texts) { $1 }))
        #expect(mistakes.isEmpty, "\(mistakes)")
        return content
    }

    private static func pictures(of content: SiteContent, _ made: Made) -> SitePictures {
        let cache = PictureCache(
            read: { _ in nil }, store: { _, name in made.counts.withLock { $0[name, default: 0] += 1 } })
        let setup = PictureSetup(games: Games.onStage, boardGame: Games.onBoard, cache: cache)
        let baseURL = content.configuration.baseURL
        let templates = ThemeTemplates(content, baseURL: baseURL, now: Instant(seconds: 0))
        return SitePictures(
            setup, content: content, baseURL: baseURL,
            cards: SiteCards(setup, templates, products: content.products, cache: ""), press: nil)
    }

    @Test func `a film is drawn once on a cold cache, though several threads ask for its product`() throws {
        let (content, made) = (Self.site(), Made())
        let pictures = Self.pictures(of: content, made).closures
        let product = try #require(content.product("leap"))
        let asked = Atomic<Int>(0)
        inParallel(6, cores: 6, batch: 1) { _ in
            asked.add(1, ordering: .sequentiallyConsistent)
            while asked.load(ordering: .sequentiallyConsistent) < 6 {}
            #expect(pictures.product(product).plays.map(\.name) == ["a"])
        }
        let counts = made.counts.withLock { $0 }
        #expect(!counts.isEmpty && counts.values.allSatisfy { $0 == 1 }, "\(counts)")
    }
    @Test func `for the prose of one product nothing is drawn of others, unless the prose shows it`() throws {
        func drawn(_ texts: [String: String]) throws -> Int {
            let (content, made) = (Self.site(texts), Made())
            let leap = try #require(content.product("leap"))
            let pictures = Self.pictures(of: content, made).closures(drawing: [leap])
            let plan = Publisher(options: PublishingOptions(now: Instant(seconds: 1_800_000_000)), pictures: pictures)
                .buildPlan(of: content)
            #expect(plan.prose(of: leap).mistakes.isEmpty)
            return made.counts.withLock { $0.count }
        }
        let step = "```play step/a\n```\n"
        let alone = try drawn([:])
        #expect(alone > 0)
        #expect(try drawn(["content/posts/2026-01-01-a.md": "---\ntitle: A\n---\n" + step]) == alone)
        #expect(try drawn(["content/products/step/index.md": step]) == alone)
        #expect(try drawn(["content/products/leap/index.md": step]) == 2 * alone)
    }
}
