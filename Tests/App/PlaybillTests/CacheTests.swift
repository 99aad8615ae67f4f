import Foundation
import Testing

/// Finished pictures in a place that several machines share.
@Suite struct CacheTests {
    private let site = [
        "content/site.yml": "title: T\nbase_url: https://me.dev/\n",
        "content/posts/2026-11-01-a.md": "---\ntitle: A\n---\nText.\n",
    ]

    private func names(_ folder: String, in playbill: Playbill) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: playbill.folder.appending(path: folder).path)) ?? [])
            .sorted()
    }

    @Test func `a folder keeps what is drawn, by digest, and damage in it is told and made good`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        #expect(try playbill("build", "--cache", "far", "-o", "one").status == 0)
        let kept = names("far/cas", in: playbill)
        #expect(kept.count > 1 && names("far/ac", in: playbill).count >= kept.count)
        let notes = try FileManager.default.attributesOfItem(
            atPath: playbill.folder.appending(path: "far/ac/\(names("far/ac", in: playbill)[0])").path)
        // Another machine, which draws nothing: what it has comes from there.
        try FileManager.default.removeItem(at: playbill.folder.appending(path: ".playbill-cache"))
        #expect(try playbill("build", "--cache", "far", "-o", "two", "--force").status == 0)
        let again = try FileManager.default.attributesOfItem(
            atPath: playbill.folder.appending(path: "far/ac/\(names("far/ac", in: playbill)[0])").path)
        #expect(notes[.modificationDate] as? Date == again[.modificationDate] as? Date)
        try FileManager.default.removeItem(at: playbill.folder.appending(path: ".playbill-cache"))
        for name in kept { try playbill.write(["far/cas/\(name)": "damaged"]) }
        let damaged = try playbill("build", "--cache", "far", "-o", "three", "--force")
        #expect(damaged.status == 0)
        #expect(damaged.messages.contains("holds a file that is not what its name says"), "\(damaged.messages)")
        let cards = try FileManager.default.subpathsOfDirectory(
            atPath: playbill.folder.appending(path: "one/cards").path
        ).filter { $0.hasSuffix(".png") }
        #expect(!cards.isEmpty)
        for name in cards {
            let one = try Data(contentsOf: playbill.folder.appending(path: "one/cards/\(name)"))
            #expect(try Data(contentsOf: playbill.folder.appending(path: "three/cards/\(name)")) == one)
        }
    }

    @Test func `a server that is not there costs a warning`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        let outcome = try playbill("build", "--cache", "http://127.0.0.1:9/")
        #expect(outcome.status == 0)
        #expect(
            outcome.messages.contains("the cache http://127.0.0.1:9 does not answer: nobody listens there"),
            "\(outcome.messages)")
        #expect(playbill.exists("public/index.html"))
    }
}
