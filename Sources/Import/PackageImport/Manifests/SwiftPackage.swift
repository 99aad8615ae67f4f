import Diagnostics
import Packaging

extension PackageFacts {
    /// Reads a `Package.swift`.
    static func swift(_ path: String, in folder: PackageFolder) -> PackageFacts? {
        guard let source = folder.source(path) else { return nil }
        let read = PackageManifestReader.read(source)
        guard let name = read.name?.value else { return nil }
        var facts = PackageFacts(path: path)
        facts.name = name
        let libraries = read.libraries.compactMap(\.value)
        facts.kind = libraries.isEmpty ? "tool" : "library"
        facts.requirements = read.swift?.value.map { [requirement("Swift", $0)] } ?? []
        facts.platforms = read.platforms.compactMap { systems[$0.system] }
        if let library = libraries.first {
            facts.ways = [Way(manager: "swiftpm", fields: [.init(name: "product", text: library)])]
        }
        return facts
    }

    /// Reads a podspec.
    static func pod(_ path: String, in folder: PackageFolder) -> PackageFacts? {
        guard let source = folder.source(path) else { return nil }
        let read = PodspecReader.read(source)
        guard let name = read.name?.value else { return nil }
        var facts = PackageFacts(path: path)
        facts.name = name
        facts.description = read.summary?.value
        facts.version = read.version?.value
        facts.license = read.license?.value
        facts.platforms = read.platforms.compactMap { systems[$0.system] }
        facts.ways = [Way(manager: "cocoapods", fields: [.init(name: "pod", text: name)])]
        return facts
    }

    private static let systems = [
        "ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS",
    ]
}
