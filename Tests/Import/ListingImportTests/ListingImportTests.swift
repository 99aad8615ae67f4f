import Testing

@testable import ListingImport

private let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1,
]

/// The files of the product that a listing becomes, as texts; those that are copied as `= path`.
private func imported(
    _ files: [String: String], named product: String = "lamp"
) throws -> (files: [String: String], notes: [ListingNote]) {
    let listing = try ImportedListing(Array(files.keys), named: product) { path in
        isPicture(path) ? png : files[path].map { Array($0.utf8) }
    }
    var texts = listing.files.mapValues { content in
        switch content {
        case .made(let bytes): String(decoding: bytes, as: UTF8.self)
        case .copied(let path): "= " + path
        }
    }
    texts["IMPORT.md"] = nil
    return (texts, listing.notes)
}

private func refusal(_ paths: [String]) -> ListingRefusal? {
    do throws(ListingRefusal) { _ = try ImportedListing(paths, named: "lamp") { _ in [0x61] } } catch { return error }
    return nil
}

@Suite struct ListingImportTests {
    @Test func `the folders of both stores become a manifest and a file for each other language`() throws {
        let found = try imported([
            "fastlane/Fastfile": "lane :x", "app/main.c": "int x;",
            "fastlane/metadata/copyright.txt": "2026 Ada\n", "fastlane/metadata/primary_category.txt": "UTILITIES\n",
            "fastlane/metadata/review_information/first_name.txt": "Ada\n",
            "fastlane/metadata/en-US/name.txt": "Lamp\n", "fastlane/metadata/en-US/subtitle.txt": "Light: at #1 price",
            "fastlane/metadata/en-US/keywords.txt": "lamp, light",
            "fastlane/metadata/en-US/release_notes.txt": "Brighter.\n\nFaster.\n",
            "fastlane/metadata/it/name.txt": "Lampada\n",
            "fastlane/screenshots/en-US/1.png": "", "fastlane/screenshots/appleTV/it/1.png": "",
            "fastlane/metadata/android/en-US/title.txt": "Lamp for all\n",
            "fastlane/metadata/android/en-US/changelogs/7.txt": "Old.\n",
            "fastlane/metadata/android/en-US/changelogs/12.txt": "New.\n",
            "fastlane/metadata/android/en-US/images/icon.png": "",
            "fastlane/metadata/android/it-IT/changelogs/12.txt": "Nuovo.\n",
            "fastlane/metadata/android/it-IT/images/phoneScreenshots/a b.png": "",
            "fastlane/metadata/android/ast/title.txt": "Llámpara\n",
        ])
        #expect(
            found.files == [
                "product.yml": """
                name: Lamp
                tagline: "Light: at #1 price"
                kind: app
                platforms:
                  - name: iOS
                  - name: Android
                logo: shots/en-US/icon.png
                store:
                  locale: en-US
                  verbatim: true
                  name: |
                    Lamp
                  title: |
                    Lamp for all
                  subtitle: "Light: at #1 price"
                  keywords: lamp, light
                  whats_new: |
                    Brighter.

                    Faster.
                  changelog: |
                    New.
                  version_code: 12
                  category: UTILITIES
                  copyright: |
                    2026 Ada
                  review:
                    first_name: |
                      Ada

                """,
                "locales/it.yml": """
                verbatim: true
                name: |
                  Lampada
                changelog: |
                  Nuovo.

                """,
                "locales/ast.yml": """
                google_play: ast
                verbatim: true
                title: |
                  Llámpara

                """,
                "shots/en-US/1.png": "= fastlane/screenshots/en-US/1.png",
                "shots/en-US/icon.png": "= fastlane/metadata/android/en-US/images/icon.png",
                "shots/it/appleTV/1.png": "= fastlane/screenshots/appleTV/it/1.png",
                "shots/it/phoneScreenshots/a b.png":
                    "= fastlane/metadata/android/it-IT/images/phoneScreenshots/a b.png",
                "fastlane/metadata/android/en-US/changelogs/7.txt":
                    "= fastlane/metadata/android/en-US/changelogs/7.txt",
            ])
        #expect(found.notes.map(\.kind) == [.kept])
    }

    @Test func `F-Droid's and Gradle Play Publisher's folders are read`() throws {
        let fdroid = try imported([
            "metadata/en-US/title.txt": "Lamp", "metadata/en-US/phoneScreenshots/1.jpg": "",
            "metadata/en-US/featureGraphic.png": "",
        ])
        #expect(
            fdroid.files.keys.sorted() == [
                "product.yml", "shots/en-US/featureGraphic.png", "shots/en-US/phoneScreenshots/1.jpg",
            ])
        let gradle = try imported([
            "app/src/main/play/listings/de-DE/title.txt": "Lampe",
            "app/src/main/play/listings/de-DE/short-description.txt": "Licht.",
            "app/src/main/play/listings/de-DE/fulldescription": "Viel Licht.",
            "app/src/main/play/listings/de-DE/graphics/phone-screenshots/1.png": "",
            "app/src/main/play/listings/de-DE/graphics/feature-graphic/x.jpg": "",
        ])
        #expect(
            gradle.files.keys.sorted() == [
                "index.md", "product.yml", "shots/de-DE/featureGraphic.jpg", "shots/de-DE/phoneScreenshots/1.png",
            ])
        #expect(gradle.files["product.yml"]?.contains("  full_description: Viel Licht.\n") == true)
        #expect(gradle.notes.isEmpty)
    }

    @Test(arguments: [
        (["en-US", "de-DE"], "en-US"), (["de-DE", "en-GB"], "en-GB"), (["de-DE", "default"], "default"),
        (["de-DE", "fr-FR"], "de-DE"), (["en", "ast"], "en"),
    ])
    func `the manifest is in English where there is some`(folders: [String], main: String) throws {
        var files: [String: String] = [:]
        for folder in folders { files["metadata/\(folder)/title.txt"] = "Lamp" }
        let found = try imported(files)
        #expect(found.files["product.yml"]?.contains("  locale: \(main)\n") == true)
        #expect(found.files.count == folders.count)
    }

    @Test(arguments: [
        (
            "Lamp", "Light for all. And more of it, for every room of the house and the garden.", "Lamp",
            "Light for all."
        ),
        ("Lamp: light for every room of the house, and the garden", "Light.", "Lamp", "Light."),
        (
            "Lamp", "One line without an end that goes on and on until it is too long for a place", "Lamp",
            "One line without an end that goes on and on until it is too…"
        ),
        (
            String(repeating: "語", count: 50), "", String(repeating: "語", count: 39) + "…",
            String(repeating: "語", count: 39) + "…"
        ),
    ])
    func `name and tagline fit where they are shown`(title: String, text: String, name: String, tagline: String) {
        let headline = ListingHeadline(names: [title], taglines: [text], otherwise: "lamp")
        #expect(headline.name == name)
        #expect(headline.tagline == tagline)
    }

    @Test(arguments: [
        ("UTILITIES\n", false, "UTILITIES"), ("MZGenre.Utilities", false, "UTILITIES"),
        ("SocialNetworking", false, "SOCIAL_NETWORKING"), ("MZGenre.Apps.Food_Drink", false, "FOOD_AND_DRINK"),
        ("MZGenre.Book", false, "BOOKS"), ("GAMES_BOARD", true, "GAMES_BOARD"),
        ("MZGenre.RolePlaying", true, "GAMES_ROLE_PLAYING"),
        ("Arcade", true, "GAMES_CASUAL"), ("Board", false, nil), ("Flying", false, nil), ("UTILITIES", true, nil),
        ("Music", false, "MUSIC"), ("Music", true, "GAMES_MUSIC"),
    ])
    func `older names of categories are those of today`(text: String, isBelow: Bool, id: String?) {
        #expect(ListingCategories.id(of: text, isBelow: isBelow) == id)
    }

    @Test func `two folders of one language keep apart`() throws {
        let found = try imported([
            "metadata/en-US/title.txt": "Lamp", "metadata/ar/title.txt": "A", "metadata/ar-SA/title.txt": "B",
        ])
        #expect(found.files["locales/ar-SA.yml"] == "verbatim: true\ntitle: A\n")
        #expect(found.files["locales/ar-SA-android.yml"] == "google_play: ar-SA\nverbatim: true\ntitle: B\n")
    }

    @Test func `of several listings the usual one is taken, and others have to be named`() {
        #expect(
            refusal(["a/metadata/en-US/title.txt", "b/metadata/en-US/title.txt"])
                == ListingRefusal(
                    message: "there are several listings here: a/metadata, b/metadata",
                    remedy: "name one of these folders"))
        #expect(refusal(["fastlane/metadata/android/en-US/title.txt", "b/metadata/en-US/title.txt"]) == nil)
        #expect(refusal(["src/en-US/notes.txt"])?.message == "there are no texts of a store here")
        #expect(refusal([])?.message == "there are no texts of a store here")
    }
}

