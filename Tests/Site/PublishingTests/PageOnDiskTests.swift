import Dates
import Files
import Foundation
import Site
import Testing

@testable import Publishing

/// Pages whose texts stay on the disk until they are rendered.
@Suite final class PageOnDiskTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "playbill-\(UUID().uuidString)").path
    private let files = plainTheme.merging([
        "content/site.yml": plainSite,
        "content/posts/2026-11-01-a.md": post("A", "tags: [t]", "One.\n\nTwo [b](../pages/b.md)."),
        "content/pages/b.md": "No head, and [a](/none/).\n", "content/pages/c.md": "+++\ntitle = \"C\"\n+++\nThree.\n",
        "content/pages/d.md": "\u{FEFF}---\ntitle: D\nlayout: pots\n---\nFour.\n",
    ]) { mine, _ in mine }

    deinit { try? Disk.live.remove(root) }

    private func write(_ text: String, _ path: String) throws {
        try Disk.live.write(Array(text.utf8), root + "/" + path)
    }

    /// The site of the folder, its pages' texts at hand or on the disk.
    private func plan(onDisk: Bool, room: Int = 1 << 20) throws -> BuildPlan {
        let tree = try FileTree.load(
            ["content", "themes"], below: root, from: .live, leaving: { onDisk && SiteReader.isPage($0) })
        let (content, mistakes) = SiteReader().read(tree)
        var options = PublishingOptions(now: Instant(seconds: 1_800_000_000))
        options.roomForTexts = room
        return Publisher(options: options).buildPlan(of: content, mistakes: mistakes)
    }

    @Test func `texts are read from the disk as often as they are asked for, and make the same site`() throws {
        for (path, text) in files { try write(text, path) }
        let kept = try #require(try plan(onDisk: false).publication())
        for room in [0, 1 << 20] {
            let read = try #require(try plan(onDisk: true, room: room).publication())
            #expect(read.tree == kept.tree)
            #expect(read.mistakes == kept.mistakes)
        }
        #expect(kept.mistakes.map(\.excerpt) == ["No head, and [a](/none/).", "layout: pots"])
    }

    @Test func `a page that is saved or removed while the site is made from it is an error`() throws {
        for (path, text) in files { try write(text, path) }
        try write("Linked to nowhere.\n", "content/pages/b.md")
        try write("+++\ntitle = \"D\"\n+++\nFour.\n", "content/pages/d.md")
        for change in [{ try self.write("Saved.\n", $0) }, { try Disk.live.remove(self.root + "/" + $0) }] {
            let plan = try plan(onDisk: true)
            #expect(plan.isGood)
            try change("content/pages/b.md")
            let publication = try #require(plan.publication())
            #expect(publication.lines == ["content/pages/b.md:1: the file was changed while the site was made from it"])
            #expect(!publication.isGood)
        }
    }

    @Test func `a page that cannot be read is told with the system's reason`() throws {
        for (path, text) in files { try write(text, path) }
        let tree = try FileTree.load(
            ["content", "themes"], below: root, from: .live, leaving: { SiteReader.isPage($0) })
        try Disk.live.remove(root + "/content/pages/c.md")
        let (content, mistakes) = SiteReader().read(tree)
        #expect(mistakes.map(\.message) == ["it cannot be read: No such file or directory"])
        #expect(mistakes.map(\.place?.path) == ["content/pages/c.md"])
        #expect(content.pages.count == 3)
    }
}
