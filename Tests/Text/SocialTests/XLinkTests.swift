import Testing

@testable import Social

private func links(_ text: String) -> [String] {
    Network.x.links(in: text).map(\.text)
}

@Suite struct XLinkTests {
    @Test(
        arguments: [
            ("see https://playbill.dev.", ["https://playbill.dev"]),
            ("(https://playbill.dev/guide/)", ["https://playbill.dev/guide/"]),
            ("https://playbill.dev/a_(b)_(c(d)), and", ["https://playbill.dev/a_(b)_(c(d))"]),
            ("https://playbill.dev/a.(b)", ["https://playbill.dev/a"]),
            ("https://playbill.dev/a,b;c: d", ["https://playbill.dev/a,b;c"].map { $0 }),
            ("https://playbill.dev:8080/?q=1&r=2!", ["https://playbill.dev:8080/?q=1&r=2"]),
            ("https://playbill.dev?", ["https://playbill.dev"]),
            ("HTTPS://Playbill.DEV/X", ["HTTPS://Playbill.DEV/X"]),
            ("https://playbill.dev/été/Ж–я", ["https://playbill.dev/été/Ж–я"]),
            ("遊びplaybill.dev遊び", ["playbill.dev"]),
            ("https://playbill.dev/遊び", ["https://playbill.dev/"]),
            ("https://遊び.みんな/a", ["https://遊び.みんな/a"]),
            ("遊び.みんな", []),
            ("\u{202B}playbill.dev\u{202C}", ["playbill.dev"]),
            ("me@playbill.dev @playbill.dev #playbill.dev $playbill.dev", []),
            ("-playbill.dev ./playbill.dev _playbill.dev", []),
            ("playbill.devs playbill.notatld 1.5 e.g. v2.0.1", []),
            ("playbill.dev-x playbill.dev+x playbill.dev@x", []),
            ("a_b.playbill.dev", ["b.playbill.dev"]),
            ("https://a_b.playbill.dev https://a_b.dev", ["https://a_b.playbill.dev"]),
            ("https://xn--80akhbyknj4f.xn--p1ai/", ["https://xn--80akhbyknj4f.xn--p1ai/"]),
            ("https://t.co/AbC123.html", ["https://t.co/AbC123"]),
            ("https://t.co/AbC123?amp=1", ["https://t.co/AbC123?amp=1"]),
            ("one.com,two.org/three.html", ["one.com", "two.org/three.html"]),
        ] as [(String, [String])])
    func `what is a link, and where it ends`(text: String, expected: [String]) {
        #expect(links(text) == expected)
    }

    @Test
    func `a label of 63 characters is one, of 64 is none; in other scripts its Punycode is measured`() {
        for scheme in ["https://", ""] {
            let label = String(repeating: "a", count: 63)
            #expect(links("\(scheme)\(label).com") == ["\(scheme)\(label).com"])
            #expect(links("\(scheme)a\(label).com").isEmpty)
        }
        let fitting = (1...63).last { !links("https://\(String(repeating: "界", count: $0)).com").isEmpty }
        // Python: max(n for n in range(64) if len(("界" * n).encode("punycode")) + 4 <= 63)
        #expect(fitting == 57)
    }

    @Test
    func `the Punycode of a label is as long as RFC 3492 has it`() {
        // From the samples of RFC 3492, 7.1 (A, B, L and S), with their prefix.
        let samples = [
            (
                "\u{644}\u{64A}\u{647}\u{645}\u{627}\u{628}\u{62A}\u{643}\u{644}\u{645}\u{648}\u{634}\u{639}\u{631}\u{628}\u{64A}\u{61F}",
                "egbpdaj6bu4bxfgehfvwxn"
            ),
            ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
            ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
            ("パフィーdeルンバ", "de-jg4avhby1noc0d"),
        ]
        for (label, encoded) in samples {
            #expect(asciiLength(ofLabel: label.unicodeScalars.map(\.value)[...]) == encoded.count + 4)
        }
    }

    @Test
    func `an address of 4,096 characters is one, of 4,097 is none; the scheme counts twice`() {
        let start = "https://playbill.dev/"
        let fitting = String(repeating: "a", count: 4096 - 8 - start.count)
        #expect(links(start + fitting).count == 1)
        #expect(links(start + fitting + "a").isEmpty)
    }

    @Test
    func `links tell where they stand in the bytes of the text`() {
        let text = "é 界 playbill.dev/x and https://a.org"
        for link in Network.x.links(in: text) {
            #expect(String(decoding: Array(text.utf8)[link.bytes], as: UTF8.self) == link.text)
        }
        #expect(Network.x.links(in: text).map(\.url) == ["https://playbill.dev/x", "https://a.org"])
    }

    @Test
    func `every top-level domain of the table is found, in both cases`() {
        for word in topLevelDomainTable.split(whereSeparator: \.isWhitespace) {
            #expect(links("https://playbill.\(word)/") == ["https://playbill.\(word)/"])
            #expect(links("https://playbill.\(word.uppercased())/").count == 1)
        }
    }
}
