import Diagnostics
import Letters
import Values

/// The files of a repository that somebody gave.
struct PackageFolder {
    /// The paths of all files, shortest first, then in the order of their bytes; what was installed or built left aside.
    let paths: [String]
    private let known: Set<String>
    private let read: (_ path: String) -> [UInt8]?

    init(_ paths: [String], bytes: @escaping (_ path: String) -> [UInt8]?) {
        let foreign: Set = ["node_modules", "vendor", "target", "Pods", "Carthage", "third_party", "fixtures"]
        self.paths = paths.filter { !$0.split(separator: "/").dropLast().contains { foreign.contains(String($0)) } }
            .sorted {
                let (one, other) = ($0.count { $0 == "/" }, $1.count { $0 == "/" })
                return one == other ? $0.utf8.lexicographicallyPrecedes($1.utf8) : one < other
            }
        known = Set(self.paths)
        read = bytes
    }

    /// The file of a folder that is called so, in whatever case; nil where there is none.
    func file(_ names: [String], in folder: String) -> String? {
        let here = paths.filter { PackageFolder.folder(of: $0) == folder }
        for name in names {
            if let path = here.first(where: { PackageFolder.name(of: $0).lowercased() == name.lowercased() }) {
                return path
            }
        }
        return nil
    }

    func has(_ path: String) -> Bool { known.contains(path) }

    func source(_ path: String) -> SourceText? {
        guard has(path), let bytes = read(path) else { return nil }
        return SourceText(path: path, bytes: bytes)
    }

    /// The folders with a package of npm that patterns such as `packages/*` name.
    func members(_ patterns: [String], of home: String) -> [String] {
        let starts = patterns.map { PackageFolder.path(String($0.prefix { $0 != "*" }), in: home) }
        return paths.filter { PackageFolder.name(of: $0) == "package.json" }.map(PackageFolder.folder).filter {
            folder in
            folder != home && starts.contains { folder == $0 || $0.hasSuffix("/") && folder.hasPrefix($0) }
        }
    }

    /// What stands in front of a file's name, without the slash.
    static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// The path of a file that stands in a folder.
    static func path(_ name: String, in folder: String) -> String { folder.isEmpty ? name : folder + "/" + name }
}

extension PlacedValue {
    /// The text that a path of names leads to, in one line; nil where there is none, or nothing in it.
    func text(_ names: String...) -> String? {
        var value: PlacedValue? = self
        for name in names { value = value?[name] }
        return value?.line
    }

    /// The texts of a list, or of one text.
    func texts(_ name: String) -> [String] {
        guard let value = self[name] else { return [] }
        guard case .list(let parts) = value.content else { return value.line.map { [$0] } ?? [] }
        return parts.compactMap(\.line)
    }

    /// A text in one line.
    var line: String? {
        let text: String? = if case .string(let text) = content { text } else { digits }
        let line = text?.onOneLine
        return line?.isEmpty == false ? line : nil
    }
}
