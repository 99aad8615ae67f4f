import Files
import Values

/// What a text of Starlight names, in links, pictures and tags, from where it lies, and where that is found here.
struct StarlightPaths {
    let configuration: StarlightConfiguration
    let places: VitePressTexts
    /// The folder of the text, with its slash, and whether it is a translation: those lie beside their originals here.
    let folder: String
    let isTranslation: Bool
    /// Whether the old site has a file.
    let isFile: (String) -> Bool

    /// A text whose paths lead to what they led to.
    func moved(_ body: String) -> String {
        withProse(body) { line in
            guard line.contains("](") || line.contains("=\"") || line.contains("]: ") else { return String(line) }
            if line.trimmed.hasPrefix("["), !line.trimmed.hasPrefix("[^"), let mark = line.firstRange(of: "]: ") {
                // A line that says where a name leads, `[name]: /guides/a/#part "Title"`.
                let path = line[mark.upperBound...].prefix { $0 != " " }
                return line[..<mark.upperBound] + movedPath(path) + line[path.endIndex...]
            }
            return withWords(line) { words in
                let linked = withTargets(words, address)
                return ["href=\"", "src=\""].reduce(linked) { withAttributes($0, $1) }
            }
        }
    }

    /// A hero whose picture and buttons lead to what they led to.
    func moved(_ value: Value) -> Value {
        switch value {
        case .list(let parts): return .list(parts.map(moved))
        case .object(let members):
            return .object(
                Object(
                    members.map { name, value in
                        guard case .string(let path) = value, ["link", "file", "light", "dark"].contains(name) else {
                            return (name, moved(value))
                        }
                        return (name, .string(movedPath(path[...])))
                    }))
        default: return value
        }
    }

    private func withAttributes(_ words: String, _ mark: String) -> String {
        var (out, rest) = ("", words[...])
        while let start = rest.firstRange(of: mark)?.upperBound, let end = rest[start...].firstIndex(of: "\"") {
            out += rest[..<start] + movedPath(rest[start..<end])
            rest = rest[end...]
        }
        return out + rest
    }

    private func movedPath(_ written: Substring) -> String {
        let path = written.prefix { $0 != "#" }
        return (address(String(path)) ?? String(path)) + written[path.endIndex...]
    }

    /// Where a path leads here; nil for one that stays as it is.
    private func address(_ written: String) -> String? {
        if written.isEmpty || written.contains(":") || written.hasPrefix("//") { return nil }
        let path = String(written.prefix { $0 != "?" })
        return found(path).map { $0 + written.dropFirst(path.count) }
    }

    private func found(_ path: String) -> String? {
        // The names that most programs have for the folder `src/`.
        for mark in ["~/", "@/", "/src/", "src/"] where path.hasPrefix(mark) {
            let file = configuration.source + path.dropFirst(mark.count)
            if isFile(file), let place = configuration.place(ofPicture: file) { return "/" + place }
        }
        if path.hasPrefix("/") { return text(at: path) }
        guard path.hasPrefix(".") || isTranslation, let whole = resolvedPath(path, in: folder), isFile(whole) else {
            return nil
        }
        if let place = configuration.place(ofPicture: whole) { return "/" + place }
        guard isTranslation, whole.hasPrefix(configuration.root), !["md", "mdx"].contains(fileExtension(of: whole))
        else {
            return nil
        }
        return "/\(VitePressTexts.section)/" + configuration.inside(whole)
    }

    private func text(at path: String) -> String? {
        let base = configuration.base
        guard path.hasPrefix(base) || path + "/" == base else { return nil }
        let inside = String(path.dropFirst(base.count))
        // A text that is not there in a language is shown in the first one, at an address of its own.
        let file = places.file(at: inside) ?? places.file(at: places.place(of: inside).own)
        return file.map(places.address) ?? (base == "/" ? nil : "/" + inside)
    }
}
