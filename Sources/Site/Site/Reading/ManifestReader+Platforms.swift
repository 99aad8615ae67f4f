import Diagnostics

extension ManifestReader {
    /// What programs run on, as people write it.
    ///
    /// Any word may be one; those that lead to stores, and others that are near to them or well known, are here so that a
    /// slip of the hand shows.
    private static let platforms = [
        "iOS", "iPadOS", "iPhone", "iPad", "iPod", "iPod touch", "macOS", "Mac", "Mac OS", "OS X", "tvOS", "Apple TV",
        "watchOS", "Apple Watch", "visionOS", "Vision Pro", "Apple Vision Pro", "Android", "Android TV", "Wear OS",
        "Chromebook", "ChromeOS", "Windows", "Linux", "Web", "WebOS", "DOS", "MS-DOS", "Unix", "BSD", "FreeBSD",
        "OpenBSD", "NetBSD", "Haiku", "Tizen", "Steam", "Steam Deck", "Xbox", "PlayStation", "Nintendo Switch",
        "Playdate", "PC", "SteamOS", "Chrome", "Firefox", "Edge", "Safari", "Opera", "Browser", "Visual Studio Code",
        "VS Code",
        "JetBrains", "Obsidian",
    ]

    /// Warns of platforms that are nearly one that is known: without it nothing is drawn for their stores.
    func warn(ofMistypedPlatforms platforms: [Manifest.Platform], _ reader: inout FieldReader) {
        let known = Set(ManifestReader.platforms.map { $0.lowercased() })
        for platform in platforms {
            // `PlayStation 5`: the number says which one.
            let name = platform.name.lowercased().reversed().drop { $0.isNumber || $0 == "." || $0 == " " }.reversed()
            if known.contains(String(name)) { continue }
            guard let remedy = didYouMean(platform.name, among: ManifestReader.platforms) else { continue }
            reader.mistake(
                "no platform is called `\(platform.name)`, so that its store gets nothing", at: platform.place,
                remedy: remedy, severity: .warning)
        }
    }
}
