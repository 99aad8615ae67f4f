import Foundation
import Testing

private let site = [
    "content/site.yml": "title: T\nbase_url: https://me.dev/\nmarkdown: {diagrams: true}\n",
    "content/pages/a.md": "Text.\n\n```dot alt=\"A to B\"\ndigraph { a -> b }\n```\n",
]

/// A folder in which a program `dot` is this script.
private func program(_ script: String, in playbill: Playbill) throws -> [String: String] {
    try playbill.write(["bin/dot": "#!/bin/sh\n\(script)\n"])
    let folder = playbill.folder.appending(path: "bin")
    try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "dot").path)
    return ["PATH": folder.path + ":/usr/bin:/bin"]
}

@Suite struct DiagramTests {
    @Test func `a diagram is what dot has drawn, and is kept`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        let drawn = try playbill(
            "build",
            environment: program(
                "cat > asked; echo '<?xml version=\"1.0\"?><svg width=\"62pt\" height=\"116pt\" viewBox=\"0 0 62 116\" "
                    + "xmlns=\"http://www.w3.org/2000/svg\"><g id=\"graph0\"><text>a</text></g></svg>'", in: playbill))
        #expect(drawn.status == 0, "\(drawn.messages)")
        #expect(playbill.text("asked") == "digraph { a -> b }\n")
        let page = playbill.text("public/a/index.html") ?? ""
        #expect(page.contains("role=\"img\"") && page.contains("A to B") && page.contains(">a</text>"), "\(page)")
        #expect(try playbill("build", environment: ["PATH": "/nowhere"]).status == 0)
    }

    @Test func `without dot the fence is told with what to install`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        let outcome = try playbill("build", environment: ["PATH": "/nowhere"])
        #expect(outcome.status != 0)
        #expect(outcome.messages.contains("a.md:3:1: error: `dot` is not installed, so this diagram cannot be drawn"))
        #expect(outcome.messages.contains("install Debian's package graphviz"))
    }

    @Test func `what dot refuses is told at its line, and so is one that never ends`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        let refused = try playbill(
            "build",
            environment: program("echo 'Error: <stdin>: syntax error in line 1 near x' >&2; exit 1", in: playbill))
        #expect(refused.messages.contains("a.md:4:1: error: `dot` refuses this: syntax error in line 1 near x"))
        let silent = try playbill("build", environment: program("exit 0", in: playbill))
        #expect(silent.messages.contains("Graphviz has drawn nothing"))
    }
}
