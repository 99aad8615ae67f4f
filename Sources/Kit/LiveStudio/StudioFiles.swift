import Files
import Media

/// The files of the plays, behind closures: what is read and written while people edit.
package struct StudioFiles: Sendable {
    /// The bytes of a file by its path relative to the site; nil where it cannot be read, or lies outside.
    package var read: @Sendable (_ path: String) -> [UInt8]?
    /// Writes a file whole: what stood there stays until the new one is complete.
    package var write: @Sendable (_ bytes: [UInt8], _ path: String) throws(DiskError) -> Void

    /// The films that the last kit has of a play.
    package var kitFilms: @Sendable (_ play: StudioPlay) -> [KitFilm]

    /// Files behind these operations.
    package init(
        read: @escaping @Sendable (_ path: String) -> [UInt8]?,
        write: @escaping @Sendable (_ bytes: [UInt8], _ path: String) throws(DiskError) -> Void,
        kitFilms: @escaping @Sendable (_ play: StudioPlay) -> [KitFilm] = { _ in [] }
    ) {
        self.read = read
        self.write = write
        self.kitFilms = kitFilms
    }
}

/// A film in a kit.
package struct KitFilm: Sendable {
    /// Its path below the folder of kits.
    package var path: String
    /// What it says of itself.
    package var medium: Medium
    /// Whether it was written before the play's file: it may show another text.
    package var isOlder: Bool

    /// A film of a kit.
    package init(path: String, medium: Medium, isOlder: Bool) {
        self.path = path
        self.medium = medium
        self.isOlder = isOlder
    }
}

/// A play's file as it is edited: text with `\n` for line ends and no mark in front, which is how browsers hand it back.
struct EditedText {
    /// The text.
    let text: String
    private let hasMark: Bool
    private let end: String

    /// The text of a file; nil where it is not UTF-8, and editing would lose bytes.
    init?(_ bytes: [UInt8]) {
        hasMark = bytes.starts(with: EditedText.mark)
        guard let whole = String(validating: hasMark ? bytes[3...] : bytes[...], as: UTF8.self) else { return nil }
        // A file of mixed line ends is left as it is; a text field would make them one.
        let lines = whole.utf8.count { $0 == 10 }
        let isWindows =
            lines > 0
            && whole.utf8.indices.allSatisfy { index in
                whole.utf8[index] != 10 || index > whole.startIndex && whole.utf8[whole.utf8.index(before: index)] == 13
            }
        end = isWindows ? "\r\n" : "\n"
        text = isWindows ? whole.replacing("\r\n", with: "\n") : whole
    }

    /// A text, edited, as the bytes of the same file.
    func bytes(of text: String) -> [UInt8] {
        (hasMark ? EditedText.mark : []) + Array((end == "\n" ? text : text.replacing("\n", with: end)).utf8)
    }

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
