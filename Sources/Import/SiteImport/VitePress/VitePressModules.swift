import Files
import Site

/// The files that configure a manual of VitePress, as one: what one takes from another is a name in it.
struct VitePressModules {
    private let tree: FileTree

    private static let most = 60
    private static let endings = ["", ".ts", ".mts", ".js", ".mjs", ".json", "/index.ts", "/index.mts", "/index.js"]

    init(_ tree: FileTree) { self.tree = tree }

    /// A file, with the files behind it from which it takes something.
    ///
    /// A name that two of them have is that of the first.
    func script(at path: String) -> Script {
        var (text, taken): (String, Set<String>) = (source(path) ?? "", [path])
        var open = [path]
        while let next = open.first, taken.count < VitePressModules.most {
            open.removeFirst()
            for found in Script(source(next) ?? "").imports {
                guard found.module.hasPrefix("."), let module = file(found.module, beside: next),
                    taken.insert(module).inserted, let source = source(module)
                else { continue }
                text += "\n" + VitePressModules.named(source, found.name)
                open.append(module)
            }
        }
        return Script(text)
    }

    private func source(_ path: String) -> String? {
        (try? tree[path]?.read()).map { String(decoding: $0, as: UTF8.self) }
    }

    private func file(_ module: String, beside path: String) -> String? {
        let folder = String(path.folderPart)
        let plain = ["js", "mjs"].contains(fileExtension(of: module)) ? [module, withoutExtension(module)] : [module]
        return plain.lazy.flatMap { name in VitePressModules.endings.map { name + $0 } }
            .compactMap { resolvedPath($0, in: folder) }.first { source($0) != nil }
    }

    /// A module's text in which what it exports by itself has the name that it is taken by.
    private static func named(_ text: String, _ name: String?) -> String {
        guard let name else { return text.replacing("export default", with: "const nobody =") }
        if text.first { !$0.isWhitespace } == "{" { return "const \(name) = \(text)" }
        return text.replacing("export default", with: "const \(name) =")
    }
}
