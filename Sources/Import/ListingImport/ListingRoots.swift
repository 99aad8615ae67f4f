import Letters

/// Where the folders of a listing stand in what was given: the root of a repository, `fastlane`, or what is in that.
struct ListingRoots {
    /// The folder with a folder of texts for each of the App Store's languages; nil for none.
    private(set) var appStore: [String]?
    /// The folder with the App Store's screenshots; nil for none.
    private(set) var screenshots: [String]?
    /// The folder with a folder for each of Google Play's languages; nil for none.
    private(set) var play: [String]?

    init(_ paths: [String]) throws(ListingRefusal) {
        var apple: Set<[String]> = []
        var google: Set<[String]> = []
        var shots: Set<[String]> = []
        for path in paths {
            let parts = path.split(separator: "/").map(String.init)
            if let root = ListingRoots.root(above: parts, ListingRoots.isAppStoreText) { apple.insert(root) }
            if let root = ListingRoots.playRoot(above: parts) { google.insert(root) }
            if let root = ListingRoots.root(above: parts, isPicture), root.last == "screenshots" { shots.insert(root) }
        }
        appStore = try ListingRoots.one(apple, among: [["fastlane", "metadata"], ["metadata"], []])
        let beside = appStore.map { [$0 + ["android"]] } ?? []
        play = try ListingRoots.one(
            google, among: beside + [["fastlane", "metadata", "android"], ["metadata", "android"], ["android"], []])
        let near = appStore.map { Array($0.dropLast()) + ["screenshots"] }
        screenshots = [near, ["fastlane", "screenshots"], ["screenshots"]].compactMap(\.self).first(
            where: shots.contains)
        guard appStore != nil || play != nil || screenshots != nil else {
            throw ListingRefusal(
                message: "there are no texts of a store here",
                remedy: "name the folder that has `fastlane/metadata` or `metadata/android` in it")
        }
    }

    /// The one folder that is meant: the usual one, else the only one.
    private static func one(_ found: Set<[String]>, among usual: [[String]]) throws(ListingRefusal) -> [String]? {
        if let usual = usual.first(where: found.contains) { return usual }
        guard found.count > 1 else { return found.first }
        let names = found.map { $0.joined(separator: "/") }.sorted()
        throw ListingRefusal(
            message: "there are several listings here: \(names.prefix(8).joined(separator: ", "))",
            remedy: "name one of these folders")
    }

    /// The folder around the languages, for a file of one.
    private static func root(above parts: [String], _ isText: (String) -> Bool) -> [String]? {
        guard parts.count >= 2, isText(parts[parts.count - 1]), isLanguage(parts[parts.count - 2]) else { return nil }
        return Array(parts.dropLast(2))
    }

    private static func playRoot(above parts: [String]) -> [String]? {
        if let root = root(above: parts, { playTexts[$0] != nil }) { return root }
        let isNotes =
            parts.count >= 3 && parts[parts.count - 2] == "changelogs" && parts[parts.count - 1].hasSuffix(".txt")
        return isNotes && isLanguage(parts[parts.count - 3]) ? Array(parts.dropLast(3)) : nil
    }

    private static func isAppStoreText(_ name: String) -> Bool {
        [
            "name.txt", "subtitle.txt", "keywords.txt", "promotional_text.txt", "release_notes.txt", "description.txt",
        ].contains(name)
    }

    /// The texts of Google Play by the names of their files, Gradle Play Publisher's among them; and our fields.
    static let playTexts: [String: String] = [
        "title.txt": "title", "short_description.txt": "short_description", "full_description.txt": "full_description",
        "short-description.txt": "short_description", "full-description.txt": "full_description",
        "shortdescription": "short_description", "fulldescription": "full_description",
    ]

    /// Whether a folder's name could be a language's: `de`, `de-DE`, `pt_BR`, `zh-Hant-HK`, `af-rZA`.
    static func isLanguage(_ name: String) -> Bool {
        if name == "default" { return true }
        let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard (2...3).contains(parts[0].utf8.count), parts.count <= 4 else { return false }
        return parts.allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy(\.isLetterOrDigit)
        }
    }
}

/// Whether a file's name is that of a picture that stores take.
func isPicture(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".png", ".jpg", ".jpeg"].contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
}
