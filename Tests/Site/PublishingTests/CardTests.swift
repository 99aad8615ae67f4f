import Diagnostics
import Files
import Site
import Synchronization
import Testing
import Threads

@testable import Publishing

@Suite struct CardTests {
    private let theme = plainTheme.merging(["themes/plain/layouts/page.html": "{{ page.card | absolute_url }}"]) { $1 }

    private func publishWithCards(
        _ files: [String: String], draw: @escaping @Sendable (Pictures.Card) throws(Mistakes) -> Pictures.DrawnCard?
    ) -> Publication {
        let all = files.merging(theme) { mine, _ in mine }.merging(["content/site.yml": plainSite]) { mine, _ in mine }
        let (content, mistakes) = SiteReader().read(FileTree(texts: all))
        return Publisher(options: PublishingOptions(now: .init(seconds: 1_790_000_000)), pictures: Pictures(card: draw))
            .publish(content, mistakes: mistakes)
    }

    @Test func `a card is drawn for each page that has no picture of its own`() {
        let made = publishWithCards(
            ["content/pages/a.md": post("A"), "content/pages/b.md": post("B", "image: /b.png")]
        ) { card throws(Mistakes) in Pictures.DrawnCard(fingerprint: "f", content: .bytes(Array(card.title.utf8))) }
        #expect(made.text("a/index.html") == "https://me.dev/cards/a.f.png")
        #expect(made.tree.paths.filter { $0.hasPrefix("cards/") } == ["cards/a.f.png", "cards/home.f.png"])
        #expect(made.text("cards/a.f.png") == "A")
        #expect(made.text("cards/home.f.png") == "Test")
    }

    @Test func `a card that cannot be drawn is told with its page`() {
        let made = publishWithCards(["content/pages/a.md": post("A")]) { _ throws(Mistakes) in
            throw Mistakes(Diagnostic(.error, "no font"))
        }
        #expect(!made.isGood)
        #expect(made.lines == ["no font"])
    }

    @Test(arguments: [false, true])
    func `emoji that cards leave out are told once a run, as errors where that is wanted`(isStrict: Bool) {
        let files = theme.merging([
            "content/site.yml": plainSite, "content/pages/a.md": post("A"), "content/pages/b.md": post("B"),
        ]) { $1 }
        let (content, mistakes) = SiteReader().read(FileTree(texts: files))
        var options = PublishingOptions(now: .init(seconds: 1_790_000_000))
        options.isStrict = isStrict
        let pictures = Pictures(card: { card throws(Mistakes) in
            Pictures.DrawnCard(
                fingerprint: "f", content: .bytes([]), leftOut: card.title == "A" ? ["🎉", "🚀"] : ["🎉"],
                advice: ["install it"])
        })
        let made = Publisher(options: options, pictures: pictures).publish(content, mistakes: mistakes)
        let told = made.mistakes.filter { $0.message.contains("emoji") }
        #expect(told.map(\.severity) == [isStrict ? .error : .warning])
        #expect(
            told.first?.message == "3 cards leave out emoji that no font has: `🎉`, `🚀`, first on that of /a/",
            "\(told)")
        #expect(told.first?.remedy == "install it")
        #expect(made.isGood == !isStrict)
    }

    @Test func `a mistake in a play and one in a card are told in one run`() {
        let files = theme.merging([
            "content/site.yml": plainSite, "content/pages/a.md": post("A"),
            "content/products/lamp/product.yml": "name: Lamp\ntagline: It shines.\nkind: app\n",
            "themes/plain/layouts/product.html": "",
        ]) { $1 }
        let (content, mistakes) = SiteReader().read(FileTree(texts: files))
        let pictures = Pictures(
            product: { _ in
                var pictures = Pictures.OfProduct()
                pictures.mistakes = [Diagnostic(.error, "the play is wrong")]
                return pictures
            },
            card: { _ throws(Mistakes) in throw Mistakes(Diagnostic(.error, "the card is wrong")) })
        let made = Publisher(options: PublishingOptions(now: .init(seconds: 1_790_000_000)), pictures: pictures)
            .publish(content, mistakes: mistakes)
        #expect(Set(made.mistakes.map(\.message)).isSuperset(of: ["the play is wrong", "the card is wrong"]))
    }

    @Test func `a card is drawn once, though pages, readers and the whole build ask for it at the same time`() throws {
        let (content, _) = SiteReader().read(
            FileTree(texts: theme.merging(["content/site.yml": plainSite, "content/pages/a.md": post("A")]) { $1 }))
        let counters = Counters()
        let pictures = Pictures(card: { card throws(Mistakes) in
            guard card.title == "A" else { return nil }
            counters.drawn.add(1, ordering: .sequentiallyConsistent)
            while counters.asked.load(ordering: .sequentiallyConsistent) < 8 {}
            return Pictures.DrawnCard(fingerprint: "f", content: .bytes([]))
        })
        let plan = Publisher(options: PublishingOptions(now: .init(seconds: 1_790_000_000)), pictures: pictures)
            .buildPlan(of: content)
        inParallel(8, cores: 8, batch: 1) { _ in
            counters.asked.add(1, ordering: .sequentiallyConsistent)
            #expect((try? plan.file(at: "a/index.html")) != nil)
        }
        #expect(counters.drawn.load(ordering: .sequentiallyConsistent) == 1)
    }

    private final class Counters: Sendable {
        let asked = Atomic<Int>(0)
        let drawn = Atomic<Int>(0)
    }
}
