import Foundation
import Testing

@testable import Files

@Suite struct OutputFolderTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "playbill-\(UUID().uuidString)").path

    private func folder() -> OutputFolder { OutputFolder(path: root + "/public/") }

    /// What stands beside the output, hidden or not.
    private func litter() -> [String] {
        ((try? namesIn(root)) ?? []).filter { $0 != "public" }.sorted()
    }

    private func files() throws -> [String: String] {
        var found: [String: String] = [:]
        for entry in try Disk.live.walk(root + "/public") {
            found[entry.path] = String(decoding: try readFile(root + "/public/" + entry.path), as: UTF8.self)
        }
        return found
    }

    @Test func `a tree replaces the one before, whole`() throws {
        defer { try? removeAll(root) }
        let first = try folder().replace(with: FileTree(texts: ["index.html": "one", "a/b/c.html": "two"]))
        #expect(first == OutputFolder.Outcome(written: 2, unchanged: 0, removed: 0, bytes: 6))
        let second = try folder().replace(with: FileTree(texts: ["index.html": "one", "d.html": "new"]))
        #expect(second == OutputFolder.Outcome(written: 1, unchanged: 1, removed: 1, bytes: 6))
        #expect(try files() == ["index.html": "one", "d.html": "new"])
        #expect(litter() == [])
    }

    @Test func `an unchanged file keeps its time`() throws {
        defer { try? removeAll(root) }
        _ = try folder().replace(with: FileTree(texts: ["a": "same", "b": "old"]))
        let path = root + "/public/a"
        let long = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: path)
        _ = try folder().replace(with: FileTree(texts: ["a": "same", "b": "new"]))
        let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        #expect(time == long)
    }

    @Test func `a folder with files of others is refused unless forced, and nothing in it changes`() throws {
        defer { try? removeAll(root) }
        try Disk.live.write(Array("mine".utf8), root + "/public/thesis.txt")
        #expect(throws: OutputFolder.Refusal.self) { try folder().replace(with: FileTree(texts: ["a": "b"])) }
        #expect(try files() == ["thesis.txt": "mine"])
        _ = try folder().replace(with: FileTree(texts: ["a": "b"]), force: true)
        #expect(try files() == ["a": "b"])
    }

    @Test func `a file that was put into the output is named and kept, also where it is hidden`() throws {
        defer { try? removeAll(root) }
        _ = try folder().replace(with: FileTree(texts: ["index.html": "one", "a/b.html": "two"]))
        for name in ["CNAME", ".well-known/security.txt", "a/mine.html"] {
            try Disk.live.write(Array("mine".utf8), root + "/public/" + name)
        }
        #expect(symlink("index.html", root + "/public/link") == 0)
        let refusal = #expect(throws: OutputFolder.Refusal.self) {
            try folder().replace(with: FileTree(texts: ["index.html": "three"]))
        }
        guard case .holdsForeignFiles(let foreign, true)? = refusal else {
            return #expect(Bool(false), "\(refusal as Any)")
        }
        #expect(foreign == [".well-known/security.txt", "CNAME", "a/mine.html", "link"])
        #expect(try text(of: "index.html") == "one")
    }

    @Test func `a folder that a newer program wrote is left to it unless forced`() throws {
        defer { try? removeAll(root) }
        _ = try folder().replace(with: FileTree(texts: ["a": "one"]))
        let marker = root + "/public/" + OutputFolder.markerName
        let old = String(decoding: try readFile(marker), as: UTF8.self)
        #expect(old.contains("form 1"))
        try Disk.live.write(Array(old.replacing("form 1", with: "form 12").utf8), marker)
        let refusal = #expect(throws: OutputFolder.Refusal.self) {
            try folder().replace(with: FileTree(texts: ["a": "two"]))
        }
        guard case .isNewer(form: 12)? = refusal else { return #expect(Bool(false), "\(refusal as Any)") }
        #expect(try text(of: "a") == "one")
        _ = try folder().replace(with: FileTree(texts: ["a": "two"]), force: true)
        #expect(try text(of: "a") == "two")
        // What was written before forms were told is of the first.
        try Disk.live.write(Array(old.replacing(", form 1", with: "").utf8), marker)
        _ = try folder().replace(with: FileTree(texts: ["a": "three"]))
        #expect(try text(of: "a") == "three")
    }

    private func text(of name: String) throws -> String {
        String(decoding: try readFile(root + "/public/" + name), as: UTF8.self)
    }

    @Test func `a repository in the output goes over to the new tree, forced or not`() throws {
        defer { try? removeAll(root) }
        try Disk.live.write(Array("ref".utf8), root + "/public/.git/HEAD")
        _ = try folder().replace(with: FileTree(texts: ["a": "one"]))
        _ = try folder().replace(with: FileTree(texts: ["a": "two"]), force: true)
        #expect(try text(of: ".git/HEAD") == "ref")
        #expect(try files() == ["a": "two"])
    }

    @Test func `a repository comes back where a run ended before the exchange`() throws {
        defer { try? removeAll(root) }
        _ = try folder().replace(with: FileTree(texts: ["a": "one"]))
        let killed = root + "/.public.playbill-0123456789abcdef~"
        try Disk.live.write([], killed + "/.playbill-output")
        try Disk.live.write(Array("ref".utf8), killed + "/.git/HEAD")
        _ = try folder().replace(with: FileTree(texts: ["a": "two"]))
        #expect(try text(of: ".git/HEAD") == "ref")
        #expect(litter() == [])
    }

    @Test func `a link to the output stays a link`() throws {
        defer { try? removeAll(root) }
        try makeFolder(root)
        #expect(symlink("elsewhere/real", root + "/public") == 0)
        for text in ["one", "two"] {
            _ = try folder().replace(with: FileTree(texts: ["a": text]))
            #expect(try readFile(root + "/elsewhere/real/a") == Array(text.utf8))
        }
        #expect(linkTarget(of: root + "/public") == "elsewhere/real")
    }

    @Test(arguments: ["../a", "a/../../b", "/a", "a//b", ".", "a/", "", ".git/hooks/x", ".playbill-output", "a\u{0}b"])
    func `a path that leaves the folder, or is its owner's, is refused`(path: String) throws {
        defer { try? removeAll(root) }
        #expect(throws: OutputFolder.Refusal.self) { try folder().replace(with: FileTree(texts: [path: "x"])) }
        for name in ["public", "a", "x"] { #expect(!Disk.live.exists(root + "/" + name)) }
    }

    @Test(arguments: [".well-known/a", "a/.git", "...", "a..b/c", "..a"])
    func `a path with other dots is a path`(path: String) { #expect(Staging.isProper(path)) }

    @Test func `a failing tree leaves the old one and no litter`() throws {
        defer { try? removeAll(root) }
        _ = try folder().replace(with: FileTree(texts: ["a": "old"]))
        var tree = FileTree(texts: ["a": "new"])
        tree["film.mp4"] = .onDisk(path: root + "/gone.mp4", size: 5)
        #expect(throws: OutputFolder.Refusal.self) { try folder().replace(with: tree) }
        #expect(try files() == ["a": "old"])
        #expect(litter() == [])
    }

    @Test func `two paths that cannot both exist are an error`() throws {
        defer { try? removeAll(root) }
        #expect(throws: OutputFolder.Refusal.self) {
            try folder().replace(with: FileTree(texts: ["a": "file", "a/b": "below"]))
        }
    }
}
