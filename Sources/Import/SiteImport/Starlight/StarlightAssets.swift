import Files
import Values

/// The files of `src/assets/`, which texts name from where they lie, and which are found at `/assets/` here.
struct StarlightAssets {
    /// The program's folder, with its slash, and that of the text.
    let source: String
    let folder: String

    /// A text whose pictures are found.
    func moved(_ body: String) -> String {
        withProse(body) { line in
            guard line.contains("assets/") else { return String(line) }
            return withWords(line) { words in withTargets(words, address) }
        }
    }

    /// A head's value whose files, `file: ~/assets/a.png`, are found.
    func moved(_ value: Value) -> Value {
        switch value {
        case .string(let path): address(path).map { .string($0) } ?? value
        case .object(let members): .object(Object(members.map { ($0, moved($1)) }))
        case .list(let parts): .list(parts.map(moved))
        default: value
        }
    }

    /// Where a file of the folder is found; nil for any other path.
    private func address(_ path: String) -> String? {
        // The name that most programs have for the folder `src/`.
        for mark in ["~/", "@/", "src/", "/src/"] where path.hasPrefix(mark + "assets/") {
            return "/" + path.dropFirst(mark.count)
        }
        guard path.hasPrefix("."), let whole = resolvedPath(path, in: folder), whole.hasPrefix(source + "assets/")
        else {
            return nil
        }
        return "/" + whole.dropFirst(source.count)
    }
}
