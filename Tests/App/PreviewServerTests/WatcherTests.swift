import Foundation
import Glibc
import Synchronization
import Testing

@testable import PreviewServer

/// A new empty folder.
func temporaryFolder() throws -> String {
    var template = Array("/tmp/playbill-preview-XXXXXX".utf8CString)
    return String(cString: try #require(mkdtemp(&template)))
}

func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
}

/// The batches a watcher delivers.
private final class Batches: Sendable {
    private let paths = Mutex<[[String]]>([])

    func append(_ batch: [String]) {
        paths.withLock { $0.append(batch) }
    }

    var count: Int {
        paths.withLock { $0.count }
    }

    /// All paths so far, once they hold those wanted or three seconds have passed.
    func all(holding wanted: Set<String>) -> Set<String> {
        for _ in 0..<3000 {
            let all = Set(paths.withLock { $0 }.joined())
            if all.isSuperset(of: wanted) { return all }
            usleep(1000)
        }
        return Set(paths.withLock { $0 }.joined())
    }
}

@Suite struct WatcherTests {
    /// Watches a folder with `posts/old.md` in it, changes it, and expects these changes, and no others.
    private func expect(_ changes: Set<String>, after change: (String) -> Void) throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        mkdir("\(folder)/posts", 0o755)
        mkdir("\(folder)/public", 0o755)
        write("old", to: "\(folder)/posts/old.md")
        let batches = Batches()
        let watcher = try Watcher(folders: [folder], ignoring: { $0 == "\(folder)/public" }) { batches.append($0) }
        change(folder)
        write("end", to: "\(folder)/end")
        let wanted = Set(changes.map { "\(folder)/\($0)" }).union(["\(folder)/end"])
        #expect(batches.all(holding: wanted) == wanted)
        watcher.stop()
    }

    @Test
    func `a file that is written is reported, one that goes too`() throws {
        try expect(["posts/old.md", "posts/new.md"]) { folder in
            write("changed", to: "\(folder)/posts/old.md")
            write("new", to: "\(folder)/posts/new.md")
            unlink("\(folder)/posts/new.md")
        }
    }

    @Test
    func `an editor's atomic save reports the file, not the editor's own files`() throws {
        try expect(["posts/old.md"]) { folder in
            write("x", to: "\(folder)/posts/4913")
            write("swap", to: "\(folder)/posts/.old.md.swp")
            rename("\(folder)/posts/old.md", "\(folder)/posts/old.md~")
            write("new", to: "\(folder)/posts/.old.md.tmp")
            rename("\(folder)/posts/.old.md.tmp", "\(folder)/posts/old.md")
            unlink("\(folder)/posts/old.md~")
        }
    }

    @Test
    func `all that is in a new folder is a change, however fast it came`() throws {
        try expect(["a/b/c/f", "a/b/g"]) { folder in
            for inner in ["a", "a/b", "a/b/c"] { mkdir("\(folder)/\(inner)", 0o755) }
            write("f", to: "\(folder)/a/b/c/f")
            write("g", to: "\(folder)/a/b/g")
        }
    }

    @Test
    func `a renamed folder is reported under both names, and watched under the new one`() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        mkdir("\(folder)/posts", 0o755)
        write("old", to: "\(folder)/posts/old.md")
        let batches = Batches()
        let watcher = try Watcher(folders: [folder + "/"]) { batches.append($0) }
        rename("\(folder)/posts", "\(folder)/notes")
        let moved: Set = ["\(folder)/posts", "\(folder)/notes/old.md"]
        #expect(batches.all(holding: moved) == moved)
        write("new", to: "\(folder)/notes/new.md")
        #expect(batches.all(holding: ["\(folder)/notes/new.md"]).contains("\(folder)/notes/new.md"))
        watcher.stop()
    }

    @Test
    func `ignored folders and hidden ones are not entered`() throws {
        try expect([]) { folder in
            write("page", to: "\(folder)/public/index.html")
            mkdir("\(folder)/.git", 0o755)
            write("index", to: "\(folder)/.git/index")
        }
    }

    @Test
    func `links are reported as they are made`() throws {
        try expect(["soft.md", "hard.md"]) { folder in
            symlink("posts/old.md", "\(folder)/soft.md")
            link("\(folder)/posts/old.md", "\(folder)/hard.md")
        }
    }

    @Test
    func `hidden names that are published are reported`() throws {
        try expect([".well-known/new.txt"]) { folder in
            mkdir("\(folder)/.well-known", 0o755)
            write("new", to: "\(folder)/.well-known/new.txt")
        }
    }

    @Test
    func `a folder may be called as editors call their files`() throws {
        try expect(["4913/new.md"]) { folder in
            mkdir("\(folder)/4913", 0o755)
            write("new", to: "\(folder)/4913/new.md")
        }
    }

    /// Watches `site/` beside the folder `other/` with a file in it, changes it, and expects these changes.
    private func expectFollowing(
        _ changes: Set<String>, _ links: [String: String], after change: (String) -> Void
    ) throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let site = folder + "/site"
        for path in [site, folder + "/other", folder + "/other/in"] { mkdir(path, 0o755) }
        write("text", to: "\(folder)/other/file")
        for (path, target) in links { symlink(target, "\(site)/\(path)") }
        let batches = Batches()
        let watcher = try Watcher(folders: [site], following: { _ in true }) { batches.append($0) }
        defer { watcher.stop() }
        change(folder)
        write("end", to: "\(site)/end")
        let wanted = Set(changes.map { "\(site)/\($0)" }).union(["\(site)/end"])
        #expect(batches.all(holding: wanted) == wanted)
    }

    @Test
    func `what a link leads to is reported by the link's path`() throws {
        try expectFollowing(["file"], ["file": "../other/file"]) { write("new", to: "\($0)/other/file") }
        try expectFollowing(["file"], ["file": "../other/file"]) { folder in
            write("new", to: "\(folder)/other/draft")
            rename("\(folder)/other/draft", "\(folder)/other/file")
        }
        try expectFollowing(["folder/file", "folder/in/new"], ["folder": "../other"]) { folder in
            write("new", to: "\(folder)/other/file")
            write("new", to: "\(folder)/other/in/new")
        }
        try expectFollowing(["a/file", "b/file"], ["a": "../other", "b": "../other"]) {
            write("new", to: "\($0)/other/file")
        }
        try expectFollowing(["new", "new/file", "new/in/new"], [:]) { folder in
            symlink("../other", "\(folder)/site/new")
            usleep(50_000)
            write("new", to: "\(folder)/other/in/new")
        }
    }

    @Test
    func `links that lead in a circle or nowhere keep nobody waiting, and what appears there is reported`() throws {
        try expectFollowing(["late"], ["up": ".", "late": "../other/late"]) { folder in
            write("new", to: "\(folder)/other/late")
        }
    }

    @Test
    func `single files beside are watched too, also one that is not there yet`() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for path in ["site", "other"] { mkdir("\(folder)/\(path)", 0o755) }
        write("a", to: "\(folder)/other/a")
        let batches = Batches()
        let watcher = try Watcher(folders: ["\(folder)/site"]) { batches.append($0) }
        defer { watcher.stop() }
        watcher.watch(files: ["\(folder)/other/a", "\(folder)/other/b", "\(folder)/none/c"])
        write("x", to: "\(folder)/other/not-asked-for")
        for name in ["a", "b"] { write("new", to: "\(folder)/other/\(name)") }
        let wanted: Set = ["\(folder)/other/a", "\(folder)/other/b"]
        #expect(batches.all(holding: wanted) == wanted)
    }

    @Test
    func `single files are watched in a folder that comes later, and in one that goes and comes back`() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for path in ["site", "code", "code/sub"] { mkdir("\(folder)/\(path)", 0o755) }
        write("a", to: "\(folder)/code/sub/a")
        let batches = Batches()
        let watcher = try Watcher(folders: ["\(folder)/site"]) { batches.append($0) }
        defer { watcher.stop() }
        let (there, later) = ("\(folder)/code/sub/a", "\(folder)/late/er/b")
        watcher.watch(files: [there, later])
        try FileManager.default.removeItem(atPath: "\(folder)/code")
        for path in ["code", "code/sub", "late", "late/er"] { mkdir("\(folder)/\(path)", 0o755) }
        for path in [there, later] { write("new", to: path) }
        #expect(batches.all(holding: [there, later]) == [there, later])
        let count = batches.count
        usleep(200_000)
        for path in [there, later] { write("newer", to: path) }
        usleep(500_000)
        #expect(batches.count > count)
    }

    @Test
    func `many changes at once are few batches`() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let batches = Batches()
        let watcher = try Watcher(folders: [folder]) { batches.append($0) }
        for number in 0..<200 { write("x", to: "\(folder)/\(number)") }
        let wanted = Set((0..<200).map { "\(folder)/\($0)" })
        #expect(batches.all(holding: wanted) == wanted)
        #expect(batches.count < 100)
        watcher.stop()
        write("x", to: "\(folder)/after")
        #expect(batches.all(holding: []) == wanted)
    }

    @Test
    func `a watcher can be stopped from its own closure, and a folder may be missing`() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let own = Mutex<Watcher?>(nil)
        let batches = Batches()
        let watcher = try Watcher(folders: [folder, "\(folder)/missing"]) { paths in
            own.withLock { $0 }?.stop()
            batches.append(paths)
        }
        own.withLock { $0 = watcher }
        write("x", to: "\(folder)/a")
        #expect(batches.all(holding: ["\(folder)/a"]) == ["\(folder)/a"])
        own.withLock { $0 = nil }
    }
}