@Suite struct HostileListingTests {
    @Test func `what cannot be placed is told with its path`() throws {
        let files: [String: [UInt8]] = [
            "fastlane/metadata/en-US/name.txt": [0xEF, 0xBB, 0xBF, 0x4C],
            "fastlane/metadata/fr-FR/name.txt": [0x43, 0xE9],
            "fastlane/metadata/de-DE/name.txt": [0xFF, 0xFE, 0x4C, 0x00],
            "fastlane/metadata/da/name.txt": [0x4C, 0x00, 0x4C],
            "fastlane/metadata/fi/name.txt": Array(repeating: 0x61, count: 100_001),
            "fastlane/metadata/sv/name.txt": [],
            "fastlane/metadata/source/name.txt": [0x61],
            "fastlane/metadata/primary_category.txt": Array("FLYING".utf8),
            "fastlane/metadata/app_icon.jpg": [0xFF],
            "fastlane/metadata/en-US/colour.txt": [0x61],
            "fastlane/metadata/en-US/name.txt.bak": [0x61],
            "fastlane/screenshots/en-US/notes.md": [0x61],
            "fastlane/screenshots/en-US/pointer.png": Array("version https://git-lfs".utf8),
            "fastlane/metadata/android/a b/title.txt": [0x61],
            "fastlane/metadata/android/en-US/title.txt": [0x61],
            "fastlane/metadata/android/en-US/link.txt": [0x61],
            "fastlane/metadata/android/en-US/images/phoneScreenshots/deep/1.png": [0x61],
        ]
        let listing = try ImportedListing(
            Array(files.keys) + ["fastlane/metadata/no"], named: "lamp",
            obstacles: ["fastlane/metadata/no": "it is a link that leads out, to /etc"]
        ) { files[$0] }
        let told = listing.notes.map { "\($0.kind) \($0.path.dropFirst("fastlane/".count)): \($0.words)" }
        #expect(
            told.sorted() == [
                "changed metadata/de-DE/name.txt: it was UTF-16, and is UTF-8 now",
                "changed metadata/en-US/name.txt: the byte order mark was taken off",
                "changed metadata/fr-FR/name.txt: it is not UTF-8; it was read as Windows-1252: look at letters with accents",
                "kept metadata/android/en-US/link.txt: no field means that",
                "kept metadata/en-US/colour.txt: no field means that",
                "kept metadata/primary_category.txt: the App Store has no such category now",
                "kept metadata/sv/name.txt: it is empty",
                "left metadata/android/a b/title.txt: it stands in no language's folder",
                "left metadata/android/en-US/images/phoneScreenshots/deep/1.png: `supply` knows no such file",
                "left metadata/app_icon.jpg: `deliver` no longer reads that",
                "left metadata/da/name.txt: it holds zero bytes, and is no text",
                "left metadata/en-US/name.txt.bak: `deliver` knows no such file",
                "left metadata/fi/name.txt: 100001 bytes are no text of a store",
                "left metadata/no: it is a link that leads out, to /etc",
                "left metadata/source/name.txt: `source` is no language",
                "left screenshots/en-US/notes.md: it is no picture that the App Store takes",
                "left screenshots/en-US/pointer.png: it is no PNG and no JPEG, but perhaps a pointer of Git LFS to one",
            ])
        guard case .made(let french)? = listing.files["locales/fr-FR.yml"] else {
            throw ListingRefusal(message: "", remedy: "")
        }
        #expect(String(decoding: french, as: UTF8.self) == "verbatim: true\nname: Cé\n")
        #expect(listing.leftCount == 10)
    }

    @Test func `many notes of one kind are one, and all stand in the report`() throws {
        var files = ["metadata/en-US/title.txt": "Lamp"]
        for code in 1...1_000 { files["metadata/en-US/changelogs/\(code).txt"] = "Version \(code)" }
        let listing = try ImportedListing(Array(files.keys), named: "lamp") { files[$0].map { Array($0.utf8) } }
        #expect(
            listing.notes.map { "\($0.path) \($0.words)" } == [
                "metadata/en-US/changelogs/ 999 files: a manifest holds what is new in one version"
            ])
        guard case .made(let report)? = listing.files["IMPORT.md"] else {
            throw ListingRefusal(message: "", remedy: "")
        }
        #expect(
            String(decoding: report, as: UTF8.self) == """
                # What was imported

                1001 files in 1 language, 0 left out, 999 kept as they are. This page is for you alone: it is not published, and may be deleted.

                ## Kept as it is, and handed to the kit

                - `metadata/en-US/changelogs/`: 999 files: a manifest holds what is new in one version

                """)
    }
}
