import Foundation
import Testing

@testable import Files

@Suite struct PlacingStepsTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "playbill-\(UUID().uuidString)").path

    private func steps(_ files: [String: String]) throws -> PlacingSteps {
        for (path, text) in files { try Disk.live.write(Array(text.utf8), root + "/" + path) }
        return PlacingSteps(in: root + "/place")
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try readFile(root + "/place/" + path), as: UTF8.self)
    }

    @Test func `a page becomes a folder, and a folder a page`() throws {
        defer { try? removeAll(root) }
        var steps = try steps(["place/a/index.html": "old", "place/b": "old", "new/1": "page", "new/2": "deep"])
        steps.remove("a/index.html")
        steps.remove("b")
        steps.put(root + "/new/1", at: "a")
        steps.put(root + "/new/2", at: "b/c/d.html")
        try steps.take()
        #expect(try text("a") == "page")
        #expect(try text("b/c/d.html") == "deep")
        #expect(try namesIn(root + "/new") == [])
    }

    @Test func `the folder itself stays when its last file goes, and what is gone already is no failure`() throws {
        defer { try? removeAll(root) }
        var steps = try steps(["place/a/b/c": "old"])
        steps.remove("a/b/c")
        steps.remove("nowhere/d")
        try steps.take()
        #expect(try namesIn(root + "/place") == [])
    }

    @Test func `what fails is named, and nothing is done behind it`() throws {
        defer { try? removeAll(root) }
        var steps = try steps(["place/a/b": "old", "new/1": "one", "new/2": "two", "new/3": "three"])
        for (name, path) in [("1", "x"), ("2", "a"), ("3", "y")] { steps.put("\(root)/new/\(name)", at: path) }
        #expect(throws: DiskError("write", root + "/place/a", code: EISDIR)) { try steps.take() }
        #expect(try text("x") == "one")
        #expect(try namesIn(root + "/new").sorted() == ["2", "3"])
        #expect(throws: DiskError("remove", root + "/place/a", code: EISDIR)) {
            var steps = PlacingSteps(in: root + "/place")
            steps.remove("a")
            try steps.take()
        }
    }
}
