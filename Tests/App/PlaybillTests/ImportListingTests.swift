import Testing

/// What `playbill import fastlane` writes, and what it leaves alone.
@Suite struct ImportListingTests {
    private let files = [
        "content/site.yml": "title: T\nbase_url: https://me.dev/\n",
        "app/fastlane/metadata/android/en-US/title.txt": "Lamp\n",
        "app/fastlane/metadata/android/en-US/short_description.txt": "Light.\n",
        "app/fastlane/metadata/android/ast/title.txt": "Llámpara\n",
        "app/fastlane/metadata/android/ast/changelogs/x.txt": "A\n",
        "app/fastlane/metadata/android/ast/stray.md": "?",
    ]

    @Test func `a listing becomes a product, whose kit and site are made`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(files)
        let outcome = try playbill("import", "fastlane", "app", "--product", "lamp")
        #expect(outcome.status == 0)
        #expect(
            outcome.messages == """
                content/products/lamp: 4 files written
                app/fastlane/metadata/android/ast/stray.md:1:1: warning: `supply` knows no such file; it is left out
                app: 5 files in 2 languages, 1 left out, 1 kept as they are; content/products/lamp/IMPORT.md names them

                """)
        #expect(try playbill("kit", "lamp").status == 0)
        for path in files.keys where path.hasPrefix("app/") && !path.hasSuffix(".md") {
            #expect(playbill.text("kit/lamp" + path.dropFirst("app".count)) == files[path], "\(path)")
        }
        #expect(try playbill("build").status == 0)
        #expect(!playbill.exists("public/products/lamp/IMPORT.md") && !playbill.exists("public/products/lamp/fastlane"))
    }

    @Test func `what a listing says at length is on the page of each language, and in README and press texts`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let root = "app/fastlane/metadata/android/"
        try playbill.write([
            "content/site.yml": "title: T\nbase_url: https://me.dev/\nlanguages: [en, de]\n",
            root + "en-US/title.txt": "Lamp — Light for Rooms\n",
            root + "en-US/short_description.txt":
                "For your bedrooms, kitchens, cellars, gardens, attics and all the others.\n",
            root + "en-US/full_description.txt": "Much light.\n\nFEATURES:\n• On\n• Off\n",
            root + "de-DE/title.txt": "Lampe\n", root + "de-DE/short_description.txt": "Licht für alle.\n",
            root + "de-DE/full_description.txt": "Viel Licht.\n",
        ])
        #expect(try playbill("import", "fastlane", "app", "--product", "lamp").status == 0)
        #expect(try playbill("build").status == 0)
        let (own, german) = (
            playbill.text("public/products/lamp/index.html"), playbill.text("public/de/products/lamp/index.html")
        )
        for part in [
            "Light for Rooms</h1>", ">For your bedrooms, kitchens, cellars, gardens, attics and all the others.</p>",
            "FEATURES", "<li>On</li>",
        ] { #expect(own?.contains(part) == true, "\(part)") }
        for part in ["<b>Lampe</b>", "Licht für alle.</h1>", "<p>Viel Licht.</p>"] {
            #expect(german?.contains(part) == true, "\(part)")
        }
        #expect(german?.contains("class=\"lede\"") == false)
        let kit = try playbill("kit", "lamp")
        #expect(kit.status == 0, "\(kit.messages)")
        #expect(playbill.text("kit/lamp/social/hackernews.txt") == "Show HN: Lamp – Light for Rooms")
        for path in ["README.md", "press/descriptions.md"] {
            #expect(playbill.text("kit/lamp/" + path)?.contains("Much light.\n") == true, "\(path)")
        }
    }

    @Test func `a second run leaves alone what says something else, unless it is forced`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(files)
        let words = ["import", "fastlane", "app", "--product", "lamp"]
        #expect(try playbill.run(words).status == 0)
        #expect(
            try playbill.run(words).messages.hasPrefix(
                "content/products/lamp: 0 files written, 4 unchanged, 0 left alone"))
        let path = "content/products/lamp/locales/ast.yml"
        let (made, mine) = (playbill.text(path), "title: Mine\n")
        try playbill.write([path: mine, "app/fastlane/metadata/android/oc/title.txt": "Lampa\n"])
        let second = try playbill.run(words)
        #expect(second.status == 0)
        #expect(second.messages.contains("\(path):1:1: warning: it says something else than the listing"))
        #expect(playbill.text(path) == mine)
        #expect(playbill.exists("content/products/lamp/locales/oc.yml"))
        #expect(try playbill.run(words + ["--force"]).status == 0)
        #expect(playbill.text(path) == made)
    }

    @Test(arguments: [
        (["app"], 64, "a store listing becomes a product"),
        (["app", "--product", "My App"], 64, "`My App` is no name of a folder"),
        (["app", "--product", "../x"], 64, "`../x` is no name of a folder"),
        (["nothing", "--product", "lamp"], 64, "`nothing` is no folder"),
        (["content", "--product", "lamp"], 1, "content: there are no texts of a store here"),
        (["app", "--product", "lamp", "--site", "app"], 64, "there is no site in app"),
        (
            ["app", "--product", "taken"], 73,
            "content/products/taken/product.yml is there already, and has no `store:`"
        ),
    ])
    func `what is wrong is said, and nothing is written`(words: [String], status: Int, message: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(files)
        try playbill.write(["content/products/taken/product.yml": "name: T\ntagline: t\nkind: app\n"])
        let outcome = try playbill.run(["import", "fastlane"] + words)
        #expect(Int(outcome.status) == status)
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
        #expect(!playbill.exists("content/products/lamp") && !playbill.exists("content/products/taken/locales"))
    }
}
