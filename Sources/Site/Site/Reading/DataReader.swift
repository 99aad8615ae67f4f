import CSV
import Diagnostics
import Files
import JSON
import TOML
import Values
import YAML

/// Reads a data file by its extension.
package func readData(_ source: SourceText) -> (value: Value?, mistakes: [Diagnostic]) {
    if let mistake = source.encodingMistake { return (nil, [mistake]) }
    do throws(Mistakes) {
        switch source.path.split(separator: ".").last {
        case "json": return (try parseJSON(source).value, [])
        case "toml": return (try parseTOML(source).value, [])
        case "csv": return (try parseCSV(source), oneColumn(source))
        default: return (try parseYAML(source).value, [])
        }
    } catch {
        return (nil, error.all)
    }
}

/// A warning where a table's first line seems to be cut at something else than commas.
private func oneColumn(_ source: SourceText) -> [Diagnostic] {
    guard let line = source.line(1), !line.contains(","), let cut = line.firstIndex(where: { $0 == ";" || $0 == "\t" })
    else { return [] }
    let name = line[cut] == ";" ? "semicolons" : "tabs"
    return [
        Diagnostic(
            .warning, "this table has one column, and its first line has \(name)", in: source,
            at: line.utf8.distance(from: line.startIndex, to: cut), remedy: "part the columns by commas")
    ]
}

/// The files of `content/data/`: `data/games/list.yml` is `data.games.list`.
struct DataFolder {
    private(set) var data = Object()
    private(set) var mistakes: [Diagnostic] = []
    /// Who has a name, by its path without the extension.
    private var owners: [String: String] = [:]

    /// Reads a file by its path below `data/`.
    mutating func read(_ path: String, _ bytes: [UInt8]) {
        let file = "content/data/" + path
        let name = withoutExtension(path)
        guard claim(name, for: file) else { return }
        let (value, problems) = readData(SourceText(path: file, bytes: bytes))
        mistakes += problems
        DataFolder.set(value ?? .null, at: name.split(separator: "/").map(String.init)[...], in: &data)
    }

    /// Whether a name is free: no other file has it, and it is not both a file and a folder.
    private mutating func claim(_ name: String, for file: String) -> Bool {
        var taken = owners[name] ?? owners.filter { $0.key.hasPrefix(name + "/") }.map(\.value).min()
        for end in name.indices where name[end] == "/" { taken = taken ?? owners[String(name[..<end])] }
        guard let taken else {
            owners[name] = file
            return true
        }
        let member = "data." + name.split(separator: "/").joined(separator: ".")
        mistakes.append(
            Diagnostic(
                .error, "\(file) and \(taken) both want to be `\(member)`", at: Place(path: file, line: 1, column: 1),
                remedy: "give one of them another name"))
        return false
    }

    private static func set(_ value: Value, at path: ArraySlice<String>, in object: inout Object) {
        guard let name = path.first else { return }
        if path.count == 1 {
            object[name] = value
            return
        }
        var inner = Object()
        if case .object(let known)? = object[name] { inner = known }
        set(value, at: path.dropFirst(), in: &inner)
        object[name] = .object(inner)
    }
}
