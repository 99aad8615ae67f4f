import Diagnostics
import Files
import Site
import Testing

@testable import PressImport

private let xml = """
    <!-- A game -->
    <?xml version="1.0" encoding="utf-8"?>
    <product>
      <title>Lamp &amp; Moth</title>
      <website>lamp.dev</website>
      <release-dates><release-date>04 Feb, 2016 (PC)</release-date><release-date>10 Oct, 2016</release-date></release-dates>
      <platforms><platform><name>Steam</name><link>http://steampowered.com/</link></platform></platforms>
      <prices><price><currency>EUR</currency><value>20</value></price><price><currency>USD</currency><value>$2.99</value></price></prices>
      <relations><relation><type>DLC</type><product>Other</product></relation></relations>
      <description>
        A lamp and a moth. They meet
        at night.
      </description>
      <history>It began with a bulb.</history>
      <features><feature>Two lights</feature><feature>One moth</feature></features>
      <trailers><trailer><name>Trailer</name><youtube>abc</youtube></trailer></trailers>
      <widgets><appstore>123</appstore><itch>9</itch></widgets>
      <awards><award><description>Best light</description><info>A fair, 2016</info></award></awards>
      <quotes><quote><description>Bright.</description><name>Mum</name><website>At home</website><link>http://at.home/</link></quote></quotes>
      <credits><credit><person>Ada</person><role>Art</role></credit></credits>
      <contacts><contact><name>Mail</name><mail>hi@lamp.dev</mail></contact></contacts>
    </product>
    """

private let milou = """
    type: product
    title: Lamp & Moth
    website: lamp.dev
    releaseDates: ["04 Feb, 2016 (PC)", "10 Oct, 2016"]
    platforms: [{name: Steam, link: http://steampowered.com/}]
    prices: [{currency: EUR, value: 20}, {currency: USD, value: $2.99}]
    relations: [{type: DLC, product: Other}]
    description: A lamp and a moth. They meet at night.
    history: It began with a bulb.
    features: [Two lights, One moth]
    trailers: [{name: Trailer, youtube: abc}]
    widgets: {appstore: 123, itch: 9}
    awards: [{description: Best light, info: "A fair, 2016"}]
    quotes: [{description: Bright., name: Mum, website: At home, link: http://at.home/}]
    credits: [{person: Ada, role: Art}]
    contacts: [{name: Mail, mail: hi@lamp.dev}]
    """

private let manifest = """
    name: Lamp & Moth
    tagline: A lamp and a moth.
    lede: They meet at night.
    kind: game
    released: "2016-02-04"
    platforms:
      - name: Steam
    price:
      - "20 EUR"
      - "2.99 USD"
    features:
      - title: Two lights
        weight: 2
      - title: One moth
        weight: 1
    team:
      - name: Ada
        role: Art
    awards:
      - title: Best light
        detail: A fair, 2016
    quotes:
      - text: Bright.
        by: Mum, At home
        url: http://at.home/
    contact:
      - hi@lamp.dev
    links:
      steam: http://steampowered.com/
      website: https://lamp.dev
      store: https://apps.apple.com/app/id123
      trailer: https://www.youtube.com/watch?v=abc

    """

