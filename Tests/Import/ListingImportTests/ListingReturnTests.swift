import Dates
import Diagnostics
import Files
import ListingImport
import Site
import Studio
import Testing

@testable import ReleaseKit

/// What the kit of an imported listing hands to `fastlane`, and the errors about it.
private func returned(_ files: [String: [UInt8]]) throws -> (files: [String: [UInt8]], errors: [String]) {
    let listing = try ImportedListing(Array(files.keys), named: "lamp") { files[$0] }
    var tree = FileTree(texts: [
        "content/site.yml": "title: T\nbase_url: https://t.dev/\n", "themes/marquee/theme.yml": "name: marquee\n",
    ])
    for (path, content) in listing.files {
        let bytes: [UInt8]? =
            switch content {
            case .made(let bytes): bytes
            case .copied(let path): files[path]
            }
        tree["content/products/lamp/" + path] = .bytes(bytes ?? [])
    }
    let (content, mistakes) = SiteReader().read(tree)
    let product = try #require(content.products.first, "\(mistakes.map(\.message))")
    let maker = KitMaker(content, pictures: PictureSetup(games: []), now: Instant(seconds: 1_790_000_000))
    let store = maker.texts(of: product).store
    let kept = KeptStoreFiles(of: product, besides: store.artefacts).part
    var made: [String: [UInt8]] = [:]
    for artefact in store.artefacts + kept.artefacts { made[artefact.path] = artefact.bytes }
    let errors = (mistakes + store.mistakes + kept.mistakes).filter { $0.severity == .error }
    return (made, errors.map(\.message))
}

@Suite struct ListingReturnTests {
    /// Texts that a reader of YAML, a store's rules or a person could trip over.
    private static let texts = [
        "Lamp", "Lamp\n", "Lamp\n\n", " Lamp", "Lamp \t", "yes", "2048", "1.10\n", "null", "- a: b # c\n", "'\"\\\n",
        "Zeile\r\nZeile\r\n", "\n\nspät\n", "a\u{A0}b\u{2028}c\u{85}", "👨‍👩‍👧 e\u{301}\n", "  a\n    b\n\n\n", "@x\n",
        "%TAG\n",
        "Best free #1 app for iPhone and Android: $0.99! TODO <b>x</b>\n",
        "Much longer than the thirty characters that the stores take for a name today\n", "x,y, z,,\n", "---\n...\n",
        "a\u{7F}b\u{1}\n",
    ]

    @Test(arguments: texts) func `each text comes back to the last byte`(text: String) throws {
        var files: [String: [UInt8]] = [:]
        for folder in ["en-US", "de-DE", "default"] {
            for name in [
                "name", "subtitle", "keywords", "promotional_text", "description", "release_notes", "support_url",
                "marketing_url", "privacy_url", "apple_tv_privacy_policy",
            ] { files["fastlane/metadata/\(folder)/\(name).txt"] = Array(text.utf8) }
        }
        for folder in ["en-US", "de", "pt_BR", "zz"] {
            for name in ["title", "short_description", "full_description", "video", "changelogs/3"] {
                files["fastlane/metadata/android/\(folder)/\(name).txt"] = Array(text.utf8)
            }
        }
        for name in ["copyright", "review_information/notes", "review_information/first_name"] {
            files["fastlane/metadata/\(name).txt"] = Array(text.utf8)
        }
        let found = try returned(files)
        #expect(found.files == files)
        #expect(found.errors.isEmpty)
    }

    @Test func `whatever a language lacks is neither made nor borrowed`() throws {
        let png: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1,
        ]
        let pictures: [String: [UInt8]] = [
            "fastlane/screenshots/it/1.png": png + [1], "fastlane/screenshots/iMessage/en-US/1.png": png + [2],
            "fastlane/metadata/android/it-IT/images/icon.jpg": png + [3],
            "fastlane/metadata/android/it/images/tenInchScreenshots/x.JPG": png + [4],
        ]
        let files = [
            "fastlane/metadata/en-US/description.txt": "All\n", "fastlane/metadata/en-US/name.txt": "Lamp\n",
            "fastlane/metadata/fr-FR/name.txt": "", "fastlane/metadata/it/subtitle.txt": "Luce\n",
            "fastlane/metadata/android/it/title.txt": "Lampada", "fastlane/metadata/android/it-IT/title.txt": "Lampa",
            "fastlane/metadata/primary_category.txt": "GAMES\n",
            "fastlane/metadata/primary_first_sub_category.txt": "GAMES_BOARD\n",
            "fastlane/metadata/secondary_category.txt": "UTILITIES",
            "fastlane/metadata/secondary_first_sub_category.txt": "GAMES_WORD\n",
            "fastlane/metadata/secondary_second_sub_category.txt": "\n",
            "fastlane/metadata/android/en-US/changelogs/default.txt": "Any",
            "fastlane/metadata/android/en-US/changelogs/next.txt": "Next",
        ].mapValues { Array($0.utf8) }.merging(pictures) { $1 }
        let found = try returned(files)
        #expect(found.files == files)
        #expect(found.errors.isEmpty)
    }
}
