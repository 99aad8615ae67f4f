import Diagnostics
import Files
import Media
import Synchronization

/// The pictures that are published as their files are and tell what nobody sees in them, such as where they were taken.
///
/// Those that texts show lose it on their way. What lies among the assets or with a product is copied.
final class TellingPictures: Sendable {
    /// A picture, by what is in it: a product's stands at its page and in its press room.
    private struct Found {
        /// Its files in the site's folder; none where what was published is taken from one that is not published itself.
        var sources: Set<String> = []
        /// Where it is published.
        var path: String
        var notes: Set<PictureNote>
    }

    private let folder: String
    private let found = Mutex<[Digest: Found]>([:])

    /// None yet.
    /// - Parameter folder: the folder of the site.
    init(folder: String) { self.folder = folder }

    /// Looks at a file as it is published; what is no picture is passed over.
    func look(at path: String, _ content: FileContent) {
        guard ["jpg", "jpeg", "png", "webp", "svg"].contains(fileExtension(of: path).lowercased()),
            let bytes = try? content.read()
        else { return }
        let notes = pictureNotes(in: bytes)
        guard !notes.isEmpty else { return }
        let source = source(of: path, content)
        let digest = Digest(of: bytes)
        found.withLock { found in
            var picture = found[digest] ?? Found(path: path, notes: notes)
            // Files come in any order.
            picture.path = min(picture.path, path)
            if let source { picture.sources.insert(source) }
            found[digest] = picture
        }
    }

    /// The file of the site's folder that is published as it is; nil where it is made of one.
    private func source(of path: String, _ content: FileContent) -> String? {
        if case .onDisk(let file, _, _) = content, file.hasPrefix(folder + "/content/") {
            return String(file.dropFirst(folder.count + 1))
        }
        // A drawing is a text, which is in memory; it is copied to the same path.
        return Disk.live.exists(folder + "/content/" + path) ? "content/" + path : nil
    }

    /// A warning for each, in the order of their files.
    var mistakes: [Diagnostic] {
        let all = found.withLock { Array($0.values) }
        let copied = all.flatMap { picture in picture.sources.map { (source: $0, notes: picture.notes) }
        }
        let made = all.filter(\.sources.isEmpty)
        return copied.sorted { $0.source < $1.source }.map { source, notes in
            Diagnostic(
                .warning,
                "the picture is published as it is, and holds \(TellingPictures.words(for: notes))",
                at: Place(path: source, line: 1, column: 1),
                remedy: TellingPictures.remedy(for: source))
        }
            + made.sorted { $0.path < $1.path }.map { picture in
                Diagnostic(
                    .warning,
                    "the picture at /\(picture.path) is published as it is, and holds "
                        + TellingPictures.words(for: picture.notes),
                    remedy: "take that out of the file that it is made of, for instance with `exiftool`")
            }
    }

    private static func remedy(for source: String) -> String {
        if source.lowercased().hasSuffix(".svg") {
            return "take that out of the file: Inkscape leaves it out of a plain SVG"
        }
        return "take that out of the file, for instance with "
            + "`exiftool -all= --icc_profile:all -tagsFromFile @ -Orientation \(source)`; a picture that a text shows "
            + "loses it by itself"
    }

    private static func words(for notes: Set<PictureNote>) -> String {
        var words: [String] = []
        if notes.contains(.position) { words.append("where it was taken (GPS)") }
        if notes.contains(.serialNumber) { words.append("the serial number of a camera or lens") }
        if notes.contains(.name) { words.append("the name of its owner or maker") }
        if notes.contains(.folder) { words.append("a folder of the machine that it was drawn on") }
        let keywords = notes.compactMap {
            if case .text(let keyword) = $0 { "`\(keyword)`" } else { nil }
        }.sorted()
        if !keywords.isEmpty { words.append("texts called " + keywords.joined(separator: ", ")) }
        guard let last = words.popLast() else { return "" }
        return words.isEmpty ? last : words.joined(separator: ", ") + " and " + last
    }
}
