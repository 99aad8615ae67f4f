import Diagnostics

/// Something that a podspec or a `Package.swift` says, and where.
package struct PackagingFact: Equatable {
    /// What it says; nil where it is worked out when it runs, and hence not known here.
    package var value: String?
    /// Where it stands.
    package var place: Place

    package init(value: String?, place: Place) {
        self.value = value
        self.place = place
    }
}

/// The facts of a podspec or a `Package.swift` that a manifest has too.
package struct PackagingFacts {
    /// The file.
    package var source: SourceText
    /// What the package or the pod is called.
    package var name: PackagingFact?
    /// Its version; only a podspec has one.
    package var version: PackagingFact?
    /// Its summary; only a podspec has one.
    package var summary: PackagingFact?
    /// Its licence.
    package var license: PackagingFact?
    /// The tag of its repository.
    package var tag: PackagingFact?
    /// The version of the tools, or the versions of the language.
    package var swift: PackagingFact?
    /// The oldest version of each system, by the system's name: `ios`, `macos`, `tvos`, `watchos`, `visionos`.
    package var platforms: [(system: String, minimum: PackagingFact)] = []
    /// The libraries that it brings.
    package var libraries: [PackagingFact] = []

    /// A system by any of its names: those of people, of CocoaPods and of Swift.
    package static func system(_ name: String) -> String? {
        switch name.lowercased() {
        case "ios", "iphone", "ipad", "ipados", "ipod touch": "ios"
        case "macos", "mac", "osx", "os x", "macosx": "macos"
        case "tvos", "apple tv": "tvos"
        case "watchos", "apple watch": "watchos"
        case "visionos", "apple vision pro", "vision pro": "visionos"
        case "maccatalyst", "driverkit", "linux", "android", "windows", "wasi", "openbsd": nil
        default: nil
        }
    }

    /// A version without what does not count: `13.0` as `13`.
    package static func plain(_ version: String) -> String {
        var parts = version.split(separator: ".")
        while parts.count > 1, parts.last == "0" { parts.removeLast() }
        return parts.joined(separator: ".")
    }
}
