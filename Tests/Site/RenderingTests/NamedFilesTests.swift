import Testing

@testable import Rendering

@Suite struct NamedFilesTests {
    private let files = NamedFiles([
        "content/guide/Home.md", "content/guide/Notes/Some Note.md", "content/guide/Notes/deep/Some note.md",
        "content/wiki/Getting-started.md", "content/posts/2026-01-10-first.md", "content/posts/trip/index.md",
        "content/guide/pictures/Map.png", "content/guide/Notes/What's new.mdx", "content/wiki/Home.md",
    ])

    @Test(arguments: [
        ("Some Note", "content/guide/", "content/guide/Notes/Some Note.md"),
        ("some note", "content/guide/Notes/deep/", "content/guide/Notes/deep/Some note.md"),
        ("deep/some note", "content/guide/Notes/", "content/guide/Notes/deep/Some note.md"),
        ("Getting started", "content/guide/", "content/wiki/Getting-started.md"),
        ("getting_started.md", "content/guide/", "content/wiki/Getting-started.md"),
        ("first", "content/guide/", "content/posts/2026-01-10-first.md"),
        ("2026-01-10-first", "content/guide/", "content/posts/2026-01-10-first.md"),
        ("trip", "content/guide/", "content/posts/trip/index.md"),
        ("map.PNG", "content/posts/", "content/guide/pictures/Map.png"),
        ("What’s new", "content/posts/", "content/guide/Notes/What's new.mdx"),
        ("Home", "content/posts/", "content/guide/Home.md"), ("Home", "content/wiki/", "content/wiki/Home.md"),
        ("/guide/Home", "content/wiki/", "content/guide/Home.md"),
    ])
    func `a name calls a file`(_ name: String, _ folder: String, _ path: String) {
        #expect(files.file(named: name, from: folder) == path)
    }

    @Test(arguments: ["Nothing", "", "/", "other/Home", "Some", "Map"])
    func `other names call none`(_ name: String) { #expect(files.file(named: name, from: "content/guide/") == nil) }

    @Test func `what is called is the same in any order of the files`() {
        let paths = ["content/b/A.md", "content/a/A.md", "content/a/b/A.md", "content/c/a.md"]
        let names = [paths, paths.reversed()].map { NamedFiles($0).file(named: "A", from: "content/") }
        #expect(names == ["content/a/A.md", "content/a/A.md"])
    }
}
