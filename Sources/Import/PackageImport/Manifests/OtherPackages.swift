import JSON
import Packaging
import Values
import YAML

extension PackageFacts {
    /// Reads a `composer.json` of PHP (getcomposer.org, The composer.json schema, as of 2026-11).
    static func composer(_ path: String, in folder: PackageFolder) -> PackageFacts? {
        guard let source = folder.source(path), let root = try? parseJSON(source), let name = root.text("name") else {
            return nil
        }
        var facts = PackageFacts(path: path)
        facts.name = name
        facts.description = root.text("description")
        facts.version = root.text("version")
        facts.license = root.texts("license").joined(separator: " OR ")
        if facts.license?.isEmpty == true { facts.license = nil }
        facts.homepage = root.text("homepage")
        facts.keywords = root.texts("keywords")
        if case .list(let people)? = root["authors"]?.content { facts.authors = people.compactMap(person) }
        for entry in root["support"]?.entries ?? [] {
            if let url = entry.value.line { facts.take(url, called: entry.key) }
        }
        if let range = root.text("require", "php") { facts.requirements = [requirement("PHP", range)] }
        if root["bin"] != nil { facts.kind = "tool" }
        facts.ways = [Way(manager: "composer", fields: [.init(name: "package", text: name)])]
        return facts
    }

    /// Reads a `go.mod` (go.dev, Go Modules Reference, as of 2026-11).
    static func go(_ path: String, in folder: PackageFolder) -> PackageFacts? {
        guard let source = folder.source(path) else { return nil }
        let lines = source.string.split(whereSeparator: \.isNewline).map { $0.split(whereSeparator: \.isWhitespace) }
        func word(_ name: String) -> String? {
            lines.first { $0.first == name[...] && $0.count > 1 }.map { String($0[1]) }
        }
        guard let module = word("module") else { return nil }
        var facts = PackageFacts(path: path)
        var parts = module.split(separator: "/")
        // `/v2` is the version, and not the name.
        if parts.count > 1, let last = parts.last, last.first == "v", Int(last.dropFirst()) != nil {
            parts.removeLast()
        }
        facts.name = parts.last.map(String.init)
        facts.repository =
            parts.count > 2 ? RepositoryAddress("https://" + parts.prefix(3).joined(separator: "/")) : nil
        facts.documentation = "https://pkg.go.dev/" + module
        facts.requirements = word("go").map { [requirement("Go", $0)] } ?? []
        let home = PackageFolder.folder(of: path)
        if folder.has(PackageFolder.path("main.go", in: home)) { facts.kind = "tool" }
        facts.ways = [Way(manager: "go", fields: [.init(name: "package", text: module)])]
        return facts
    }

    /// Reads a gemspec, which is a Ruby program, where it says things in so many words.
    static func gem(_ path: String, in folder: PackageFolder) -> PackageFacts? {
        guard let source = folder.source(path) else { return nil }
        let read = GemspecReader.read(source)
        guard let name = read["name"]?.first else { return nil }
        var facts = PackageFacts(path: path)
        facts.name = name
        facts.description = read["summary"]?.first ?? read["description"]?.first
        facts.version = read["version"]?.first
        facts.license = (read["license"] ?? read["licenses"])?.joined(separator: " OR ")
        facts.homepage = read["homepage"]?.first
        facts.authors = (read["authors"] ?? read["author"] ?? []).map { Author(name: $0) }
        for label in ["homepage_uri", "source_code_uri", "documentation_uri", "bug_tracker_uri"] {
            if let url = read["metadata." + label]?.first { facts.take(url, called: label) }
        }
        facts.requirements = read["required_ruby_version"]?.first.map { [requirement("Ruby", $0)] } ?? []
        if read["executables"] != nil { facts.kind = "tool" }
        facts.ways = [Way(manager: "gem", fields: [.init(name: "package", text: name)])]
        return facts
    }

    /// Reads a `pubspec.yaml` of Dart or Flutter (dart.dev, The pubspec file, as of 2026-11).
    static func dart(_ path: String, in folder: PackageFolder) -> PackageFacts? {
        guard let source = folder.source(path), let root = try? parseYAML(source), let name = root.text("name") else {
            return nil
        }
        var facts = PackageFacts(path: path)
        facts.name = name
        facts.description = root.text("description")
        facts.version = root.text("version")
        facts.homepage = root.text("homepage")
        facts.repository = root.text("repository").flatMap(RepositoryAddress.init)
        facts.documentation = root.text("documentation")
        facts.issues = root.text("issue_tracker")
        facts.keywords = root.texts("topics")
        if let range = root.text("environment", "sdk") { facts.requirements = [requirement("Dart", range)] }
        facts.isPrivate = root.text("publish_to") == "none"
        if root["executables"] != nil { facts.kind = "tool" }
        if !facts.isPrivate { facts.ways = [Way(manager: "dart", fields: [.init(name: "package", text: name)])] }
        return facts
    }
}
