import Dates
import Diagnostics
import Site
import Synchronization
import Testing

@testable import Outlinks

/// Asks a small server for some of its paths, without waiting between tries.
private struct Asked {
    var verdicts: [String: Verdict]
    var questions: [String]
    var pauses: [Int]
    var outcome: OutlinkCheck.Outcome

    init(
        _ paths: [String], _ answers: [String: [String]], record: OutlinkRecord = OutlinkRecord(), now: Int = 1_000_000,
        rules change: (inout ExternalCheck) -> Void = { _ in }
    ) throws {
        let server = SmallServer(answers)
        defer { server.stop() }
        var rules = ExternalCheck()
        rules.timeout = ISODuration(milliseconds: 5_000)
        change(&rules)
        let waited = Mutex<[Int]>([])
        var client = try WebClient.live(agent: "test")
        client.pause = { pause in waited.withLock { $0.append(pause.milliseconds) } }
        rules.allow = rules.allow.map { $0.replacing("HOST", with: server.address("")) }
        outcome = OutlinkCheck(rules: rules, client: client, now: now).outcome(
            of: paths.map { $0.hasPrefix("/") ? server.address($0) : $0 },
            record: OutlinkRecord(record.text.replacing("HOST", with: server.address(""))))
        let host = server.address("")
        verdicts = Dictionary(
            uniqueKeysWithValues: outcome.verdicts.map { address, verdict in
                guard case .moved(let new) = verdict else { return (address.replacing(host, with: ""), verdict) }
                return (address.replacing(host, with: ""), .moved(to: new.replacing(host, with: "")))
            })
        questions = server.questions
        pauses = waited.withLock { $0 }
    }
}

@Suite struct OutlinkCheckTests {
    @Test(arguments: [
        (["200"], Verdict.fine, ["HEAD /a"]),
        (["404"], .broken(.status(404)), ["HEAD /a", "GET /a"]),
        (["405", "200"], .fine, ["HEAD /a", "GET /a"]),
        (["403"], .closed(status: 403), ["HEAD /a", "GET /a"]),
        (["410"], .broken(.status(410)), ["HEAD /a", "GET /a"]),
    ])
    func `an address is asked for by HEAD, and by GET where that says no`(
        answers: [String], verdict: Verdict, questions: [String]
    ) throws {
        let asked = try Asked(["/a"], ["/a": answers])
        #expect(asked.verdicts == ["/a": verdict])
        #expect(asked.questions == questions)
    }

    @Test func `an answer that may pass is asked for again, each pause twice the one before`() throws {
        let asked = try Asked(["/a"], ["/a": ["503", "503", "503", "503", "503", "200"]]) { $0.retries = 3 }
        #expect(asked.verdicts == ["/a": .fine])
        #expect(asked.pauses == [1_000, 2_000])
    }

    @Test func `after so many tries it is an error`() throws {
        let asked = try Asked(["/a"], ["/a": ["500"]])
        #expect(asked.verdicts == ["/a": .broken(.status(500))])
        #expect(asked.pauses == [1_000, 2_000])
    }

    @Test func `a server that names a pause gets it`() throws {
        let asked = try Asked(["/a"], ["/a": ["429 retry 7", "200"]])
        #expect(asked.verdicts == ["/a": .fine])
        #expect(asked.pauses == [7_000])
    }

    @Test func `a server that wants an hour of peace is left alone`() throws {
        let asked = try Asked(["/a"], ["/a": ["429 retry 3600"]])
        #expect(asked.verdicts == ["/a": .closed(status: 429)])
        #expect(asked.questions == ["HEAD /a"])
        #expect(asked.pauses == [])
    }

    @Test func `silence is a reason of its own`() throws {
        let asked = try Asked(["/a"], ["/a": ["silence"]]) { rules in
            rules.timeout = ISODuration(milliseconds: 50)
            rules.retries = 0
        }
        #expect(asked.verdicts == ["/a": .broken(.silence(.timeout))])
        #expect(asked.questions == ["HEAD /a", "GET /a"])
    }

    @Test func `a port where nobody listens is no connection`() throws {
        let asked = try Asked(["http://127.0.0.1:1/"], [:]) { $0.retries = 0 }
        #expect(asked.verdicts == ["http://127.0.0.1:1/": .broken(.silence(.noConnection))])
    }

