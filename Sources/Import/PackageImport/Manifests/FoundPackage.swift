/// The package of a repository, with what several of its files say of it.
struct FoundPackage {
    var facts: PackageFacts
    /// The folder of the repository that it stands in; empty for the outermost one.
    var home: String
    /// The files that were read.
    var paths: [String]

    /// - Parameters:
    ///   - folder: the files of the repository.
    ///   - names: what the package may be called, for a repository of several.
    init?(in folder: PackageFolder, named names: [String]) {
        let homes = [""] + names.flatMap { ["packages/\($0)", "crates/\($0)", $0] }
        let found = FoundPackage.extensions(in: folder) + homes.flatMap { FoundPackage.packages(at: $0, in: folder) }
        guard var facts = found.first(where: { !$0.isPrivate }) ?? found.first else { return nil }
        home = PackageFolder.folder(of: facts.path)
        paths = [facts.path]
        for other in found where other.path != facts.path && FoundPackage.isSame(other, facts) {
            facts.complete(with: other)
            if other.path.hasSuffix(".podspec") { facts.ways += other.ways }
            paths.append(other.path)
        }
        self.facts = facts
    }

    /// Whether two files speak of one thing: they stand side by side, or one is that of the whole repository.
    private static func isSame(_ one: PackageFacts, _ other: PackageFacts) -> Bool {
        let (home, there) = (PackageFolder.folder(of: one.path), PackageFolder.folder(of: other.path))
        return home == there
            || home.isEmpty && (one.isPrivate || other.platforms.contains { $0 == "Chrome" || $0 == "Firefox" })
    }

    /// Extensions of browsers, which stand in any folder, and of Obsidian.
    private static func extensions(in folder: PackageFolder) -> [PackageFacts] {
        let paths = folder.paths.filter { PackageFolder.name(of: $0) == "manifest.json" && $0.count { $0 == "/" } < 4 }
        let found = paths.lazy.compactMap { PackageFacts.browser($0, in: folder) }
        guard var first = found.first else { return [] }
        // One for each browser is the habit of those who build for several.
        for other in found.dropFirst() {
            first.platforms += other.platforms.filter { !first.platforms.contains($0) }
        }
        return [first]
    }

    private static func packages(at home: String, in folder: PackageFolder) -> [PackageFacts] {
        let readers: [(String, (String, PackageFolder) -> PackageFacts?)] = [
            ("cargo.toml", { PackageFacts.rust($0, in: $1) }), ("pyproject.toml", { PackageFacts.python($0, in: $1) }),
            ("composer.json", { PackageFacts.composer($0, in: $1) }), ("*.gemspec", { PackageFacts.gem($0, in: $1) }),
            ("package.swift", { PackageFacts.swift($0, in: $1) }), ("*.podspec", { PackageFacts.pod($0, in: $1) }),
            ("go.mod", { PackageFacts.go($0, in: $1) }), ("pubspec.yaml", { PackageFacts.dart($0, in: $1) }),
            ("package.json", { PackageFacts.node($0, in: $1) }),
        ]
        let here = folder.paths.filter { PackageFolder.folder(of: $0) == home }
        return readers.compactMap { pattern, read in
            let path = here.first { path in
                let name = PackageFolder.name(of: path).lowercased()
                return pattern.hasPrefix("*") ? name.hasSuffix(pattern.dropFirst()) : name == pattern
            }
            return path.flatMap { read($0, folder) }
        }
    }
}
