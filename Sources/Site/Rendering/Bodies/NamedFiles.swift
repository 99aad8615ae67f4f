import Files
import Site

/// The texts and files of a site by their names, as `[[Name]]` calls them wherever they lie.
///
/// Case does not count, nor whether words are parted by blanks, hyphens or low lines: a wiki's file `Getting-started.md` is
/// called `[[Getting started]]`. A text is called without its ending, and one that dates itself without the day too.
struct NamedFiles: Sendable {
    /// A file, and the parts of its path that names are compared with.
    private struct Named {
        var path: String
        var folders: [String]
    }

    private let files: [String: [Named]]
    /// What texts and other files are called, in order.
    let names: [String]

    /// - Parameter paths: all files of `content/`.
    init(_ paths: [String]) {
        var files: [String: [Named]] = [:]
        var names: [String] = []
        for path in paths.sorted(by: ExactName.precedes) {
            var parts = path.split(separator: "/").map { String($0) }
            guard var last = parts.popLast() else { continue }
            if let stem = NamedFiles.stem(of: last) {
                // The text of a folder is called as the folder is.
                if stem == "index", let folder = parts.popLast() { last = folder } else { last = stem }
            }
            names.append(last)
            let named = Named(path: path, folders: parts.map(NamedFiles.key))
            let key = NamedFiles.key(last)
            files[key, default: []].append(named)
            if let undated = NamedFiles.undated(key) { files[undated, default: []].append(named) }
        }
        (self.files, self.names) = (files, names)
    }

    /// The file that a name calls.
    /// - Parameters:
    ///   - name: the name, folders before it where it needs them.
    ///   - folder: where it is called from, with its slash.
    /// - Returns: of several the one in the same folder, else the one that lies highest, else the first; nil where there is
    ///   none.
    func file(named name: String, from folder: String) -> String? {
        var parts = name.split(separator: "/").map { String($0) }
        guard let last = parts.popLast() else { return nil }
        let folders = parts.map(NamedFiles.key)
        let found = files[NamedFiles.key(NamedFiles.stem(of: last) ?? last)]?.filter {
            $0.folders.suffix(folders.count) == folders[...]
        }
        guard let found, let first = found.first else { return nil }
        if let near = found.first(where: { SourceLinks.folder(of: $0.path) == folder }) { return near.path }
        return found.dropFirst().reduce(first) { $1.folders.count < $0.folders.count ? $1 : $0 }.path
    }

    /// The name of a text without its ending; nil for other files.
    private static func stem(of name: String) -> String? {
        for ending in [".md", ".mdx"] where name.hasSuffix(ending) { return String(name.dropLast(ending.count)) }
        return nil
    }

    /// A name without the day before it; nil where there is none.
    private static func undated(_ key: String) -> String? {
        let bytes = Array(key.utf8)
        guard bytes.count > 11 else { return nil }
        let isDated = bytes.prefix(11).enumerated().allSatisfy { index, byte in
            [4, 7, 10].contains(index) ? byte == UInt8(ascii: "-") : (0x30...0x39).contains(byte)
        }
        return isDated ? String(decoding: bytes.dropFirst(11), as: UTF8.self) : nil
    }

    /// A name as it is compared: typographic marks, which a text may have made of plain ones, are plain again.
    private static func key(_ name: String) -> String {
        var key = String.UnicodeScalarView()
        for scalar in name.lowercased().unicodeScalars {
            switch scalar {
            case " ", "_", "-", "\u{2013}", "\u{2014}", "\u{A0}": if key.last != "-" { key.append("-") }
            case "\u{2018}", "\u{2019}": key.append("'")
            case "\u{201C}", "\u{201D}": key.append("\"")
            case "\u{2026}": key.append(contentsOf: "...".unicodeScalars)
            default: key.append(scalar)
            }
        }
        return String(key)
    }
}
