import Foundation
import Testing

/// The jobs that `playbill plan` writes.
@Suite struct PlanTests {
    private let site = [
        "content/site.yml": "title: T\nbase_url: https://me.dev/\n",
        "content/posts/2026-11-01-a.md": "---\ntitle: A\n---\nText.\n",
        "content/posts/2026-11-02-b b.md": "---\ntitle: B\n---\nText.\n",
    ]

    private struct Plan: Decodable {
        struct Job: Decodable {
            struct Input: Decodable {
                var path: String
                var sha256: String?
            }
            var id: String
            var name: String
            var command: [String]
            var inputs: [Input]
            var outputs: [String]
            var needs: [String]
        }
        var format: String
        var version: Int
        var jobs: [Job]
    }

    private func plan(_ playbill: Playbill, _ words: String...) throws -> Plan {
        let outcome = try playbill.run(["plan", "build", "--as", "json"] + words)
        #expect(outcome.status == 0, "\(outcome.messages)")
        return try JSONDecoder().decode(Plan.self, from: Data(outcome.output.utf8))
    }

    @Test func `jobs are told apart by what they read and do, and by nothing else`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        let one = try plan(playbill, "--shards", "3")
        #expect(one.format == "playbill-plan" && one.version == 1)
        #expect(one.jobs.map(\.name) == ["build-1-of-3", "build-2-of-3", "build-3-of-3", "build-joined"])
        #expect(Set(one.jobs.map(\.id)).count == 4)
        #expect(one.jobs[3].needs == one.jobs[..<3].map(\.id))
        #expect(
            one.jobs[0].inputs.map(\.path) == site.keys.sorted()
                && one.jobs[0].inputs.allSatisfy { $0.sha256?.count == 64 })
        #expect(try plan(playbill, "--shards", "3").jobs.map(\.id) == one.jobs.map(\.id))
        #expect(try plan(playbill, "--shards", "3", "--drafts").jobs[0].id != one.jobs[0].id)
        try playbill.write(["content/posts/2026-11-01-a.md": "---\ntitle: A\n---\nOther.\n"])
        #expect(try plan(playbill, "--shards", "3").jobs[0].id != one.jobs[0].id)
    }

    @Test(arguments: ["make", "ninja"])
    func `what is written for others runs, and runs again alone what was killed`(form: String) throws {
        let tool = "/usr/bin/\(form)"
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        let path = Playbill.executable.deletingLastPathComponent().path + ":/usr/bin:/bin"
        let plan = try playbill("plan", "build", "--shards", "3", "--as", form, "--now", "2026-11-21")
        let file = form == "make" ? "Makefile" : "build.ninja"
        try playbill.write([file: plan.output])
        func run() throws -> String {
            let outcome = try playbill.run(["-j2"], environment: ["PATH": path], program: URL(filePath: tool))
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.messages)")
            return outcome.output
        }
        _ = try run()
        #expect(try playbill("build", "-o", "whole", "--now", "2026-11-21").status == 0)
        let same = Process()
        same.executableURL = URL(filePath: "/usr/bin/diff")
        same.arguments = [
            "-r", playbill.folder.appending(path: "whole").path, playbill.folder.appending(path: "public").path,
        ]
        try same.run()
        same.waitUntilExit()
        #expect(same.terminationStatus == 0)
        #expect(!(try run()).contains("build-2-of-3"))
        try FileManager.default.removeItem(at: playbill.folder.appending(path: "shares/build-2-of-3"))
        let again = try run()
        #expect(
            again.contains("build-2-of-3") && !again.contains("--shard 1/3") && !again.contains("--shard 3/3"),
            "\(again)")
    }

    @Test func `a workflow has a job a share`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        let outcome = try playbill("plan", "kit", "--shards", "2", "--as", "actions")
        #expect(outcome.output.contains("share: [1, 2]"))
        #expect(
            outcome.output.contains("run: playbill kit --shard \"${{ matrix.share }}/2\" -o share\n"),
            "\(outcome.output)")
        #expect(outcome.output.contains("run: playbill join shares/*/ -o kit\n"), "\(outcome.output)")
        // The action is in nobody's repository but Playbill's, so it is fetched first.
        let fetched =
            "path: .action\n      - name: Fetch Playbill\n        uses: ./.action/.github/actions/playbill\n        with:\n"
        #expect(outcome.output.components(separatedBy: fetched).count == 3, "\(outcome.output)")
    }

    @Test(arguments: [
        ["plan"], ["plan", "site", "--as", "json"], ["plan", "build"], ["plan", "build", "--as", "jsn"],
    ])
    func `what cannot be planned is wrong usage`(words: [String]) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        #expect(try playbill.run(words).status == 64)
    }
}
