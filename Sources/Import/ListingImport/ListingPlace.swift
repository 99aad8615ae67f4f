/// A folder of one language in one store.
struct ListingFolder: Hashable {
    enum Store: Hashable { case appStore, googlePlay }

    var store: Store
    var name: String
}

/// What a file of a listing is to us.
enum ListingPlace: Equatable {
    /// A text of a language, by our name of the field.
    case text(ListingFolder, String)
    /// What was new in a version, by Google Play's number of it or `default`.
    case changelog(ListingFolder, String)
    /// A picture of a language, by its path in that one's folder of `shots/`.
    case picture(ListingFolder, String)
    /// A fact about the app, by our name of the field of `store`.
    case fact(String)
    /// What reviewers are told, by our name of the field.
    case review(String)
    /// Something that no field means; it is kept at a path of the folder `fastlane/`.
    case kept(String, String)
    /// Something without a place.
    case left(String)

    /// A file below the folder of the App Store's texts.
    init(appStore parts: [String]) {
        let (last, name) = (parts.last ?? "", ListingPlace.stem(parts.last ?? ""))
        let path = "metadata/" + parts.joined(separator: "/")
        switch parts.count {
        case 1 where ListingPlace.facts[name] != nil && last.hasSuffix(".txt"):
            self = .fact(ListingPlace.facts[name] ?? name)
        case 1 where last.hasPrefix("review_") && ListingPlace.review(String(name.dropFirst(7))) != nil:
            self = .review(ListingPlace.review(String(name.dropFirst(7))) ?? name)
        case 2 where parts[0] == "review_information" && ListingPlace.review(name) != nil:
            self = .review(ListingPlace.review(name) ?? name)
        case 2 where ListingRoots.isLanguage(parts[0]) && last.hasSuffix(".txt"):
            let folder = ListingFolder(store: .appStore, name: parts[0])
            self = ListingPlace.appStoreTexts[name].map { .text(folder, $0) } ?? .kept(path, "no field means that")
        case 2 where parts[0].hasPrefix("trade_representative"), 1 where isPicture(last):
            self = .left("`deliver` no longer reads that")
        case 2 where parts[0] == "app_clip_review_information": self = .kept(path, "no field means that")
        case 2 where last.hasSuffix(".txt"): self = .left("`\(parts[0])` is no language")
        default: self = .left("`deliver` knows no such file")
        }
    }

    /// A file below the folder of the App Store's screenshots.
    init(screenshots parts: [String]) {
        guard let last = parts.last, isPicture(last) else {
            self = .left("it is no picture that the App Store takes")
            return
        }
        if parts.count == 2, ListingRoots.isLanguage(parts[0]) {
            self = .picture(ListingFolder(store: .appStore, name: parts[0]), last)
        } else if parts.count == 3, ["appleTV", "iMessage"].contains(parts[0]), ListingRoots.isLanguage(parts[1]) {
            self = .picture(ListingFolder(store: .appStore, name: parts[1]), parts[0] + "/" + last)
        } else {
            self = .left("it stands in no language's folder")
        }
    }

    /// A file below the folder of Google Play's languages.
    init(play parts: [String]) {
        guard let last = parts.last, parts.count > 1, ListingPlace.isFolder(parts[0]) else {
            self = .left("it stands in no language's folder")
            return
        }
        let folder = ListingFolder(store: .googlePlay, name: parts[0])
        let path = "metadata/android/" + parts.joined(separator: "/")
        if parts.count == 2, let field = ListingRoots.playTexts[last] {
            self = .text(folder, field)
        } else if parts.count == 2, last == "video.txt" {
            self = .text(folder, "video")
        } else if parts.count == 3, parts[1] == "changelogs", last.hasSuffix(".txt") {
            self = .changelog(folder, String(last.dropLast(4)))
        } else if isPicture(last), let picture = ListingPlace.picture(Array(parts.dropFirst())) {
            self = .picture(folder, picture)
        } else if last.hasSuffix(".txt"), parts.count == 2 {
            self = .kept(path, "no field means that")
        } else {
            self = .left("`supply` knows no such file")
        }
    }

    /// The path of a picture below `shots/LANGUAGE/`, from where it stands in the folder of its language.
    private static func picture(_ parts: [String]) -> String? {
        var parts = parts
        if parts[0] == "images" || parts[0] == "graphics" { parts.removeFirst() }
        switch parts.count {
        case 1: return ["icon", "featureGraphic", "tvBanner"].contains(stem(parts[0])) ? parts[0] : nil
        case 2:
            // Gradle Play Publisher has a folder for each single picture too.
            if let name = singles[parts[0]] { return name + "." + (parts[1].split(separator: ".").last ?? "png") }
            guard let kind = kinds.first(where: { $0 == parts[0] || $0 == camelCase(parts[0]) }) else { return nil }
            return kind + "/" + parts[1]
        default: return nil
        }
    }

    private static let kinds = [
        "phoneScreenshots", "sevenInchScreenshots", "tenInchScreenshots", "tvScreenshots", "wearScreenshots",
    ]

    private static let singles = ["icon": "icon", "feature-graphic": "featureGraphic", "tv-banner": "tvBanner"]

    private static let appStoreTexts: [String: String] = [
        "name": "name", "subtitle": "subtitle", "promotional_text": "promotional_text", "description": "description",
        "keywords": "keywords", "release_notes": "whats_new", "support_url": "support_url",
        "marketing_url": "marketing_url", "privacy_url": "privacy_url",
    ]

    private static let facts: [String: String] = [
        "copyright": "copyright", "primary_category": "category", "secondary_category": "secondary_category",
        "primary_first_sub_category": "primary_first_sub_category",
        "primary_second_sub_category": "primary_second_sub_category",
        "secondary_first_sub_category": "secondary_first_sub_category",
        "secondary_second_sub_category": "secondary_second_sub_category",
    ]

    private static func review(_ name: String) -> String? {
        let known = [
            "first_name", "last_name", "phone_number", "email_address", "demo_user", "demo_password", "notes",
        ]
        if known.contains(name) { return name }
        // What older versions of `deliver` called them.
        return ["email": "email_address", "phone": "phone_number"][name]
    }

    /// Whether `supply` would take a folder for a language, and a file here can bear its name.
    private static func isFolder(_ name: String) -> Bool {
        name.utf8.count <= 40
            && name.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D || $0 == 0x5F
            }
    }

    /// A file's name in front of its first dot.
    private static func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }

    /// `phone-screenshots` as `phoneScreenshots`.
    private static func camelCase(_ name: String) -> String {
        let parts = name.split(separator: "-")
        return String(parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
