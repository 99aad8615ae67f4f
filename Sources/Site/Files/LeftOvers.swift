import Encodings
import Glibc

/// Trees beside an output that a run of ours made and did not take away, because it was killed or was not allowed to.
///
/// One is known by its name, which is `.NAME.playbill-` and 16 hexadecimal digits and `~`, and by the marker in it.
/// Nothing else beside an output is ever removed.
struct LeftOvers {
    /// Where they are.
    let paths: [String]

    /// The left-overs beside an output that is locked, so that no living run has a tree of its own there.
    init(beside place: String) {
        let (folder, prefix) = LeftOvers.frame(place)
        let names = (try? namesIn(folder.isEmpty ? "." : folder)) ?? []
        paths = names.filter { LeftOvers.isName($0, after: prefix) }
            .map { folder.isEmpty ? $0 : (folder == "/" ? "" : folder) + "/" + $0 }
            .filter { LeftOvers.isOurs($0) && OutputLock.isFree($0) }
            .sorted(by: ExactName.precedes)
    }

    /// A path for a new tree, which nobody else has: of two runs at once each has its own.
    static func newPath(beside place: String) -> String {
        let (folder, prefix) = frame(place)
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        let name = prefix + String(repeating: "0", count: 16 - digits.count) + digits + "~"
        return folder.isEmpty ? name : (folder == "/" ? "" : folder) + "/" + name
    }

    /// The folder around an output, and how the names of its new trees begin.
    private static func frame(_ place: String) -> (folder: String, prefix: String) {
        (parent(of: place), ".\(pathParts(place).last ?? "").playbill-")
    }

    private static func isName(_ name: String, after prefix: String) -> Bool {
        guard ExactName.begins(name, with: prefix) else { return false }
        let rest = Array(name.utf8.dropFirst(prefix.utf8.count))
        return rest.count == 17 && rest.last == UInt8(ascii: "~") && Checksum(hex: rest.dropLast()) != nil
    }

    /// Whether a folder has our marker, or nothing in it yet.
    private static func isOurs(_ path: String) -> Bool {
        var facts = stat()
        guard lstat(path, &facts) == 0, facts.st_mode & Glibc.S_IFMT == Glibc.S_IFDIR,
            let names = try? namesIn(path)
        else { return false }
        return names.isEmpty || OutputMarker.isThere(in: path)
    }
}
