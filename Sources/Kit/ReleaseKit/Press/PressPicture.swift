import Files
import Values

/// A picture for the press: as large as there is, and small for the page.
struct PressPicture {
    /// What it shows, in a few words.
    var title: String
    /// What it shows, for those who do not see it.
    var alt: String
    /// Its path in the room's folder.
    var path: String
    var bytes: [UInt8]
    /// The small one; nil where the full one is small enough.
    var small: [UInt8]?

    var smallPath: String {
        guard small != nil else { return path }
        let name = path.fileName
        return "pictures/small/" + (name.split(separator: ".").first ?? "") + ".png"
    }

    var described: Value {
        let full = MediaFacts(bytes)
        let shown = small.flatMap(MediaFacts.init) ?? full
        return [
            "title": .string(title), "alt": .string(alt), "src": .string(path), "small": .string(smallPath),
            "width": full.map { .integer($0.width) } ?? .null, "height": full.map { .integer($0.height) } ?? .null,
            "small_width": shown.map { .integer($0.width) } ?? .null,
            "small_height": shown.map { .integer($0.height) } ?? .null, "bytes": .integer(bytes.count),
            "format": .string(fileExtension(of: path).uppercased()),
        ]
    }
}
