import TOML
import Values

extension PackageFacts {
    /// Reads a `Cargo.toml`; what it has from its workspace stands in the one above it.
    ///
    /// Format: doc.rust-lang.org, The Manifest Format, as of 2026-11.
    static func rust(_ path: String, in folder: PackageFolder) -> PackageFacts? {
        guard let source = folder.source(path), let root = try? parseTOML(source), let package = root["package"]
        else { return nil }
        let above = folder.source("Cargo.toml").flatMap { try? parseTOML($0) }?["workspace"]?["package"]
        func text(_ field: String) -> String? {
            package[field]?["workspace"] == nil ? package.text(field) : above?.text(field)
        }
        func texts(_ field: String) -> [String] {
            package[field]?["workspace"] == nil ? package.texts(field) : above?.texts(field) ?? []
        }
        var facts = PackageFacts(path: path)
        facts.name = text("name")
        facts.description = text("description")
        facts.version = text("version")
        facts.license = text("license").map { $0.replacing("/", with: " OR ") }
        facts.homepage = text("homepage")
        facts.documentation = text("documentation")
        facts.repository = text("repository").flatMap(RepositoryAddress.init)
        facts.keywords = texts("keywords")
        facts.authors = texts("authors").compactMap(person)
        facts.requirements = text("rust-version").map { [requirement("Rust", $0)] } ?? []
        let home = PackageFolder.folder(of: path)
        let isLibrary = root["lib"] != nil || folder.has(PackageFolder.path("src/lib.rs", in: home))
        let others = PackageFolder.path("src/bin/", in: home)
        let isNamed = root["bin"] != nil || folder.paths.contains { $0.hasPrefix(others) && $0.hasSuffix(".rs") }
        let isProgram = folder.has(PackageFolder.path("src/main.rs", in: home))
        if isNamed || isProgram && !isLibrary { facts.kind = "tool" }
        if case .bool(false)? = package["publish"]?.content { facts.isPrivate = true }
        if let name = facts.name, !facts.isPrivate {
            facts.ways = [Way(manager: "cargo", fields: [.init(name: "package", text: name)])]
        }
        return facts
    }
}
