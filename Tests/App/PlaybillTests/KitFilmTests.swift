import Foundation
import Testing

private let play = "game nanashi\nsize 256x256\nfps 10\ncaption \"Hop\"\nmove g2\nmark poster\nwait 0.2s\n"
/// Nearly as long as a preview has to be, at the lowest rate that one is made at.
private let longPlay = play.replacing("fps 10", with: "fps 23") + "wait 12s\n"

private func manifest(_ more: String) -> String {
    "name: Lamp\ntagline: It shines.\nkind: game\nplatforms: [{name: iPad}]\n" + more
}

@Suite struct KitFilmTests {
    private func kit(_ files: [String: String]) throws -> (Playbill, Playbill.Outcome) {
        let playbill = try Playbill()
        try playbill.write(
            ["content/site.yml": "title: T\nbase_url: https://t.dev/\n"].merging(files) { $1 })
        return (playbill, try playbill("kit", "lamp"))
    }

    /// A preview takes seconds to make, so that one kit is looked at for all of it.
    @Test func `a kit has a preview in each language with captions, and a film for networks`() throws {
        let folder = "content/products/lamp/"
        let (playbill, outcome) = try kit([
            folder + "product.yml": manifest("plays: {trailer: trailer.play}\nstore: {subtitle: S, description: D}\n"),
            folder + "trailer.play": longPlay,
            folder + "locales/de.yml": "fallback: true\ncaptions: {trailer: [Hüpf]}\n",
            folder + "locales/fr.yml": "fallback: true\n",
        ])
        defer { playbill.remove() }
        #expect(outcome.status == 0, "\(outcome.messages)")
        let previews = "kit/lamp/fastlane/app-previews/"
        let name = "/01-IPAD_PRO_3GEN_129.mp4"
        let preview = previews + "en-US" + name
        #expect(try playbill.data(preview) != playbill.data(previews + "de-DE" + name))
        // Others see the one of the product's own language.
        #expect(!playbill.exists(previews + "fr-FR"))
        let lacking = "untranslated: App preview, iPad 13\" in "
        #expect(outcome.messages.contains(lacking + "fr-FR\n"), "\(outcome.messages)")
        let verified = try playbill("verify", preview, "--for", "appstore-ipad-13-preview")
        #expect(verified.status == 0, "\(verified.output) \(verified.messages)")
        #expect(playbill.exists("kit/lamp/store/preview-IPAD_PRO_3GEN_129.png"))
        for slot in ["x-film", "mastodon-film", "bluesky-film", "threads-film", "instagram-reel", "linkedin-film"] {
            #expect(try playbill("verify", "kit/lamp/films/trailer.mp4", "--for", slot).status == 0, "\(slot)")
        }
        #expect(playbill.text("kit/lamp/films/trailer.vtt")?.hasPrefix("WEBVTT\n\n00:00:00.") == true)
        #expect(playbill.text("kit/lamp/index.html")?.contains("<video controls") == true)
    }

    @Test func `a film of one's own is cut, fitted and shown everywhere`() throws {
        let folder = "content/products/lamp/"
        let (playbill, outcome) = try kit([folder + "product.yml": manifest(""), folder + "a.play": play])
        defer { playbill.remove() }
        #expect(outcome.status == 0, "\(outcome.messages)")
        let made = try playbill.run(
            ["render", folder + "a.play", "-o", folder + "films/mine.mp4", "--size", "320x240", "--sound", "taps"]
                + ["--for", "linkedin-film"])
        #expect(made.status == 0, "\(made.messages)")
        let short = try playbill("kit", "lamp")
        #expect(short.status == 0 && short.messages.contains("left out: App preview, iPad 13"), "\(short.messages)")
        #expect(playbill.exists("kit/lamp/films/mine.mp4"))
        #expect(playbill.exists("kit/lamp/preview.gif"))
        #expect(playbill.text("kit/lamp/README.md")?.contains("src=\"preview.gif\"") == true)
        try playbill.write([
            folder + "product.yml": manifest(
                "film: {src: films/mine.mp4, from: 0.5s, fit: whole, captions: films/mine.vtt, sound: silent}\n"),
            folder + "films/mine.vtt": "WEBVTT\n\n00:00.000 --> 00:01.000\nIt <b>shines</b>\n",
        ])
        let captioned = try playbill("kit", "lamp")
        #expect(captioned.status == 0, "\(captioned.messages)")
        #expect(playbill.text("kit/lamp/films/mine.vtt") == "WEBVTT\n\n00:00:00.000 --> 00:00:00.500\nIt shines\n")
        let verified = try playbill("verify", "kit/lamp/films/mine.mp4", "--for", "x-film")
        #expect(verified.status == 0 && verified.output.contains("320x240"), "\(verified.output)")
    }

