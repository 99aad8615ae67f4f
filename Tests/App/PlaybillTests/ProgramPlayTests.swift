import Foundation
import Testing

/// Whether a tool is there.
private func has(_ tool: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
    }
}

/// The listings of the guide's page about programs, by their titles.
private func listings() throws -> [String: String] {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../content/guide/programs.md")
    let text = try String(contentsOf: page.standardized, encoding: .utf8)
    var found: [String: String] = [:]
    for match in text.matches(of: /```\w+ title="([\w.]+)"\n((?s:.*?))```/) { found[String(match.1)] = String(match.2) }
    return found
}

private let compiler = ["cc", "clang", "gcc"].first(where: has)

@Suite struct ProgramPlayTests {
    @Test(.enabled(if: has("python3"), "there is no python3 to run the guide's example"))
    func `the guide's game in Python is rehearsed, checked and performed without it`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let listings = try listings()
        let (program, play) = (try #require(listings["lights.py"]), try #require(listings["lights.play"]))
        #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count <= 41)
        try playbill.write(["a/lights.py": program, "a/lights.play": play])
        let early = try playbill("render", "a/lights.play", "-o", "x.png")
        #expect(early.messages.contains("a/lights.play:1:1: error: this play has not been rehearsed"))
        let rehearsed = try playbill("rehearse", "a/lights.play")
        #expect(rehearsed.status == 0, "\(rehearsed.messages)")
        #expect(playbill.text("a/lights.rehearsal")?.split(separator: "\n").count == 5)
        #expect(try playbill("rehearse", "--check", "a/lights.play").status == 0)

        // A program that has changed alters no picture, but the check tells of it.
        try playbill.write(["a/lights.py": program.replacing("lights are on", with: "lights burn")])
        #expect(try playbill("render", "a/lights.play", "-o", "x.txt").status == 0)
        #expect(playbill.text("x.txt") == "0 lights are on, after 3 taps.\n")
        let check = try playbill("rehearse", "--check", "a/lights.play")
        #expect(check.status == 1)
        #expect(
            check.messages.contains("a/lights.play:1:1: error: the programs say something else than a/lights.rehearsal")
        )
        #expect(check.messages.contains("- \"9 lights are on, after 0 taps.\"\n  + \"9 lights burn, after 0 taps.\""))
        for style in ["day", "dusk"] {
            #expect(try playbill("render", "a/lights.play", "--style", style, "-o", "\(style).png").status == 0)
        }
        let (day, dusk) = (playbill.data("day.png"), playbill.data("dusk.png"))
        #expect(day != dusk)
    }

    @Test(.enabled(if: compiler != nil, "there is no C compiler to build the guide's example"))
    func `the guide's lift in C is rehearsed and performed`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let listings = try listings()
        let (program, play) = (try #require(listings["lift.c"]), try #require(listings["lift.play"]))
        #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count <= 41)
        try playbill.write(["lift.c": program, "lift.play": play])
        let build = Process()
        build.executableURL = URL(filePath: "/usr/bin/env")
        build.arguments = [try #require(compiler), "-Wall", "-Werror", "-o", "lift", "lift.c"]
        build.currentDirectoryURL = playbill.folder
        try build.run()
        build.waitUntilExit()
        try #require(build.terminationStatus == 0)
        let rehearsed = try playbill("rehearse", "lift.play")
        #expect(rehearsed.status == 0, "\(rehearsed.messages)")
        #expect(try playbill("render", "lift.play", "-o", "x.txt").status == 0)
        #expect(playbill.text("x.txt") == "The lift is at floor 1.\n")

        // What the program has against a line stands at that line.
        try playbill.write(["lift.play": play.replacing("key down\n", with: "key down 3\n")])
        let refused = try playbill("rehearse", "lift.play")
        #expect(refused.messages.contains("lift.play:8:1: error: the program objects: the lift stays where it is"))
        #expect(refused.messages.contains("write `key up` or `key down`"))
    }

    @Test(arguments: [
        (#"<!DOCTYPE svg [<!ENTITY a 'b'>]><svg xmlns='http://www.w3.org/2000/svg'/>"#, "it declares an entity"),
        ("<svg xmlns='http://www.w3.org/2000/svg' width='99999' height='99999'/>", "99999"),
        ("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>", "the program's picture: the SVG"),
    ])
    func `a picture beyond the limits of art is told at the play's line`(svg: String, message: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "answer.json": "{\"svg\":\"\(svg)\"}\n",
            "a.play": "program \"read -r l; cat answer.json; sleep 100\"\nwait 1s\n",
        ])
        let outcome = try playbill("rehearse", "a.play")
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("a.play:1:1: error: the program's picture: "))
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
    }

    @Test func `a picture is read below the play's folder and the program's home alone`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'><rect width='9' height='9'/></svg>"
        let home = "printf '%s' \\\"<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/>\\\" > $HOME/s.svg"
        try playbill.write([
            "a/scene.svg": svg, "secret.svg": svg,
            "a/in.play": "program \"read -r l; echo '{\\\"file\\\":\\\"scene.svg\\\"}'; cat > $HOME/x\"\nwait 1s\n",
            "a/home.play":
                "program \"read -r l; \(home); echo {\\\\\\\"file\\\\\\\":\\\\\\\"$HOME/s.svg\\\\\\\"}; cat > $HOME/x\"\nwait 1s\n",
            "a/out.play":
                "program \"read -r l; echo '{\\\"file\\\":\\\"../secret.svg\\\"}'; cat > $HOME/x\"\nwait 1s\n",
        ])
        for play in ["a/in.play", "a/home.play"] {
            let outcome = try playbill("rehearse", play)
            #expect(outcome.status == 0, "\(outcome.messages)")
        }
        let outcome = try playbill("rehearse", "a/out.play")
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("a/out.play:1:1: error: the program's picture: "), "\(outcome.messages)")
    }

    @Test func `the vocabulary of programs is in the help of plays`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let help = try playbill("help", "plays").output
        #expect(help.contains("settings of `program \"./game --stage\"`:"))
        #expect(help.contains("  send {JSON}"))
    }
}
