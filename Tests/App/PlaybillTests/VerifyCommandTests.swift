import Testing

@Suite struct VerifyCommandTests {
    /// A folder with a picture of 64 by 64 pixels.
    private func withPicture() throws -> Playbill {
        let playbill = try Playbill()
        let made = try playbill("render", "--position", "startpos", "-o", "shots/a.png", "--size", "64")
        #expect(made.status == 0, "\(made.messages)")
        return playbill
    }

    @Test func `a picture is told where it can go`() throws {
        let playbill = try withPicture()
        defer { playbill.remove() }
        let outcome = try playbill("verify", "shots/a.png")
        #expect(outcome.status == 0 && outcome.messages == "")
        #expect(outcome.output.hasPrefix("shots/a.png: PNG, 64x64, "), "\(outcome.output)")
        #expect(outcome.output.contains("itch-screenshot"))
    }

    @Test func `what a slot refuses is told with the rule, and is status 1`() throws {
        let playbill = try withPicture()
        defer { playbill.remove() }
        let outcome = try playbill("verify", "shots", "--for", "appstore-icon")
        #expect(outcome.status == 1)
        #expect(
            outcome.messages.contains("shots/a.png:1:1: error: size is 64x64, must be 1024x1024 (`appstore-icon`)\n"))
        #expect(outcome.messages.contains("rule of App Store icon: Apple, Human Interface Guidelines"))
        #expect(try playbill("verify", "shots/a.png", "--for", "itch").status == 0)
        #expect(try playbill("verify", "shots/a.png", "--for", "itch-screenshot", "--for", "play-icon").status == 1)
    }

    @Test func `a program reads the same as JSON`() throws {
        let playbill = try withPicture()
        defer { playbill.remove() }
        let outcome = try playbill("verify", "shots/a.png", "--for", "appstore-icon", "--format", "json")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains(#""property":"size","is":"64x64","must":"1024x1024","severity":"error""#))
        #expect(outcome.messages.contains(#""path":"shots/a.png""#))
    }

    @Test func `a file that cannot be read hides no other`() throws {
        let playbill = try withPicture()
        defer { playbill.remove() }
        try playbill.write(["b.png": "version https://git-lfs.github.com/spec/v1\n", "c.png": "hello"])
        let outcome = try playbill("verify", "nope.png", "b.png", "c.png", "shots/a.png")
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("cannot read nope.png") && outcome.messages.contains("git lfs pull"))
        #expect(outcome.messages.contains("c.png:1:1: error: it is no picture and no film that is known"))
        #expect(outcome.output.contains("shots/a.png: PNG"))
    }

    @Test(arguments: [
        (["a.png", "--for", "app-stor"], "did you mean `app-store`?"), ([], "`playbill verify` needs a file"),
        (["--slots", "steem"], "did you mean `steam`?"), (["--slots", "--for", "steam"], "`--for`"),
    ])
    func `a command line that means nothing is refused`(words: [String], message: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let outcome = try playbill.run(["verify"] + words)
        #expect(outcome.status == 64 && outcome.messages.contains(message), "\(outcome.messages)")
    }

    @Test func `a folder with more pictures than a store shows in a language is told, with count and limit`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let folder = "metadata/android/en-US/images/wearScreenshots"
        for number in 1...9 {
            let made = try playbill.run(
                ["render", "--position", "startpos", "-o", "\(folder)/\(number).png", "--size", "450"])
            #expect(made.status == 0, "\(made.messages)")
            let outcome = try playbill("verify", folder)
            #expect(outcome.status == (number > 8 ? 1 : 0), "\(number): \(outcome.messages)")
            let message =
                "\(folder):1:1: error: Google Play takes at most 8 files for Wear OS screenshots in a language"
            #expect(outcome.messages.contains(message + ", and here are 9 (`play-wear`)") == (number > 8))
        }
    }

    @Test func `the slots are listed, and one is told in full`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        #expect(try playbill("verify", "--slots").output.contains("  appstore-iphone-69 "))
        #expect(try playbill("verify", "--slots", "APP_IPHONE_67").output.contains("18 Pro Max, 17 Pro Max"))
    }
}
