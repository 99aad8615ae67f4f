import Dates
import Files

@testable import SiteImport

/// A folder of another program, imported: its files as texts, and what was noted.
func imported(_ generator: Generator, _ files: [String: String]) throws -> (files: [String: String], notes: [String]) {
    let theme = FileTree(texts: [
        "marquee/theme.yml": "{}\n", "marquee/layouts/base.html": "", "marquee/assets/style.css": "",
    ])
    let site = try generator.read(
        FileTree(texts: files), .init(now: Instant(seconds: 1_795_000_000), theme: theme))
    var texts: [String: String] = [:]
    for path in site.files.paths {
        if case .bytes(let bytes)? = site.files[path] { texts[path] = String(decoding: bytes, as: UTF8.self) }
    }
    return (texts, site.notes.map { "\($0.path):\($0.line): \($0.message)" })
}
