import Glibc
import Testing

@testable import embed_theme

/// The repository, three folders above this file's own.
private let root = #filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" }

@Suite struct ThemeEmbeddingTests {
    @Test("The built-in theme is the folder of the repository, byte for byte")
    func themeIsTheFolder() throws {
        let files = try Folder(path: "\(root)/themes/marquee").files()
        #expect(EmbeddedTheme.files.map(\.path) == files.map(\.path))
        #expect(EmbeddedTheme.files.map(\.bytes) == files.map(\.bytes))
    }

    @Test("The starter site is the folder of the repository, byte for byte")
    func starterIsTheFolder() throws {
        let files = try Folder(path: "\(root)/Sources/App/Starter").files()
        #expect(files.contains { $0.path == "content/site.yml" })
        #expect(EmbeddedStarter.files.map(\.path) == files.map(\.path))
        #expect(EmbeddedStarter.files.map(\.bytes) == files.map(\.bytes))
    }

    @Test(
        "A text becomes a literal that reads as itself",
        arguments: [
            ("", #""""#),
            ("a \"b\" \\(c)", #""a \"b\" \\(c)""#),
            ("one\r\ntwo\n\t", #""one\u{d}\ntwo\n\u{9}""#),
            ("\0 \u{7f} \u{feff}é 🎲", #""\u{0} \u{7f} \u{feff}\u{e9} \u{1f3b2}""#),
        ])
    func textLiterals(text: String, expected: String) {
        #expect(String(decoding: literal(text: Array(text.utf8)), as: UTF8.self) == expected)
    }

    @Test("Bytes that are not UTF-8 are written as hexadecimal digits")
    func bytesThatAreNotText() {
        let source = swiftSource(of: [
            EmbeddedFolder(name: "E", files: [File(path: "a.woff2", bytes: [0x00, 0xff, 0xc0, 0x9a])])
        ])
        #expect(String(decoding: source, as: UTF8.self).contains(#"(path: "a.woff2", hexadecimal: "00ffc09a"),"#))
    }

    @Test("Files of one name in two folders are two files; names with a dot in front are none")
    func foldersAreWalked() throws {
        var template = Array("/tmp/embed-theme-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template))
        let folder = String(cString: made)
        for inner in ["partials", "layouts", "layouts/deep"] { mkdir("\(folder)/\(inner)", 0o755) }
        let paths = ["layouts/a.html", "layouts/deep/a.html", "partials/a.html", "theme.yml"]
        for path in paths + [".hidden", "layouts/.a.html.swp"] { try write(Array(path.utf8), to: "\(folder)/\(path)") }
        let files = try Folder(path: folder).files()
        #expect(files == paths.map { File(path: $0, bytes: Array($0.utf8)) })
        #expect(try Folder(path: "\(folder)/nothing").files().isEmpty)
    }
}
