import Foundation
import Testing

/// The pages of the help, the manual page and the completions, against what the commands themselves say.
@Suite struct HelpPageTests {
    /// A command by the words that call it, and its options as its help lists them.
    private struct Listed {
        var name: String
        var options: [String]
    }

    /// All commands that do something, found as a reader finds them: in the overview, and in the help of each.
    private static func listed(_ playbill: Playbill) throws -> [Listed] {
        let overview = try playbill("help").output.components(separatedBy: "\n\n")
        let names = try #require(overview.dropFirst(2).first).split(separator: "\n").map { word(of: $0) }
        return try names.flatMap { name in
            let help = try playbill("help", name).output
            guard help.contains("playbill \(name) ACT") else { return [Listed(name: name, options: options(help))] }
            let acts = help.split(separator: "\n").filter { $0.hasPrefix("  \(name) ") }
                .map { String($0.split(separator: " ")[1]) }
            return try acts.map { act in
                Listed(name: "\(name) \(act)", options: options(try playbill("help", name, act).output))
            }
        }
    }

    private static func word(of line: Substring) -> String { line.split(separator: " ").first.map(String.init) ?? "" }

    private static func options(_ help: String) -> [String] {
        help.split(separator: "\n").filter { $0.hasPrefix("  --") }.map { String(word(of: $0).dropFirst(2)) }
    }

    @Test func `the manual page has every command and every option of it`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let manual = try playbill("help", "man").output
        let parts = manual.components(separatedBy: "\n.Ss playbill ").dropFirst()
        let known = try HelpPageTests.listed(playbill)
        #expect(known.count > 25)
        for command in known {
            let part = try #require(parts.first { $0.hasPrefix(command.name + "\n") }, "\(command.name)")
            for option in command.options {
                let found = part.split(separator: "\n").contains { line in
                    line.hasPrefix(".It Fl Fl ") && line.split(separator: " ")[3] == option
                }
                #expect(found, "\(command.name) --\(option)")
            }
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `completions know every option of every command`(shell: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let text = try playbill("help", "completions", shell).output
        for command in try HelpPageTests.listed(playbill) {
            let part: String
            switch shell {
            case "bash":
                let line = text.split(separator: "\n").first { $0.contains("'\(command.name)') options='") }
                part = line.map { $0.replacing("'", with: " ") + " " } ?? ""
            case "zsh":
                let parts = text.components(separatedBy: "'\(command.name)') _arguments ")
                part =
                    parts.last?.components(separatedBy: " ;;").first.map {
                        $0.replacing("[", with: " ").replacing("=", with: " ").replacing("'", with: " ")
                            .replacing("*", with: " ")
                    } ?? ""
            default:
                let condition = command.name.split(separator: " ").map { "__fish_seen_subcommand_from \($0)" }
                    .joined(separator: "; and ")
                part = text.split(separator: "\n").filter { $0.contains("-n '\(condition)' -l ") }
                    .map { $0.replacing(" -l ", with: " --") }.joined(separator: "\n")
            }
            for option in command.options {
                #expect(part.contains(" --\(option) "), "\(shell): \(command.name) --\(option)")
            }
        }
    }

    @Test(arguments: ["bash", "zsh"])
    func `completions are what their shell can read`(shell: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let text = try playbill("help", "completions", shell).output
        try playbill.write(["completions": text])
        let outcome = try playbill.run(["-n", "completions"], program: URL(filePath: "/usr/bin/\(shell)"))
        #expect(outcome.status == 0, "\(outcome.messages)")
    }

    @Test(arguments: [
        ("build --dr", "--drafts"), ("release sch", "schedule"), ("build --format j", "json"),
        ("help front", "front-matter"),
        ("bui", "build"), ("import fast", "fastlane"), ("release plan --form", "--format"), ("list dra", "drafts"),
    ])
    func `bash completes what has been begun`(typed: String, completed: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["completions": try playbill("help", "completions", "bash").output])
        let script = """
            source ./completions; COMP_WORDS=(playbill \(typed)); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
            _playbill; printf '%s\\n' "${COMPREPLY[@]}"
            """
        let outcome = try playbill.run(["-c", script], program: URL(filePath: "/bin/bash"))
        #expect(outcome.output.split(separator: "\n").map(String.init) == [completed], "\(outcome.messages)")
    }

    @Test(arguments: [
        (["help", "completions"], "write `playbill help completions bash`"),
        (["help", "completions", "tcsh"], "the shells are bash, zsh, fish"),
        (["help", "formats", "gif"], "write `playbill help formats`"),
        (["help", "plays", "x"], "write `playbill help plays --grammar`"),
        (["help", "manifst"], "did you mean `manifest`?"),
    ])
    func `a page that is asked for wrongly is told with a remedy`(words: [String], remedy: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let outcome = try playbill.run(words)
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(outcome.messages.contains(remedy), "\(outcome.messages)")
    }

    @Test func `each page of the list can be read`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let parts = try playbill("help").output.components(separatedBy: "\n\n")
        let pages = try #require(parts.last).split(separator: "\n").map { HelpPageTests.word(of: $0) }
        #expect(pages.contains("licences"))
        for page in pages where page != "completions" {
            let outcome = try playbill("help", page)
            #expect(outcome.status == 0)
            #expect(outcome.output.split(separator: "\n").count > 5, "\(page)")
        }
    }

    /// What the schemas for editors offer is what the readers read; the page must not lack any of it.
    @Test(arguments: [("manifest", "product"), ("site", "site")])
    func `the page of a kind of file has every field of its schema`(page: String, schema: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        #expect(try playbill("new", "here").status == 0)
        let text = try #require(playbill.text("here/.schemas/\(schema).schema.json"))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let fields = try #require(object["properties"] as? [String: Any]).keys
        let lines = try playbill("help", page).output.split(separator: "\n")
        for field in fields {
            #expect(lines.contains { $0.hasPrefix("  \(field): ") }, "\(page): \(field)")
        }
    }

    @Test func `the endings of the formats' page are those that render takes`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let page = try playbill("help", "formats").output.components(separatedBy: "\n\n")[1]
        let endings = page.split(separator: "\n").dropFirst().map { HelpPageTests.word(of: $0) }
        try playbill.write(["a.play": "game nanashi\n"])
        let message = try playbill("render", "a.play", "-o", "a.bmp").messages
        #expect(message.contains("known are \(endings.joined(separator: ", "))"), "\(message)")
    }

    @Test func `the manual page is of the day of its version`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let version = try playbill("--version").output.split(separator: " ")[1].dropLast()
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let changelog = try String(contentsOf: root.appending(path: "CHANGELOG.md"), encoding: .utf8)
        let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## [\(version)] - ") })
        let day = heading.suffix(10).split(separator: "-").compactMap { Int($0) }
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        let manual = try playbill("help", "man").output
        #expect(manual.hasPrefix(".Dd \(months[day[1] - 1]) \(day[2]), \(day[0])\n"), "\(manual.prefix(40))")
    }
}