@Suite struct PressImportTests {
    @Test(arguments: [("data.xml", xml), ("data.yml", milou)])
    func `a product becomes a manifest that is read without a mistake`(path: String, text: String) throws {
        let (press, warnings) = try ImportedPress.read(SourceText(path: path, text))
        guard case .product(let name, let made, let prose) = press else { return #expect(Bool(false)) }
        #expect(name == "Lamp & Moth")
        #expect(made == manifest)
        #expect(prose == "It began with a bulb.\n")
        #expect(
            Set(warnings.map(\.message)) == [
                "press kits do not say what a product is; it was taken to be a game",
                "the release of 10 Oct, 2016 was left out: a manifest has one date",
                "the number of `itch` makes no address",
                "`relations` was left out",
            ])
        #expect(
            warnings.allSatisfy { $0.severity == .warning && $0.place != nil && $0.remedy != nil && $0.excerpt != nil })
        let (_, mistakes) = SiteReader().read(
            FileTree(texts: [
                "content/site.yml": "title: T\n", "content/products/lamp/product.yml": made,
                "themes/marquee/layouts/post.html": "",
            ]))
        #expect(mistakes.map(\.message) == [])
    }

    @Test func `a company becomes a page`() throws {
        let text = """
            <company><title>Pizza Burger</title><based-in>Paris</based-in><founding-date>February 6, 2014</founding-date>
            <press-contact>c@p.dev</press-contact><address><line>42 street</line><line>France</line></address>
            <histories><history><header>How</header><text>So.</text></history></histories>
            <socials><social><name>Forum</name><link>https://f.dev</link></social></socials>
            <credits><credit><person>Bob</person><website>bob.dev</website><role>Design</role></credit></credits>
            <analytics>UA-1</analytics></company>
            """
        let (press, warnings) = try ImportedPress.read(SourceText(path: "data.xml", text))
        guard case .company(let name, let page) = press else { return #expect(Bool(false)) }
        #expect(name == "Pizza Burger")
        #expect(
            page == """
                ---
                title: Pizza Burger
                ---
                - Based in: Paris
                - Founded: February 6, 2014
                - Press: <c@p.dev>
                - Address: 42 street, France

                ## How

                So.

                ## Team

                - [Bob](https://bob.dev), Design

                ## Links

                - [Forum](https://f.dev)

                """)
        #expect(warnings.map(\.message) == ["`analytics` was left out"])
        #expect(warnings.first?.place?.line == 6)
    }

    @Test(arguments: [
        ("data.xml", "<product><title>A</product>", 1, "</product> closes nothing"),
        ("data.xml", "\n<kit/>", 2, "this is no press kit: its outermost element is <kit>"),
        ("data.yml", "title: A\n", 1, "`type` must be company or product"),
        ("data.yml", "- a\n", 1, "a manifest of milou is a map"),
        ("data.yml", "a: [\n", 2, "did not find expected"),
    ])
    func `what is no press kit is told with its line`(path: String, text: String, line: Int, message: String) {
        let mistakes = #expect(throws: Mistakes.self) { try ImportedPress.read(SourceText(path: path, text)) }
        #expect(mistakes?.all.first?.place?.line == line)
        #expect(mistakes?.all.first?.message.hasPrefix(message) == true, "\(String(describing: mistakes))")
    }

    @Test func `lists that stand twice are one, and of texts the first counts`() throws {
        let text =
            "<game><title>A</title><title>B</title><features><feature>1</feature></features>"
            + "<features><feature>2</feature></features><features/><features><feature>3</feature></features></game>"
        let (press, _) = try ImportedPress.read(SourceText(path: "data.xml", text))
        guard case .product(let name, let made, _) = press else { return #expect(Bool(false)) }
        #expect(name == "A")
        #expect(made.split(separator: "\n").filter { $0.contains("title") }.count == 3)
    }

    @Test func `many elements are told with their own lines`() throws {
        let many = (1...500).map { "<other\($0)>x</other\($0)>\n" }.joined()
        let (_, warnings) = try ImportedPress.read(SourceText(path: "data.xml", "<game>\n\(many)</game>"))
        let told = warnings.filter { $0.message.hasPrefix("`other") }
        #expect(told.map(\.place?.line) == (2...501).map { $0 })
        #expect(told.last?.excerpt == "<other500>x</other500>")
    }

    @Test func `an empty kit is still a manifest, and says what it lacks`() throws {
        let (press, warnings) = try ImportedPress.read(SourceText(path: "data.xml", "<game></game>"))
        guard case .product(_, let made, let prose) = press else { return #expect(Bool(false)) }
        #expect(made == "name: Untitled\ntagline: Untitled\nkind: game\n")
        #expect(prose == nil)
        #expect(warnings.count == 3)
    }

    @Test(arguments: [
        ("04 Feb, 2016 (PC)", "2016-2-4"), ("February 6, 2014", "2014-2-6"), ("2016-02-04", "2016-2-4"),
        ("21st October 2010", "2010-10-21"), ("TBA", "-"), ("Q3 2026", "-"), ("31 Feb 2020", "-"), ("2026", "-"),
    ])
    func `a day as press kits write it`(text: String, day: String) {
        #expect(PressText.day(text).map { "\($0.year)-\($0.month)-\($0.day)" } ?? "-" == day)
    }
}

@Suite struct PressEncodingTests {
    private func read(_ text: String, _ path: String = "data.xml") throws -> (manifest: String, warnings: [String]) {
        // One byte a character.
        let bytes = text.unicodeScalars.map { UInt8($0.value) }
        let (press, warnings) = try ImportedPress.read(path: path, bytes: bytes)
        guard case .product(_, let manifest, _) = press else { return ("", []) }
        return (manifest, warnings.map(\.message))
    }

    private func product(_ prolog: String) -> String {
        "\(prolog)<product><title>Caf\u{E9}</title><description>A caf\u{E9}.</description></product>"
    }

    @Test(arguments: ["ISO-8859-1", "iso-8859-1", "windows-1252", "Latin1"])
    func `a declared encoding is read`(name: String) throws {
        let (manifest, warnings) = try read(product("<?xml version=\"1.0\" encoding=\"\(name)\"?>"))
        #expect(manifest.hasPrefix("name: Caf\u{E9}\n"))
        #expect(!warnings.contains { $0.contains("UTF-8") })
    }

    @Test(arguments: ["", "<?xml version=\"1.0\"?>", "<?xml version=\"1.0\" encoding='utf-8'?>"])
    func `an encoding that is not declared is guessed, with a warning`(prolog: String) throws {
        let (manifest, warnings) = try read(product(prolog))
        #expect(manifest.hasPrefix("name: Caf\u{E9}\n"))
        #expect(warnings.contains("the file is not UTF-8; it is read as Windows-1252"))
    }

    @Test func `UTF-8 that says it is something else stays UTF-8`() throws {
        let text = product("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>")
        let (press, warnings) = try ImportedPress.read(path: "data.xml", bytes: Array(text.utf8))
        guard case .product(let name, _, _) = press else { return #expect(Bool(false)) }
        #expect(name == "Caf\u{E9}")
        #expect(warnings.contains { $0.message.contains("is UTF-8, as which it is read") })
    }

    @Test func `an encoding that is not read is told`() {
        #expect(throws: Mistakes.self) { try read(product("<?xml version=\"1.0\" encoding=\"Shift_JIS\"?>")) }
    }

    @Test func `two bytes a character are read behind their mark`() throws {
        let units = Array("\u{FEFF}<product><title>Caf\u{E9}</title></product>".utf16)
        let (press, _) = try ImportedPress.read(
            path: "data.xml", bytes: units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
        guard case .product(let name, _, _) = press else { return #expect(Bool(false)) }
        #expect(name == "Caf\u{E9}")
    }
}
