import Foundation
import Synchronization
import Testing
import Threads

@testable import Files

/// Two runs that replace one folder at once, runs that were killed, and disks that refuse.
@Suite struct OutputLockTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "playbill-\(UUID().uuidString)").path

    private var place: String { root + "/public" }

    private func names() -> [String] { ((try? namesIn(root)) ?? []).sorted() }

    private func text(_ name: String) -> String? {
        (try? readFile(place + "/" + name)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `of many replacements at once each leaves a whole tree`() throws {
        defer { try? removeAll(root) }
        let failures = Mutex<[String]>([])
        inParallel(40, batch: 1) { round in
            var files = ["round": "\(round)"]
            for index in 0..<30 { files["\(index % 5)/\(index)"] = index < 20 ? "\(round)" : "same" }
            do throws(OutputFolder.Refusal) {
                _ = try OutputFolder(path: place).replace(with: FileTree(texts: files))
            } catch { failures.withLock { $0.append("\(error)") } }
        }
        #expect(failures.withLock { $0 } == [])
        let round = try #require(text("round"))
        for index in 0..<30 { #expect(text("\(index % 5)/\(index)") == (index < 20 ? round : "same")) }
        #expect(names() == ["public"])
    }

    @Test func `who comes second is told, waits, and gives up in the end`() throws {
        defer { try? removeAll(root) }
        let second = OutputFolder(path: place, moves: .live, patience: 0.1)
        var told = 0
        _ = try OutputFolder(path: place).replace { staging throws(DiskError) in
            do throws(OutputFolder.Refusal) {
                _ = try second.replace(with: FileTree(texts: ["a": "second"]), waiting: { told += 1 })
                Issue.record("two runs replace one folder")
            } catch {
                guard case .busy = error else { return false }
            }
            try staging.take("a", .bytes(Array("first".utf8)))
            return true
        }
        #expect(told == 1)
        #expect(text("a") == "first")
        _ = try second.replace(with: FileTree(texts: ["a": "second"]), waiting: { told += 1 })
        #expect(told == 1)
        #expect(text("a") == "second")
    }

    @Test func `who has nothing to write waits for others as well, and makes nothing by that`() throws {
        defer { try? removeAll(root) }
        let second = OutputFolder(path: place, moves: .live, patience: 0.1)
        try second.waitForOthers()
        #expect(!isThere(root))
        _ = try OutputFolder(path: place).replace(with: FileTree(texts: ["a": "first"]))
        try second.waitForOthers()
        _ = try OutputFolder(path: place).replace { _ throws(DiskError) in
            do throws(OutputFolder.Refusal) {
                try second.waitForOthers()
                Issue.record("nobody was waited for")
            } catch {
                guard case .busy = error else { return false }
            }
            return true
        }
        #expect(names() == ["public"])
    }

    @Test func `a folder that can never be made is told, and nobody waits for it`() throws {
        // Nobody makes a folder here, whatever rights one has.
        do throws(OutputFolder.Refusal) {
            _ = try OutputFolder(path: "/proc/playbill").replace(with: FileTree(texts: ["a": "a"]))
            Issue.record("a folder was made among processes")
        } catch {
            guard case .disk(let failure) = error else { throw error }
            #expect(failure.message.hasPrefix("cannot create /proc/playbill"))
        }
    }

    @Test func `a run whose files do not count leaves nothing where nothing was`() throws {
        defer { try? removeAll(root) }
        try makeFolder(root)
        #expect(try OutputFolder(path: place).replace { _ in false } == nil)
        #expect(names() == [])
    }

    @Test func `what a killed run left is removed, and nobody's folder of a like name`() throws {
        defer { try? removeAll(root) }
        let others = [
            "public.new~/thesis.txt", "public.playbill-0123456789abcdef~/a", ".public.playbill-0123456789abcdeX~/a",
            ".public.playbill-0123456789abcdee~/thesis.txt", ".other.playbill-0123456789abcdef~/.playbill-output",
            ".public.playbill-0123456789abcdeg", "public.1~",
        ]
        for path in others { try Disk.live.write([1], root + "/" + path) }
        for path in [".public.playbill-0123456789abcdef~/.playbill-output", ".public.playbill-0123456789abcdef~/b/c"] {
            try Disk.live.write([1], root + "/" + path)
        }
        try makeFolder(root + "/.public.playbill-0000000000000000~")
        #expect(symlink("public.new~", root + "/.public.playbill-0000000000000001~") == 0)
        _ = try OutputFolder(path: place).replace(with: FileTree(texts: ["a": "b"]))
        for path in others { #expect(Disk.live.exists(root + "/" + path), "\(path)") }
        #expect(!names().contains(".public.playbill-0123456789abcdef~"))
        #expect(!names().contains(".public.playbill-0000000000000000~"))
        #expect(names().contains(".public.playbill-0000000000000001~"))
    }

    @Test func `an old tree that cannot be removed is told, and takes nothing from the new one`() throws {
        defer { try? removeAll(root) }
        _ = try OutputFolder(path: place).replace(with: FileTree(texts: ["a": "old"]))
        var moves = TreeMoves.live
        moves.remove = { path throws(DiskError) in throw DiskError("remove", path + "/a", code: EACCES) }
        let forbidden = OutputFolder(path: place, moves: moves)
        for (round, text) in ["new", "newer"].enumerated() {
            let outcome = try forbidden.replace(with: FileTree(texts: ["a": text]))
            #expect(self.text("a") == text)
            #expect(outcome.remains.count == round + 1)
            #expect(
                outcome.remains.allSatisfy {
                    $0.failure?.code == EACCES && names().contains(pathParts($0.path).last ?? "")
                })
        }
        let outcome = try OutputFolder(path: place).replace(with: FileTree(texts: ["a": "newest"]))
        #expect(outcome.remains == [])
        #expect(names() == ["public"])
    }

    @Test(arguments: [EBUSY, EXDEV])
    func `a mount in the output's place keeps its files, and the remedy names a folder in it`(code: Int32) throws {
        defer { try? removeAll(root) }
        _ = try OutputFolder(path: place).replace(with: FileTree(texts: ["a": "old"]))
        try Disk.live.write([1], place + "/.git/HEAD")
        var moves = TreeMoves.live
        moves.exchange = { _, _ in code }
        let refusal = #expect(throws: OutputFolder.Refusal.self) {
            try OutputFolder(path: place, moves: moves).replace(with: FileTree(texts: ["a": "new"]))
        }
        guard case .disk(let failure)? = refusal else { return #expect(Bool(false), "\(refusal as Any)") }
        #expect(failure.remedy?.contains("--output \(place)/site") == true)
        #expect(text("a") == "old")
        #expect(text(".git/HEAD") == "\u{1}")
        #expect(names() == ["public"])
    }

    @Test func `where a file system cannot swap, the old tree steps aside, and comes back if it must`() throws {
        defer { try? removeAll(root) }
        var moves = TreeMoves.live
        moves.exchange = { _, _ in EINVAL }
        for text in ["one", "two"] {
            _ = try OutputFolder(path: place, moves: moves).replace(with: FileTree(texts: ["a": text]))
            #expect(self.text("a") == text)
            #expect(names() == ["public"])
        }
        let calls = Atomic<Int>(0)
        moves.rename = { one, other in
            calls.add(1, ordering: .relaxed).newValue == 2 ? EIO : TreeMoves.live.rename(one, other)
        }
        #expect(throws: OutputFolder.Refusal.self) {
            try OutputFolder(path: place, moves: moves).replace(with: FileTree(texts: ["a": "three"]))
        }
        #expect(text("a") == "two")
        #expect(names() == ["public"])
    }

    @Test func `a tree that cannot be brought to the disk does not count`() throws {
        defer { try? removeAll(root) }
        _ = try OutputFolder(path: place).replace(with: FileTree(texts: ["a": "old"]))
        var moves = TreeMoves.live
        moves.sync = { path throws(DiskError) in throw DiskError("write", path, code: EIO) }
        #expect(throws: OutputFolder.Refusal.self) {
            try OutputFolder(path: place, moves: moves).replace(with: FileTree(texts: ["a": "new"]))
        }
        #expect(text("a") == "old")
        #expect(names() == ["public"])
    }

    @Test func `files and folders have the modes that new ones have, unchanged files too`() throws {
        defer { try? removeAll(root) }
        let tree = FileTree(texts: ["a/b": "same", "c": "same"])
        _ = try OutputFolder(path: place).replace(with: tree)
        func mode(_ path: String) -> mode_t {
            var facts = stat()
            return lstat(place + path, &facts) == 0 ? facts.st_mode & 0o7777 : 0
        }
        let (file, folder) = (mode("/c"), mode("/a"))
        #expect(chmod(place + "/c", 0o600) == 0 && chmod(place + "/a", 0o700) == 0 && chmod(place, 0o711) == 0)
        let outcome = try OutputFolder(path: place).replace(with: tree)
        #expect((outcome.written, outcome.unchanged) == (1, 1))
        #expect((mode("/c"), mode("/a/b"), mode("/.playbill-output")) == (file, file, file))
        #expect((mode("/a"), mode("")) == (folder, folder))
    }

    @Test func `a path that is taken twice changes nothing in the old tree`() throws {
        defer { try? removeAll(root) }
        _ = try OutputFolder(path: place).replace(with: FileTree(texts: ["a": "same"]))
        let count = try OutputFolder(path: place).replace { staging throws(DiskError) in
            try staging.take("a", .bytes(Array("same".utf8)))
            try staging.take("a", .bytes(Array("more".utf8)))
            return false
        }
        #expect(count == nil)
        #expect(text("a") == "same")
    }

    @Test func `a marker that is no file is none`() throws {
        defer { try? removeAll(root) }
        try makeFolder(place)
        #expect(mkfifo(place + "/.playbill-output", 0o644) == 0)
        try Disk.live.write([1], place + "/mine")
        let refusal = #expect(throws: OutputFolder.Refusal.self) {
            try OutputFolder(path: place).replace(with: FileTree(texts: ["a": "b"]))
        }
        guard case .holdsForeignFiles(["mine"], hasMarker: false)? = refusal else {
            return #expect(Bool(false), "\(refusal as Any)")
        }
    }
}

@Suite struct WritingTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "playbill-\(UUID().uuidString)").path

    @Test func `a link that is written to stays, and so does a device`() throws {
        defer { try? removeAll(root) }
        try Disk.live.write([1], root + "/real/a")
        #expect(symlink("real/a", root + "/link") == 0)
        try Disk.live.write([2], root + "/link")
        #expect(try readFile(root + "/real/a") == [2])
        #expect(linkTarget(of: root + "/link") == "real/a")
        #expect(symlink("/dev/null", root + "/null") == 0)
        try Disk.live.write([2], root + "/null")
        #expect(linkTarget(of: root + "/null") == "/dev/null")
        #expect(try namesIn(root).sorted() == ["link", "null", "real"])
    }

    @Test func `many writers of one file leave one of their texts, and no draft`() throws {
        defer { try? removeAll(root) }
        inParallel(64, batch: 1) { index in
            try? Disk.live.write([UInt8](repeating: UInt8(index), count: 5_000), root + "/a")
        }
        let bytes = try readFile(root + "/a")
        #expect(bytes.count == 5_000 && Set(bytes).count == 1)
        #expect(try namesIn(root) == ["a"])
    }
}
