import Testing

@testable import Social

/// The facets of a text as the text they cover and what they do.
private func found(_ text: String) -> [String] {
    facets(in: text).map { facet in
        let covered = String(decoding: Array(text.utf8)[facet.byteStart..<facet.byteEnd], as: UTF8.self)
        return switch facet.feature {
        case .link(let uri): "\(covered) -> \(uri)"
        case .tag(let tag): "\(covered) # \(tag)"
        case .mention(let handle): "\(covered) @ \(handle)"
        }
    }
}

@Suite struct FacetTests {
    @Test
    func `places are bytes of UTF-8, the end exclusive`() {
        let text = "🎲 é playbill.dev #été"
        #expect(
            facets(in: text) == [
                Facet(byteStart: 8, byteEnd: 20, feature: .link(uri: "https://playbill.dev")),
                Facet(byteStart: 21, byteEnd: 27, feature: .tag("été")),
            ])
    }

    @Test(
        arguments: [
            ("see https://playbill.dev/guide.", ["https://playbill.dev/guide -> https://playbill.dev/guide"]),
            ("(playbill.dev)", ["playbill.dev -> https://playbill.dev"]),
            ("(https://a.org/b_(c))", ["https://a.org/b_(c)) -> https://a.org/b_(c))"]),
            ("https://a.org/b_(c)", ["https://a.org/b_(c) -> https://a.org/b_(c)"]),
            ("https://localhost:4000/x", ["https://localhost:4000/x -> https://localhost:4000/x"]),
            ("playbill.notatld 1.5 v2.0.1 e.g. x@playbill.dev", []),
            ("a.io, b.io; c.io!", ["a.io -> https://a.io", "b.io -> https://b.io", "c.io -> https://c.io"]),
            ("\u{200F}\n\thttp://a.org", ["http://a.org -> http://a.org"]),
        ] as [(String, [String])])
    func `links`(text: String, expected: [String]) {
        #expect(found(text) == expected)
    }

    @Test(
        arguments: [
            ("#gamedev, #indie!", ["#gamedev # gamedev", "#indie # indie"]),
            ("#2026 #v2 #\u{FE0F}\u{20E3} # #! a#b", ["#v2 # v2"]),
            ("＃遊び #界\u{200B}x", ["＃遊び # 遊び", "#界 # 界"]),
            (
                "@ada.example.com, @bob.test. @eve @x.notatld",
                ["@ada.example.com @ ada.example.com", "@bob.test @ bob.test"]
            ),
            ("mail@ada.example.com (@ada.bsky.social)", ["@ada.bsky.social @ ada.bsky.social"]),
        ] as [(String, [String])])
    func `tags and mentions`(text: String, expected: [String]) {
        #expect(found(text) == expected)
    }

    @Test
    func `a tag of 64 characters is one, of 65 is none`() {
        for unit in ["a", "👩🏽‍🚀", "e\u{301}"] where unit != "👩🏽‍🚀" {
            #expect(facets(in: "#" + String(repeating: unit, count: 64)).count == 1)
            #expect(facets(in: "#" + String(repeating: unit, count: 65)).isEmpty)
        }
    }

    @Test
    func `facets stand in order, do not overlap, and cut no character`() {
        let pieces = ["#été", "@a.dev", "https://a.dev/é", "界", "🎲", "(b.dev)", "\n", "#", "é#x", "e\u{301}"]
        for one in pieces {
            for other in pieces {
                let text = "\(one) \(other)\(one)"
                var last = 0
                for facet in facets(in: text) {
                    #expect(last <= facet.byteStart && facet.byteStart < facet.byteEnd)
                    #expect(facet.byteEnd <= text.utf8.count)
                    #expect(String(validating: Array(text.utf8)[facet.byteStart..<facet.byteEnd], as: UTF8.self) != nil)
                    last = facet.byteEnd
                }
            }
        }
    }
}
