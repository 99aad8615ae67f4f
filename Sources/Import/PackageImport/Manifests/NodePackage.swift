import JSON
import Letters
import Values

extension PackageFacts {
    /// Reads a `package.json` of npm, which extensions of Visual Studio Code have too.
    ///
    /// Format: docs.npmjs.com, `package.json`; code.visualstudio.com, Extension Manifest; as of 2026-11.
    static func node(_ path: String, in folder: PackageFolder) -> PackageFacts? {
        guard let source = folder.source(path), let root = try? parseJSON(source) else { return nil }
        var facts = PackageFacts(path: path)
        facts.name = root.text("name")
        facts.description = root.text("description")
        facts.version = root.text("version")
        facts.license = root.text("license") ?? root.text("license", "type")
        facts.repository = (root.text("repository", "url") ?? root.text("repository")).flatMap(RepositoryAddress.init)
        facts.homepage = root.text("homepage")
        facts.issues = root.text("bugs", "url") ?? root.text("bugs")
        facts.keywords = root.texts("keywords")
        facts.authors = [root["author"]].compactMap(\.self).compactMap(person)
        if case .bool(true)? = root["private"]?.content { facts.isPrivate = true }
        if facts.isPrivate, root["engines"]?["vscode"] == nil, let members = root["workspaces"] {
            // What such a file is called is nothing that anybody asks for.
            facts.name = nil
            let patterns = members.texts("packages") + root.texts("workspaces")
            facts.members = folder.members(patterns, of: PackageFolder.folder(of: path))
        }
        if root["engines"]?["vscode"] != nil {
            facts.extendCode(root, in: PackageFolder.folder(of: path))
            return facts
        }
        if root["bin"] != nil { facts.kind = "tool" }
        if let range = root.text("engines", "node") { facts.requirements = [requirement("Node.js", range)] }
        if let name = facts.name, !facts.isPrivate {
            facts.ways = [Way(manager: "npm", fields: [.init(name: "package", text: name)])]
        }
        return facts
    }

    /// What an extension of Visual Studio Code says besides.
    private mutating func extendCode(_ root: PlacedValue, in folder: String) {
        (kind, isPrivate, platforms) = ("tool", false, ["Visual Studio Code"])
        title = root.text("displayName")
        logo = root.text("icon").map { PackageFolder.path($0, in: folder) }
        if let range = root.text("engines", "vscode") {
            requirements = [PackageFacts.requirement("Visual Studio Code", range)]
        }
        guard let publisher = root.text("publisher"), let name else { return }
        let id = publisher + "." + name
        store = ("Visual Studio Marketplace", "https://marketplace.visualstudio.com/items?itemName=\(id)")
        ways = [
            Way(
                manager: "command",
                fields: [
                    .init(name: "title", text: "Visual Studio Code"),
                    .init(name: "commands", text: "code --install-extension \(id)", isList: true),
                ])
        ]
    }

    /// `Ada Marsh <ada@x.example> (https://x.example)`, or its parts by their names.
    static func person(_ value: PlacedValue) -> Author? {
        if let name = value.text("name") { return Author(name: name, url: value.text("url") ?? value.text("homepage")) }
        return value.line.flatMap(person)
    }

    /// `Ada Marsh <ada@x.example> (https://x.example)`.
    static func person(_ text: String) -> Author? {
        let name = String(text.prefix { $0 != "<" && $0 != "(" }.trimmed)
        let url = text.firstRange(of: "(http").map { text[$0.upperBound...].prefix { $0 != ")" } }
        return name.isEmpty ? nil : Author(name: name, url: url.map { "http" + $0 })
    }

    /// What is needed, with the least version where a range tells one: `Node.js 20 or later`.
    static func requirement(_ what: String, _ range: String) -> String {
        let marks = [">=", "^", "~>", "~"]
        let isPlain = range.allSatisfy { $0.isNumber || $0 == "." }
        guard isPlain || marks.contains(where: range.hasPrefix), !range.contains("|") else {
            return range == "*" ? what : "\(what) \(range)"
        }
        let least = range.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        var parts = least.split(separator: ".")
        while parts.count > 1, parts.last == "0" { parts.removeLast() }
        return "\(what) \(parts.joined(separator: ".")) or later"
    }
}
