import Testing

@testable import Files

@Suite struct FileNameTests {
    @Test(arguments: [
        ("a/b.md", "b.md", "a/", "a/b"), ("b.tar.gz", "b.tar.gz", "", "b.tar"), ("a.b/c", "c", "a.b/", "a.b/c"),
        ("a/.b", ".b", "a/", "a/.b"), ("/b.md", "b.md", "/", "/b"), ("", "", "", ""), ("a/b/", "b", "a/b/", "a/b/"),
    ])
    func `a path has a name and a folder`(path: String, name: String, folder: String, bare: String) {
        #expect(path.fileName == name)
        #expect(path.folderPart == folder)
        #expect(withoutExtension(path) == bare)
    }
}
