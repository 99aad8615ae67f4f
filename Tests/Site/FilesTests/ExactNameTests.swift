import Foundation
import Testing

@testable import Files

@Suite struct ExactNameTests {
    /// One letter in one scalar, and in two.
    private static let composed = "caf\u{E9}.txt"
    private static let decomposed = "cafe\u{301}.txt"

    @Test func `names that differ in form are two names, whatever Swift's texts say`() {
        #expect(Self.composed == Self.decomposed)
        #expect(ExactName(Self.composed) != ExactName(Self.decomposed))
        #expect(Set([Self.composed, Self.decomposed, Self.composed].map { ExactName($0) }).count == 2)
        #expect([Self.composed, Self.decomposed].sorted(by: ExactName.precedes) == [Self.decomposed, Self.composed])
    }

    @Test func `a long name is compared to its end`() {
        let long = String(repeating: "a", count: 300)
        #expect(ExactName(long + "x") != ExactName(long + "y"))
        #expect(ExactName(long + "x") == ExactName(String(repeating: "a", count: 300) + "x"))
        #expect(ExactName(long + "x").hashValue == ExactName(String(repeating: "a", count: 300) + "x").hashValue)
    }

    @Test func `a tree keeps both of two files whose names differ in form`() {
        let tree = FileTree(exactly: [ExactName(Self.composed): .bytes([1]), ExactName(Self.decomposed): .bytes([2])])
        #expect(tree.count == 2)
        #expect(tree[Self.composed] == .bytes([1]))
        #expect(tree[Self.decomposed] == .bytes([2]))
        #expect(tree.paths.map { Array($0.utf8) } == [Self.decomposed, Self.composed].map { Array($0.utf8) })
        #expect(tree.below("").map(\.content) == [.bytes([2]), .bytes([1])])
    }

    @Test func `two files whose names differ in form are both read and both written`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "playbill-\(UUID().uuidString)").path
        defer { try? removeAll(root) }
        for (byte, name) in [(1, Self.composed), (2, Self.decomposed)] {
            try Disk.live.write([UInt8(byte)], root + "/content/" + name)
        }
        let tree = try FileTree.load(["content"], below: root, from: .live, cache: FileCache())
        #expect(tree.count == 2)
        for round in 1...2 {
            let done = try OutputFolder(path: root + "/public").replace(with: tree)
            #expect((done.written, done.unchanged, done.removed) == (round == 1 ? (2, 0, 0) : (0, 2, 0)))
        }
        #expect(try readFile(root + "/public/content/" + Self.composed) == [1])
        #expect(try readFile(root + "/public/content/" + Self.decomposed) == [2])
    }

    @Test func `a folder whose name differs in form from another holds nothing of it`() {
        #expect(!isPath("/caf\u{E9}/x", within: "/cafe\u{301}"))
        #expect(isPath("/a/\u{301}x", within: "/a"))
        #expect(pathParts("/a/\u{301}x//b") == ["a", "\u{301}x", "b"])
    }
}
