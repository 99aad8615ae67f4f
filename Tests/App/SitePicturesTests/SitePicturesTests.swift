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

    @Test func `a film is drawn once on a cold cache, though several threads ask for its product`() throws {
        let (content, mistakes) = SiteReader().read(
            FileTree(texts: [
                "content/site.yml": "title: T\nbase_url: https://me.dev/\ntheme: plain\n",
                "themes/plain/theme.yml": "name: plain\n", "themes/plain/layouts/page.html": "",
                "content/products/leap/product.yml":
                    "name: Leap\ntagline: It leaps.\nkind: game\nplays:\n  a: plays/a.play\n",
                "content/products/leap/plays/a.play": "game nanashi\nsize 64x64\nfps 10\ntap g1\ntap g2\nwait 0.2s\n",
            ]))
        #expect(mistakes.isEmpty, "\(mistakes)")
        let made = Made()
        let cache = PictureCache(
            read: { _ in nil },
            store: { _, name in made.counts.withLock { $0[name, default: 0] += 1 } })
        let setup = PictureSetup(games: Games.onStage, boardGame: Games.onBoard, cache: cache)
        let baseURL = content.configuration.baseURL
        let templates = ThemeTemplates(content, baseURL: baseURL, now: Instant(seconds: 0))
        let pictures = SitePictures(
            setup, content: content, baseURL: baseURL,
            cards: SiteCards(setup, templates, products: content.products, cache: ""), press: nil
        ).closures
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
}
