import Glibc
import Testing

/// The repository, three folders above this file's own.
private let root = #filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" }

@Suite struct EmbeddedFolderTests {
    @Test
    func `the built-in theme is the folder of the repository, byte for byte`() throws {
        try expect(EmbeddedTheme.files, toBe: "\(root)/themes/marquee")
    }

    @Test
    func `the starter site is the folder of the repository, byte for byte`() throws {
        #expect(EmbeddedStarter.files.contains { $0.path == "content/site.yml" })
        try expect(EmbeddedStarter.files, toBe: "\(root)/Sources/App/Starter")
    }

    @Test
    func `quotes, escapes, line ends, every byte, equal names and empty files come through`() throws {
        let paths = [
            "bom.txt", "every-byte.woff2", "layouts/base.html", "layouts/deep/empty.html", "partials/base.html",
        ]
        #expect(EmbeddedFolder.files.map(\.path) == paths)
        #expect(EmbeddedFolder.files.first { $0.path == "every-byte.woff2" }?.bytes == Array(0...255))
        try expect(EmbeddedFolder.files, toBe: "\(root)/Tests/App/ThemeEmbeddingTests/Embedded")
    }

    /// Every embedded file is that of the folder, and no file of the folder is missing.
    private func expect(_ files: [EmbeddedFile], toBe folder: String) throws {
        for file in files {
            let bytes = try #require(contents(of: "\(folder)/\(file.path)"), "\(file.path) is not in \(folder)")
            #expect(file.bytes == bytes, "\(file.path)")
        }
        #expect(
            files.map(\.path) == visible(in: folder, below: "").sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    private func visible(in folder: String, below prefix: String) -> [String] {
        guard let stream = opendir("\(folder)/\(prefix)") else { return [] }
        defer { closedir(stream) }
        var found: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix(".") { continue }
            let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
            found += isFolder ? visible(in: folder, below: "\(prefix)\(name)/") : [prefix + name]
        }
        return found
    }

    private func contents(of path: String) -> [UInt8]? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }
}
