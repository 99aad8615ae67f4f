import Testing

@testable import Files

@Suite struct RelativePathTests {
    @Test(arguments: [
        ("a/b.md", "a", "b.md"), ("a/b.md", "c/d/", "../../a/b.md"), ("b.md", "", "b.md"), ("a", "a/", ""),
        ("./a/b", "a/./c", "../b"), ("a/b", "ab", "../a/b"),
    ])
    func `the way from a folder`(target: String, folder: String, way: String) {
        #expect(relativePath(of: target, from: folder) == way)
        #expect(resolvedPath(way, in: folder.replacing("./", with: "")) == target.replacing("./", with: ""))
    }

    @Test(arguments: [
        ("../c.md", "a/b/", "a/c.md"), ("./c/", "/a", "a/c/"), ("..", "a", ""), ("../..", "a", nil),
        ("/b//c", "", "b/c"),
    ])
    func `where a way leads`(way: String, folder: String, target: String?) {
        #expect(resolvedPath(way, in: folder) == target)
    }
}