    @Test func `a film of one's own has a poster on its page, which leads the front page`() throws {
        let folder = "content/products/lamp/"
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "content/site.yml": "title: T\nbase_url: https://t.dev/\n", folder + "a.play": play,
            folder + "product.yml": manifest("film: {src: films/mine.mp4, from: 0.5s, poster: 0.2s}\n"),
        ])
        let made = try playbill.run(["render", folder + "a.play", "-o", folder + "films/mine.mp4", "--size", "320x240"])
        #expect(made.status == 0, "\(made.messages)")
        func page(_ name: String = "products/lamp/") throws -> String {
            let built = try playbill("build")
            #expect(built.status == 0 && !built.messages.contains("warning"), "\(built.messages)")
            return try #require(playbill.text("public/\(name)index.html"))
        }
        let drawn = try page()
        let poster = try #require(drawn.firstMatch(of: /poster="(\/products\/lamp\/pictures\/mine\.\w+\.jpg)"/)).1
        #expect(playbill.exists("public" + poster))
        #expect(drawn.contains("<source src=\"/products/lamp/films/mine.mp4#t=0.5\" type=\"video/mp4\">"))
        let hero = "<img class=\"stage\" src=\"\(poster)\" width=\"320\" height=\"240\" alt=\"It shines.\">"
        #expect(drawn.contains(hero))
        #expect(try page("").contains(hero))
        // A picture beside the film stands for it where no moment is named.
        try playbill.write([
            folder + "product.yml": manifest("film: {src: films/mine.mp4}\n"), folder + "films/mine.jpg": "picture",
        ])
        #expect(try page().contains("poster=\"/products/lamp/films/mine.jpg\""))
        // The manifest's picture leads the page, and the film keeps its own poster.
        try playbill.write([
            folder + "product.yml": manifest(
                "picture: {src: /assets/a.svg, alt: A lamp}\nfilm: {src: films/mine.mp4}\n"),
            "content/assets/a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"/>",
        ])
        let named = try page()
        #expect(named.contains("<img class=\"stage\" src=\"/assets/a.svg\" alt=\"A lamp\">"))
        #expect(named.contains("poster=\"/products/lamp/films/mine.jpg\""))
    }

    @Test func `a play that is far too short has no preview, and the kit says what would help`() throws {
        let folder = "content/products/lamp/"
        let (playbill, outcome) = try kit([
            folder + "product.yml": manifest("plays: {trailer: plays/trailer.play}\n"),
            folder + "plays/trailer.play": play,
        ])
        defer { playbill.remove() }
        #expect(outcome.status == 0 && !outcome.messages.contains("the film for appstore"), "\(outcome.messages)")
        #expect(!playbill.exists("kit/lamp/fastlane/app-previews"))
        #expect(outcome.messages.contains("left out: App preview, iPad 13\" (the play `trailer` lasts "))
        #expect(outcome.messages.contains("and 15s are the least: add lines or pauses of "))
        #expect(playbill.exists("kit/lamp/films/trailer.mp4"))
        #expect(playbill.text("kit/lamp/index.html")?.contains("Left out") == true)
    }

    @Test func `a product that goes to networks alone has a film for those, and no preview`() throws {
        let folder = "content/products/lamp/"
        let (playbill, outcome) = try kit([
            folder + "product.yml": manifest("plays: {trailer: trailer.play}\nplaces: [mastodon, github]\n"),
            folder + "trailer.play": play,
        ])
        defer { playbill.remove() }
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(!playbill.exists("kit/lamp/fastlane") && playbill.exists("kit/lamp/films/trailer.mp4"))
    }

    @Test func `captions of a language that the play has not are told at their line`() throws {
        let folder = "content/products/lamp/"
        let (playbill, wrong) = try kit([
            folder + "product.yml": manifest("plays: {trailer: trailer.play}\nstore: {subtitle: S, description: D}\n"),
            folder + "trailer.play": play,
            folder + "locales/de.yml": "fallback: true\ncaptions: {trailer: [Hüpf, Hopp]}\n",
        ])
        defer { playbill.remove() }
        #expect(wrong.status == 1)
        #expect(
            wrong.messages.contains("de.yml:2:28: error: here are 2 captions, and the play `trailer` has 1"),
            "\(wrong.messages)")
        try playbill.write([folder + "trailer.play": play + "card \"End\"\nwait 1s\n"])
        let both = try playbill("kit", "lamp").messages
        #expect(!both.contains("here are 2 captions"), "a card may be among them: \(both)")
        try playbill.write([folder + "locales/de.yml": "fallback: true\ncaptions: {trailer: [Hüpf, Hopp, Hepp]}\n"])
        #expect(
            try playbill("kit", "lamp").messages.contains(
                "here are 3 captions, and the play `trailer` has 1, or 2 with its cards"))
        try playbill.write([folder + "locales/de.yml": "fallback: true\ncaptions: {trailr: [Hüpf]}\n"])
        #expect(try playbill("check").messages.contains("did you mean `trailer`?"))
    }

    @Test(arguments: [
        ("film: {src: films/no.mp4}", "there is no file `films/no.mp4`"),
        ("film: {src: films/text.mp4}", "`films/text.mp4` is no film that can be read"),
        ("film: {src: films/text.mp4, fit: wide}", "`wide`"),
        ("film: {source: films/text.mp4}", "there is no field `source`"),
    ])
    func `what is wrong with a film is told at its line`(field: String, message: String) throws {
        let (playbill, outcome) = try kit([
            "content/products/lamp/product.yml": manifest(field + "\n"),
            "content/products/lamp/films/text.mp4": "no film",
        ])
        defer { playbill.remove() }
        #expect(outcome.messages.contains("product.yml:5:"), "\(outcome.messages)")
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
        #expect(outcome.status == 1)
        for command in ["build", "check"] {
            let told = try playbill.run([command])
            #expect(told.status == 1 && told.messages.contains(message), "\(command): \(told.messages)")
        }
    }
}
