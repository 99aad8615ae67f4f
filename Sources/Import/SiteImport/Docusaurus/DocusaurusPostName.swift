import Dates
import Files

/// What the name of a post says: `2026-11-20-name.md`, `2026/11/20/name.md`, `news/2026-11-20-name/index.md`.
struct DocusaurusPostName {
    /// The day; nil where the name has none.
    let date: CivilDate?
    /// What stands behind the day, or the whole; nothing where that is a day alone.
    let name: String
    /// The address below that of the blog, without a slash at its ends.
    let address: String
    /// The path without what only ends it: `news/2026-11-20-name`.
    let path: String
    /// Whether the post has a folder of its own.
    let isFolder: Bool

    /// - Parameter inside: its path below the folder of the blog.
    init(_ inside: String) {
        let stem = withoutExtension(inside)
        isFolder = stem.hasSuffix("/index")
        path = isFolder ? String(stem.dropLast("/index".count)) : stem
        let signs = Array(path.utf8)
        // The last day counts, as the folders before it may have numbers too.
        for start in signs.indices.reversed() {
            guard let (written, end) = DocusaurusPostName.day(in: signs, at: start),
                let day = ISO8601.parse(written.replacing("/", with: "-"))?.date
            else { continue }
            let rest = signs[end...].drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") }
            date = day
            name = String(decoding: rest, as: UTF8.self)
            let parts = [String(decoding: signs[..<start], as: UTF8.self), written.replacing("-", with: "/"), name]
            address = parts.flatMap { $0.split(separator: "/") }.joined(separator: "/")
            return
        }
        (date, name, address) = (nil, String(path.fileName), path)
    }

    /// The day that begins at a byte, `2026-11-20` or `2026/1/5`, and the byte behind it.
    private static func day(in signs: [UInt8], at start: Int) -> (written: String, end: Int)? {
        var index = start
        for (least, most) in [(4, 4), (1, 2), (1, 2)] {
            if index > start {
                guard index < signs.count, "-/".utf8.contains(signs[index]) else { return nil }
                index += 1
            }
            let count = signs[index...].prefix(most).prefix { (0x30...0x39).contains($0) }.count
            guard count >= least else { return nil }
            index += count
        }
        return (String(decoding: signs[start..<index], as: UTF8.self), index)
    }
}
