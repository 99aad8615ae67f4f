import Dates
import Diagnostics
import Drawing
import Files
import Site
import Social
import Studio
import Testing

@testable import ReleaseKit

private let pictures = PictureSetup(games: [])

private func lamp(_ manifest: String = "name: Lamp\ntagline: It shines.\nkind: app\n") throws -> (KitMaker, Product) {
    let (content, mistakes) = SiteReader().read(
        FileTree(texts: [
            "content/site.yml": "title: T\nbase_url: https://t.dev/\n", "themes/marquee/theme.yml": "name: marquee\n",
            "content/products/lamp/product.yml": manifest,
            "themes/marquee/kit/social/producthunt.txt": "{{ product.tagline }}",
            "themes/marquee/kit/social/instagram.txt":
                "{{ post.title }}{% for tag in post.hashtags %} #{{ tag }}{% endfor %}",
        ]))
    #expect(mistakes.isEmpty)
    let maker = KitMaker(content, pictures: pictures, now: Instant(seconds: 1_790_000_000))
    return (maker, try #require(content.product("lamp")))
}

private func posts(_ manifest: String) throws -> (posts: [WrittenPost], mistakes: [Diagnostic]) {
    let (maker, product) = try lamp(manifest)
    let texts = maker.texts(of: product)
    return (texts.posts, texts.postMistakes)
}

/// The picture that a network gets of those that move and those that do not.
private func picture(for network: Network, moving: Artefact? = nil, still: Artefact?) throws -> PostPicture? {
    try PostPictureMaker(
        product: try lamp().1, words: "It shines.", moving: moving,
        still: still.map { PostPictureMaker.Still(artefact: $0, words: "It shines.") },
        films: MovingPictureMaker(pictures), fitter: StillFitter(pictures)
    ).picture(for: place(network))
}

private func still(bytes count: Int) throws -> Artefact {
    var bytes = try pictures.renderer.png(of: Pixmap(width: 400, height: 300, fill: .white))
    // What stands behind the end of a PNG is no part of the picture, and is sent all the same.
    bytes += [UInt8](repeating: 0, count: count - bytes.count)
    return .picture("Still", "preview.png", bytes, width: 400, height: 300, in: "x")
}

private func place(_ network: Network) -> PostPlace { PostPlace(network: network, name: network.rawValue) }

@Suite struct PostPictureTests {
    /// The networks that take a PNG, by the table.
    static let withPNG = Network.allCases.filter { network in
        place(network).showsPicture && place(network).home?.still?.formats.contains("png") == true
    }

    @Test(arguments: withPNG)
    func `a still is taken up to the network's bytes and packed better beyond, with every pixel`(_ network: Network)
        throws
    {
        let limit = try #require(place(network).home?.still?.bytes)
        for count in [limit - 1, limit, limit + 1] {
            let found = try #require(try picture(for: network, still: still(bytes: count)))
            #expect(found.isNew == (count > limit))
            #expect(found.facts.bytes <= limit)
            #expect(found.artefact.path == (count > limit ? "social/\(network.rawValue).png" : "preview.png"))
            #expect(found.facts.width == 400)
        }
    }

    @Test func `a network that shows no GIF gets the still, in a format that it takes`() throws {
        let moving = Artefact.picture("Moving", "preview.gif", try gif(frames: 2), width: 8, height: 8, in: "x")
        let still = try still(bytes: 2_000)
        let paths = try [Network.x, .mastodon, .bluesky, .threads, .linkedIn, .instagram, .productHunt].map { network in
            try picture(for: network, moving: moving, still: still)?.artefact.path
        }
        let (gif, png) = ("preview.gif", "preview.png")
        #expect(paths == [gif, gif, png, png, gif, "social/instagram.jpg", gif])
    }

    @Test(arguments: [(720, 1_280, 1_024, 1_280), (1_170, 2_532, 2_026, 2_532), (1_200, 300, 1_200, 629)])
    func `a still that is too tall or too wide for a network is set on a ground`(
        _ width: Int, _ height: Int, _ wide: Int, _ high: Int
    ) throws {
        let bytes = try pictures.renderer.png(of: Pixmap(width: width, height: height, fill: .white))
        let still = Artefact.picture("Still", "preview.png", bytes, width: width, height: height, in: "x")
        let found = try #require(try picture(for: .instagram, still: still))
        #expect(found.artefact.path == "social/instagram.jpg")
        #expect(found.facts.width == wide && found.facts.height == high)
    }

    @Test func `posts that are a link have no picture`() throws {
        for network in [Network.reddit, .hackerNews] {
            #expect(try picture(for: network, still: still(bytes: 1_000)) == nil)
        }
    }

    @Test(arguments: [("z", 1), ("語", 1), ("👨‍👩‍👧‍👦", 1), ("e\u{301}", 1)])
    func `words for the picture are counted in characters`(_ letter: String, _ width: Int) {
        let limit = Network.mastodon.altText
        let most = limit?.count ?? 0
        for count in [most - 1, most, most + 1] {
            let text = String(repeating: letter, count: count)
            let kept = altText(text, within: limit)
            #expect((kept == text) == (count <= most))
            #expect(kept.count <= most && (count <= most || kept.hasSuffix("…")))
        }
    }

    @Test func `long words for a picture end with a sentence`() {
        let limit = Network.bluesky.altText
        let text = String(repeating: "One step clones. ", count: 200)
        let kept = altText(text, within: limit)
        #expect(kept.count <= 2_000 && kept.hasSuffix("clones.") && text.hasPrefix(kept))
        #expect(kept.count > 2_000 - "One step clones. ".count)
    }
}

/// A GIF whose frames differ, each shown for a tenth of a second.
private func gif(frames: Int) throws -> [UInt8] {
    let pictures = (0..<frames).map { index -> DisplayList in
        var list = DisplayList(size: Size(8, 6), background: .white)
        list.add(Shape(.rect(Rect(0, 0, Double(1 + index % 7), 6)), fill: Colour(0x3366CC)))
        return list
    }
    return try FilmMaker(DrawingRenderer()).film(
        of: pictures.map { ($0, .init(microseconds: 100_000)) }, as: .gif)
}

@Suite struct MediaFactsTests {
    @Test(arguments: [1, 2, 7])
    func `a GIF tells its size frames and length`(_ frames: Int) throws {
        let file = try gif(frames: frames)
        let facts = try #require(MediaFacts(file))
        #expect(facts.format == .gif && facts.width == 8 && facts.height == 6 && facts.bytes == file.count)
        #expect(facts.frames == frames && facts.centiseconds == frames * 10)
    }

    @Test func `a PNG tells its size`() throws {
        let facts = try #require(MediaFacts(pictures.renderer.png(of: Pixmap(width: 30, height: 20, fill: .white))))
        #expect(facts.format == .png && facts.width == 30 && facts.height == 20 && facts.frames == 1)
    }

    @Test func `a cut file has no facts`() throws {
        let file = try gif(frames: 3)
        for length in stride(from: 0, to: file.count - 1, by: 3) {
            #expect(MediaFacts(Array(file.prefix(length))) == nil)
        }
        #expect(MediaFacts(Array("<svg>".utf8)) == nil)
    }
}

@Suite struct PostLimitTests {
    @Test(arguments: [(2, 0), (3, 0), (4, 1)])
    func `Product Hunt takes three topics`(_ count: Int, _ mistakes: Int) throws {
        let topics = (0..<count).map { "  - T\($0)\n" }.joined()
        let posts = try posts("name: L\ntagline: T\nkind: app\ntopics:\n\(topics)")
        #expect(posts.mistakes.count == mistakes)
        #expect(posts.mistakes.allSatisfy { $0.severity == .error && $0.place?.line == 8 && $0.place?.column == 5 })
    }

    @Test(arguments: [(29, 0), (30, 0), (31, 1)])
    func `Instagram takes thirty hashtags`(_ count: Int, _ warnings: Int) throws {
        let tags = (0..<count).map { "t\($0)" }
        let manifest = "name: L\ntagline: T\nkind: app\nhashtags:\n  instagram: [\(tags.joined(separator: ", "))]\n"
        let posts = try posts(manifest)
        #expect(posts.mistakes.count { $0.severity == .warning } == warnings)
        let text = posts.posts.first { $0.place.network == .instagram }?.fitted.text
        #expect(text?.split(separator: "#").count == min(30, count) + 1)
    }

    @Test func `hashtags for another network go without a word`() throws {
        let tags = (0..<31).map { "t\($0)" }
        let manifest = "name: L\ntagline: T\nkind: app\nhashtags:\n  x: [\(tags.joined(separator: ", "))]\n"
        #expect(try posts(manifest).mistakes.isEmpty)
    }

    @Test func `what a network makes of a text stands out`() {
        let html = PostMarkup("See t.co/a <b> #tag and a#b", .x).html
        #expect(
            String(decoding: html, as: UTF8.self)
                == "See <a href=\"https://t.co/a\">t.co/a</a> &lt;b&gt; <span class=\"tag\">#tag</span> and a#b")
    }
}

