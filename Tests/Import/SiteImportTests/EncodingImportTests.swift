import Dates
import Files
import Testing

@testable import SiteImport

/// Texts from before UTF-8 keep their letters.
@Suite struct EncodingImportTests {
    private func imported(_ path: String, _ bytes: [UInt8]) throws -> (text: String?, notes: [String]) {
        let site = try Generator.jekyll.read(
            FileTree(["_config.yml": .bytes(Array("title: T\nurl: https://a.dev\n".utf8)), path: .bytes(bytes)]),
            .init(now: Instant(seconds: 1_795_000_000)))
        let text = site.files.paths.first { $0.hasPrefix("content/posts/") }.flatMap { path -> String? in
            guard case .bytes(let bytes)? = site.files[path] else { return nil }
            return String(decoding: bytes, as: UTF8.self)
        }
        return (text, site.notes.map { "\($0.path):\($0.line): \($0.message)" })
    }

    @Test func `Latin-1 is read as what it is, and told`() throws {
        let site = try imported(
            "_posts/2020-01-02-a.md",
            Array("---\ntitle: Caf".utf8) + [0xE9] + Array("\n---\nd".utf8) + [0xE9, 0x6A, 0xE0, 0x0A])
        #expect(site.text?.contains("title: Café\n") == true && site.text?.hasSuffix("déjà\n") == true, "\(site)")
        #expect(
            site.notes.contains {
                $0.hasPrefix("_posts/2020-01-02-a.md:2: it was no UTF-8, and was read as Windows-1252")
            })
    }

    @Test func `UTF-16 is read by its mark`() throws {
        let units = Array("---\ntitle: Été\n---\nHi\n".utf16)
        let site = try imported(
            "_posts/2020-01-02-a.md", [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
        #expect(site.text?.contains("title: Été\n") == true, "\(site)")
        #expect(site.notes.contains("_posts/2020-01-02-a.md:1: it was UTF-16, and is UTF-8 now"))
    }
}
