import Files
import Site

/// What configures the texts of one folder of a manual of VitePress: `config.ts` among them, or a part of `additionalConfig`.
///
/// That of the root's folder is read; what other folders have besides is told.
struct VitePressAdditional: Sendable {
    /// What is said of all texts; nothing where no file says it.
    let data: ScriptData
    /// The file that says it.
    let path: String
    /// What is not read, with the file that says it.
    let notes: [(path: String, note: String)]

    /// Nothing besides the configuration, at a path.
    init(_ path: String) { (data, self.path, notes) = (.null, path, []) }

    /// - Parameters:
    ///   - tree: the manual's files.
    ///   - root: the folder of its texts, with its slash.
    ///   - given: `additionalConfig`, where the configuration has it: files are not looked for then.
    ///   - path: the configuration.
    init(_ tree: FileTree, _ root: String, _ given: ScriptData?, _ path: String) {
        guard given == nil else {
            data = given?["/"] ?? .null
            self.path = path
            let folders = given.map { $0.entries.map(\.key).filter { $0 != "/" } } ?? []
            notes =
                folders.map { (path, "`additionalConfig` for `\($0)` is not read") }
                + (given?.hasCode == true && given?.entries.isEmpty == true
                    ? [(path, "`additionalConfig` is worked out in it, and nothing is run here")] : [])
            return
        }
        let files = tree.paths.filter { $0.hasPrefix(root) && VitePressAdditional.isOne($0.dropFirst(root.count)) }
        let own = files.first { $0.folderPart == root }
        data = own.flatMap { ScriptReader.exported(by: VitePressModules(tree).script(at: $0)) } ?? .null
        self.path = own ?? path
        notes = files.compactMap { [data] file in
            if file != own { return (file, "what it says of the texts in its folder is not read") }
            return data.entries.isEmpty ? (file, "it exports no plain data, and nothing is run here") : nil
        }
    }

    private static func isOne(_ inside: some StringProtocol) -> Bool {
        let parts = inside.split(separator: "/")
        return ["config.ts", "config.mts", "config.js", "config.mjs"].contains(parts.last)
            && !parts.contains { $0 == "node_modules" || $0 == ".vitepress" || $0 == "public" }
    }
}