@Suite struct PlaceLimitTests {
    private static let endings = ["z", "語", "e\u{301}", "👨‍👩‍👧‍👦", "🎲", "ש"]

    /// Each text that a kit drafts, at its limit and one to both sides, whatever it ends with.
    @Test(arguments: PostPlace.all.map(\.file))
    func `a draft is taken up to its limit`(_ file: String) throws {
        let place = try #require(PostPlace.all.first { $0.file == file })
        let product = try lamp().1
        for ending in PlaceLimitTests.endings {
            let last = place.length(ending).length
            let limit = place.length("z").limit
            for count in [limit - 1, limit, limit + 1] {
                let text = String(repeating: "a", count: count - last) + ending
                var draft = PostDraft(of: product, for: place.network, home: "https://t.dev/")
                draft.subject = place.subject
                let made = Result { try draft.fitted(place.length) { (_) throws(Mistakes) in text } }
                switch made {
                case .success(let post):
                    #expect(count <= limit && post.text == text && post.length.length == count, "\(ending) \(count)")
                case .failure(let error):
                    #expect(count > limit, "\(ending) \(count): \(error)")
                    let told = (error as? Mistakes)?.all.first
                    // At the field of the manifest that the text is made of; the tagline where there is no title.
                    #expect(told?.place?.line == (place.subject == "name" ? 1 : place.subject == "lede" ? 1 : 2))
                }
            }
        }
    }
}
