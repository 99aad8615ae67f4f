import Diagnostics
import Site

/// A layout's own front matter: the name of the layout around it.
struct LayoutHead {
    var body: SourceText
    var parent: (name: String, place: Place)?

    init(_ source: SourceText) {
        guard let cut = FrontMatterCut(source.bytes) else {
            body = source
            return
        }
        body = SourceText(path: source.path, bytes: Array(source.bytes[cut.body...]), linesAbove: cut.linesAbove)
        let head = String(decoding: source.bytes[cut.head], as: UTF8.self)
        for (number, line) in head.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard line.hasPrefix("layout:") else { continue }
            let name = line.dropFirst("layout:".count).split(whereSeparator: { " \t\r\"'".contains($0) }).first
            if let name, name != "none", name != "null" {
                parent = (String(name), Place(path: source.path, line: number + 2, column: 9))
            }
        }
    }
}
