import Diagnostics
import Social
import Testing

@testable import ReleaseKit
@testable import Site

/// Title, link, features and hashtags, one a line.
private func plain(_ draft: PostDraft) -> String {
    ([draft.title, draft.link] + draft.points.map(\.text) + draft.hashtags.map { "#" + $0.tag }).joined(
        separator: "\n")
}

private func product(title: String, features: [(String, Int)] = [], hashtags: [String] = []) -> Product {
    var manifest = Manifest()
    manifest.name = "P"
    manifest.title = title
    manifest.features = features.map { Manifest.Feature(title: $0.0, detail: nil, weight: $0.1) }
    let place = Place(path: "product.yml", line: 3, column: 5)
    manifest.hashtags = ["x": hashtags.map { ($0, place) }]
    let source = SourceText(path: "product.yml", "name: P\ntitle: T\nhashtags: {x: []}\n")
    return Product(slug: "p", address: Address("/products/p/"), manifest: manifest, source: source)
}

private func draft(_ product: Product, _ network: Network = .x) -> PostDraft {
    PostDraft(of: product, for: network, home: "https://example.org/p")
}

private func fitted(_ product: Product) throws -> FittedPost {
    try draft(product).fitted { (draft) throws(Mistakes) in plain(draft) }
}

@Suite struct PostTests {
    /// `P: ` and a line end, the link at 23, a line end, and the feature.
    private func title(leaving room: Int) -> String { String(repeating: "t", count: 280 - 3 - 1 - 23 - 1 - room) }

    @Test(arguments: [(9, true), (10, true), (11, false)])
    func `a feature stays exactly where it fits`(_ length: Int, _ stays: Bool) throws {
        let feature = String(repeating: "f", count: length)
        let post = try fitted(product(title: title(leaving: 10), features: [(feature, 1)]))
        #expect(post.text.contains(feature) == stays)
        #expect(post.length.valid && post.length.limit == 280)
        if length == 10 { #expect(post.length.length == 280) }
    }

    @Test(arguments: ["👨‍👩‍👧‍👦", "語", "e\u{301}", "שלום"])
    func `what stays is counted as the network counts`(_ word: String) throws {
        for count in 1...6 {
            let feature = String(repeating: word, count: count)
            let post = try fitted(product(title: title(leaving: 8), features: [(feature, 1)]))
            #expect(post.length == Network.x.weightedLength(post.text))
            #expect(post.length.valid)
        }
    }

    @Test func `the lightest feature goes first and the order stays`() throws {
        let long = String(repeating: "x", count: 60)
        let features = [("a" + long, 5), ("b" + long, 1), ("c" + long, 9), ("d" + long, 5)]
        let post = try fitted(product(title: title(leaving: 180), features: features, hashtags: ["tag"]))
        let lines = post.text.split(separator: "\n").dropFirst(2)
        #expect(lines.map { $0.prefix(1) } == ["a", "c", "#"])
        #expect(post.warnings.isEmpty)
    }

    @Test func `hashtags go after all features and are told`() throws {
        let tags = (0..<4).map { String(repeating: "h", count: 20) + "\($0)" }
        let post = try fitted(product(title: title(leaving: 60), features: [("feature", 9)], hashtags: tags))
        #expect(!post.text.contains("feature") && post.text.hasSuffix("#" + tags[1]))
        #expect(post.warnings.map(\.severity) == [.warning, .warning])
        #expect(post.warnings.first?.place == Place(path: "product.yml", line: 3, column: 5))
    }

    @Test func `a list of which nothing fits is an error`() {
        #expect(throws: Mistakes.self) {
            try fitted(product(title: title(leaving: 10), hashtags: [String(repeating: "h", count: 30)]))
        }
    }

    @Test func `a title that leaves no room for the link is an error at the title`() {
        #expect {
            try fitted(product(title: title(leaving: 0) + "tt"))
        } throws: { error in
            (error as? Mistakes)?.all.first?.place == Place(path: "product.yml", line: 2, column: 1)
        }
    }

    @Test func `title and link are never cut`() throws {
        let features = (0..<40).map { ("feature number \($0)", $0) }
        for network in Network.allCases where network.limit.count >= 280 {
            let product = product(title: "A title", features: features, hashtags: ["one", "two"])
            let post = try draft(product, network).fitted { (draft) throws(Mistakes) in plain(draft) }
            #expect(post.text.hasPrefix("P: A title\nhttps://example.org/p\n"))
            #expect(post.length.valid)
        }
    }

    @Test func `ten thousand features are fitted in a few drafts, and to the last one that fits`() throws {
        let features = (0..<10_000).map { ("feature \($0)", $0 % 7) }
        var drafts = 0
        let product = product(title: "A title", features: features, hashtags: ["one"])
        let post = try draft(product).fitted { (draft) throws(Mistakes) in
            drafts += 1
            return plain(draft)
        }
        #expect(drafts < 32)
        #expect(post.length.valid && post.text.hasSuffix("#one"))
        // One feature more would be one too many.
        #expect(post.length.length + "feature 9999\n".count > 280)
        #expect(post.dropped == 10_000 - post.text.split(separator: "\n").count + 3)
    }
}
