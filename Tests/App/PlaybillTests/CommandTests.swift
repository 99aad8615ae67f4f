import Foundation
import Testing

@Suite struct CommandTests {
    @Test(arguments: [
        (["biuld"], "there is no command `biuld`", "did you mean `build`?"),
        (["build", "--darfts"], "`playbill build` has no option `--darfts`", "did you mean `--drafts`?"),
        (["build", "here"], "`here` has no place here", "options begin with `--`"),
        (["build", "--now", "soon"], "`--now` takes a date, not `soon`", "write 2026-11-20"),
        (["build", "--base-url", "me.dev"], "`--base-url` takes a whole address", "write it as https://"),
        (["build", "--output"], "`--output` needs a value", "write `--output DIR`"),
        (["build", "--format", "xml"], "there is no message format `xml`", "text and json"),
        (["markdown", "foo.md"], "`foo.md` has no place here", "write `playbill markdown < foo.md`"),
        (
            ["render", "--position", "startpos", "a.play"], "`a.play` is another one than the position",
            "leave out `a.play`"
        ),
        (
            ["import", "ghost", "."], "`playbill import` knows no `ghost`",
            "it knows jekyll, hugo, zola, hexo, mdbook, mkdocs, docusaurus, vitepress, vuepress, starlight, wordpress, tape, pgn, presskit, milou, fastlane"
        ),
        (["new"], "`playbill new` takes one folder", "write `playbill new mysite`"),
        (["liquid"], "`playbill liquid` takes one template", "name a file"),
        (["social", "length", "--network", "twiter"], "there is no network `twiter`", "the networks are"),
        (["serve", "--port", "99999"], "`--port` takes a whole number from 1 to 65535", ""),
    ])
    func `a wrong command line is told with a remedy, status 64`(words: [String], message: String, remedy: String)
        throws
    {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let outcome = try playbill.run(words)
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
        #expect(remedy.isEmpty || outcome.messages.contains(remedy), "\(outcome.messages)")
    }

    @Test(arguments: ["new", "build", "serve", "check", "markdown", "liquid", "social", "uai"])
    func `each command explains itself with an example`(name: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let outcome = try playbill("help", name)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("usage: playbill \(name)"))
        #expect(outcome.output.contains("example: "))
        #expect(try playbill(name, "--help").output == outcome.output)
    }

    @Test(arguments: [
        (["markdown"], "*hello*", "<p><em>hello</em></p>\n"),
        (["markdown", "--commonmark"], "~~x~~", "<p>~~x~~</p>\n"),
        (["liquid", "-"], "{{ 3 | plus: 4 }}", "7"),
        (["social", "length", "--network", "x"], "hello https://me.dev", "29 of 280\n"),
        (["markdown", "--batch"], "{\"markdown\":\"a\"}\nnonsense\n{}\n", "{\"html\":\"<p>a</p>\\n\"}\n"),
        (["liquid", "--batch"], "{\"template\":\"{{ a }}\",\"data\":{\"a\":2.0}}\n", "{\"result\":\"2.0\"}\n"),
    ])
    func `a filter turns its input into its output`(words: [String], input: String, output: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let outcome = try playbill.run(words, input: input)
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix(output), "\(outcome.output)")
        #expect(outcome.output.split(separator: "\n").count == max(1, input.split(separator: "\n").count))
    }

    @Test func `a filter's bad input is status 65 and writes nothing`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let outcome = try playbill("liquid", "-", input: "one\n{{ 'x' | shuot }}")
        #expect(outcome.status == 65)
        #expect(outcome.output == "")
        #expect(outcome.messages.hasPrefix("<stdin>:2:"), "\(outcome.messages)")
    }

    @Test func `the version is told`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        #expect(try playbill("--version").output.hasPrefix("playbill "))
    }
}