    @Test(arguments: [
        (["/a": ["301 /b"], "/b": ["200"]], Verdict.moved(to: "/b")),
        (["/a": ["308 /b"], "/b": ["301 /c"], "/c": ["200"]], .moved(to: "/c")),
        (["/a": ["302 /b"], "/b": ["200"]], .fine),
        (["/a": ["301 /b"], "/b": ["302 /c"], "/c": ["200"]], .moved(to: "/b")),
        (["/a": ["302 /b"], "/b": ["301 /c"], "/c": ["200"]], .fine),
        (["/a": ["301 /b"], "/b": ["404"]], .broken(.status(404))),
        (["/a": ["301 /b"], "/b": ["302 /a"]], .broken(.circle)),
    ])
    func `redirections are followed, and those for good are told`(
        answers: [String: [String]], verdict: Verdict
    ) throws { #expect(try Asked(["/a"], answers).verdicts == ["/a": verdict]) }

    @Test func `fragments and letters of other scripts do not make another question`() throws {
        let asked = try Asked(["/é#one", "/é#two"], ["/%C3%A9": ["200"]])
        #expect(asked.verdicts == ["/é#one": .fine, "/é#two": .fine])
        #expect(asked.questions == ["HEAD /%C3%A9"])
    }

    @Test func `what the site allows, and names kept for examples, are never asked for`() throws {
        let asked = try Asked(
            ["/a", "/b/c", "/b/d", "https://me.example/", "https://other.invalid:80/"], ["/b/d": ["200"]]
        ) { $0.allow = ["HOST/a", "*/c"] }
        #expect(asked.verdicts == ["/b/d": .fine])
        #expect(asked.outcome.allowed == 4)
    }

    @Test func `a good answer counts for its time, a bad one is asked for again`() throws {
        let record = OutlinkRecord("999000\tHOST/a\n999000\tHOST/b\t/c\n5\tHOST/old\n")
        let asked = try Asked(["/a", "/b", "/old", "/bad"], ["/old": ["200"]], record: record)
        #expect(asked.verdicts == ["/a": .fine, "/b": .moved(to: "/c"), "/old": .fine, "/bad": .broken(.status(404))])
        #expect(asked.questions.sorted() == ["GET /bad", "HEAD /bad", "HEAD /old"])
        #expect(asked.outcome.record.text.split(separator: "\n").count == 3)
        #expect(asked.outcome.record.text.contains("1000000\t"))
    }

    @Test func `a hundred addresses on many threads all get their answers`() throws {
        let paths = (0..<100).map { "/\($0)" }
        let asked = try Asked(paths, Dictionary(uniqueKeysWithValues: paths.map { ($0, ["200"]) }))
        #expect(asked.verdicts.count == 100)
        #expect(asked.verdicts.values.allSatisfy { $0 == .fine })
        #expect(asked.questions.count == 100)
    }

    @Test(arguments: [
        ("https://a.dev/", "https://a.dev/x", true), ("https://a.dev/", "https://b.dev/", false),
        ("*.pdf", "https://a.dev/x.pdf", true), ("*.pdf", "https://a.dev/x.pdfs", false),
        ("https://*.a.dev/*/edit", "https://w.a.dev/page/edit", true),
        ("https://*.a.dev/*/edit", "https://a.dev/page/edit", false), ("*", "anything", true),
    ])
    func `a pattern stands for addresses`(pattern: String, address: String, matches: Bool) {
        #expect(AddressPattern(pattern).matches(address) == matches)
    }

    @Test func `messages tell what to do`() {
        let moved = Verdict.moved(to: "https://new.dev/").message(
            about: "https://old.dev/#part", at: nil, trail: [], rules: ExternalCheck())
        #expect(moved?.severity == .warning)
        #expect(moved?.remedy == "write `https://new.dev/#part`")
        let broken = Verdict.broken(.status(404)).message(
            about: "https://a.dev/", at: nil, trail: [], rules: ExternalCheck())
        #expect(broken?.message == "`https://a.dev/` leads nowhere: the server answers 404 (not found)")
        #expect(Verdict.fine.message(about: "x", at: nil, trail: [], rules: ExternalCheck()) == nil)
    }
}
