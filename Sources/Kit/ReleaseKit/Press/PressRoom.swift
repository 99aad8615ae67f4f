import Diagnostics
import Files
import Site
import Values

/// All that a journalist asks for: the same files on the site and in the kit, and what their page says of them.
package struct PressRoom: Sendable {
    /// The files, by their path in the room's folder.
    package var files: [(path: String, bytes: [UInt8])] = []
    /// What the page sees as `product.press`; all paths are relative to the room's folder.
    package var members = Object()
    /// What is wrong with the pictures or the templates.
    package var mistakes: [Diagnostic] = []

    mutating func add(_ path: String, _ bytes: [UInt8]) { files.append((path, bytes)) }

    /// Adds what a step makes; its mistakes do not keep the others from being done.
    mutating func attempt(_ step: () throws(Mistakes) -> PressRoom) {
        do throws(Mistakes) { add(try step()) } catch { mistakes += error.all }
    }

    /// Adds another part of the room.
    mutating func add(_ part: PressRoom) {
        files += part.files
        for (name, value) in part.members { members[name] = value }
        mistakes += part.mistakes
    }

    /// Adds files in one file, below the product's name, so that unpacking makes one folder; what the page says of it, or
    /// nil where there are none.
    mutating func addArchive(
        _ files: [(path: String, bytes: [UInt8])], _ path: String, of product: Product
    ) -> Value? {
        let named = files.map { (product.slug + "/" + ($0.path.fileName), $0.bytes) }
        guard !files.isEmpty, let bytes = ZipArchive.bytes(of: named) else { return nil }
        add(path, bytes)
        return ["src": .string(path), "bytes": .integer(bytes.count), "count": .integer(files.count)]
    }
}
