// swift-tools-version:6.2
import PackageDescription

// Wings are folders of `Sources/`, a target is a folder of its wing, and `Tests/` mirrors it.
// The rows stand in the order of the house: a target imports only what its row says, and
// `Tests/App/HouseTests` compares every `import` with this list.

/// A target of a wing, at `Sources/<wing>/<name>`.
func room(_ wing: String, _ name: String, _ imports: [String] = [], settings: [SwiftSetting] = []) -> Target {
    .target(
        name: name, dependencies: imports.map { .byName(name: $0) }, path: "Sources/\(wing)/\(name)",
        swiftSettings: settings + apart)
}

/// The tests of a target, at `Tests/<wing>/<name>Tests`.
func tests(_ wing: String, _ name: String, _ more: [String] = [], resources: [Resource] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: ([name] + more).map { .byName(name: $0) },
        path: "Tests/\(wing)/\(name)Tests", resources: resources)
}

/// A C library's one door: a module map over Debian's headers.
func library(_ name: String, pkgConfig: String, package: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/Libraries/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// The population count instruction; every x86-64 processor since 2009 has it.
let popcount: [SwiftSetting] = [
    .unsafeFlags(["-Xcc", "-march=x86-64-v2"], .when(platforms: [.linux], configuration: .release))
]

/// Each function in a section of its own: the linker leaves out what nothing calls, and lays side by side what a build of a
/// site calls (`.linking/called`), so that the rest of the program is never read into memory.
let apart: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release))
]

/// For rooms whose loops go over pixels, bytes or moves: optimised in debug builds too, which spend nine tenths of their time
/// there otherwise.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let libraries: [Target] = [
    library("CYAML", pkgConfig: "yaml-0.1", package: "libyaml-dev"),
    library("CMark", pkgConfig: "libcmark", package: "libcmark-dev"),
    library("CPangoCairo", pkgConfig: "pangocairo", package: "libpango1.0-dev"),
    library("CDeflate", pkgConfig: "libdeflate", package: "libdeflate-dev"),
    library("CBrotli", pkgConfig: "libbrotlienc", package: "libbrotli-dev"),
    library("CRSVG", pkgConfig: "librsvg-2.0", package: "librsvg2-dev"),
    library("CGIF", pkgConfig: "libgif", package: "libgif-dev"),
    library("CWebP", pkgConfig: "libwebp", package: "libwebp-dev"),
    // libjpeg's errors are long jumps, which may not cross Swift: what calls it is C, in one file.
    .target(name: "CJPEG", path: "Sources/Libraries/CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    library("CPNG", pkgConfig: "libpng", package: "libpng-dev"),
    library("CAV", pkgConfig: "libavformat", package: "libavformat-dev"),
    library("CVTerm", pkgConfig: "vterm", package: "libvterm-dev"),
    library("CNettle", pkgConfig: "nettle", package: "nettle-dev"),
    library("CZip", pkgConfig: "libzip", package: "libzip-dev"),
    library("CMicroHTTPD", pkgConfig: "libmicrohttpd", package: "libmicrohttpd-dev"),
    // Namesakes of functions of these libraries, which load them when they are first called; linked by the program alone.
    .target(
        name: "CLater", path: "Sources/Libraries/CLater",
        linkerSettings: [.linkedLibrary("dl")]),
    .systemLibrary(name: "CAffinity", path: "Sources/Libraries/CAffinity"),
    .systemLibrary(
        name: "CMimalloc", path: "Sources/Libraries/CMimalloc", providers: [.apt(["libmimalloc-dev"])]),
    // Loaded when it is needed instead of linked, so pkg-config is not asked.
    .systemLibrary(name: "CCurl", path: "Sources/Libraries/CCurl", providers: [.apt(["libcurl4-gnutls-dev"])]),
]

let game: [Target] = [
    room("Game", "Nanashi", settings: popcount + quick),
    .target(
        name: "NanashiWeb", dependencies: ["Nanashi"], path: "Sources/Game/NanashiWeb",
        exclude: ["Freestanding", "Page", "build.sh"]),
    room("Game", "Quoin", settings: quick),
    tests("Game", "Quoin"),
    tests("Game", "Nanashi", resources: [.copy("Data")]),
    .testTarget(
        name: "NanashiWebTests", dependencies: ["Nanashi", "NanashiWeb"], path: "Tests/Game/NanashiWebTests",
        exclude: ["compare.mjs"]),
    .executableTarget(
        name: "NanashiBench", dependencies: ["Nanashi", "NanashiWeb"], path: "Tests/Game/NanashiBench",
        swiftSettings: popcount),
]

let text: [Target] = [
    room("Text", "Letters", settings: quick),
    room("Text", "Encodings", settings: quick),
    room("Text", "Compression", ["CDeflate", "CBrotli"], settings: quick),
    room("Text", "Threads", ["CAffinity"]),
    room("Text", "Diagnostics", ["Letters", "Encodings"], settings: quick),
    room("Text", "Dates"),
    room("Text", "Languages", ["Dates"]),
    room("Text", "Values", ["Diagnostics", "Dates"]),
    room("Text", "YAML", ["Diagnostics", "Values", "CYAML"]),
    room("Text", "JSON", ["Letters", "Encodings", "Diagnostics", "Dates", "Values"]),
    room("Text", "TOML", ["Letters", "Diagnostics", "Dates", "Values"]),
    room("Text", "CSV", ["Diagnostics", "Values"]),
    room("Text", "Markup", ["Letters"], settings: quick),
    room("Text", "Liquid", ["Encodings", "Diagnostics", "Values", "JSON", "Markup", "Dates", "Languages"]),
    room("Text", "Highlighting", ["Letters", "Markup"]),
    room("Text", "Markdown", ["Letters", "Diagnostics", "Markup", "CMark"]),
    .target(name: "Social", path: "Sources/Text/Social", exclude: ["generate-tables.py"]),
    tests("Text", "Letters"),
    tests("Text", "Encodings"),
    tests("Text", "Compression"),
    tests("Text", "Threads"),
    tests("Text", "Diagnostics"),
    tests("Text", "Dates"),
    tests("Text", "Languages", ["Dates"]),
    tests("Text", "Values"),
    tests("Text", "YAML"),
    tests("Text", "JSON"),
    tests("Text", "TOML", ["JSON"]),
    tests("Text", "CSV"),
    tests("Text", "Markup"),
    tests("Text", "Liquid", ["JSON"]),
    .executableTarget(
        name: "LiquidBench", dependencies: ["Diagnostics", "Dates", "Values", "JSON", "Markup", "Liquid"],
        path: "Tests/Text/LiquidBench", exclude: ["python_liquid.py"]),
    .executableTarget(
        name: "LiquidFuzz", dependencies: ["Diagnostics", "Dates", "Values", "JSON", "Markup", "Liquid"],
        path: "Tests/Text/LiquidFuzz"),
    tests("Text", "Highlighting", ["Markup"]),
    tests("Text", "Markdown", ["Diagnostics", "Markup"]),
    .executableTarget(
        name: "MarkdownBench", dependencies: ["CMark", "Diagnostics", "Highlighting", "Markdown", "Markup"],
        path: "Tests/Text/MarkdownBench"),
    tests("Text", "Social"),
    .testTarget(
        name: "ConformanceTests", dependencies: ["Diagnostics", "Dates", "Values", "JSON", "Liquid", "Markdown"],
        path: "Tests/Text/ConformanceTests", resources: [.copy("Cases")]),
]

let picture: [Target] = [
    room("Picture", "Drawing", settings: quick),
    room("Picture", "SVG", ["Drawing", "Markup", "Encodings"]),
    room("Picture", "Canvas", ["Encodings", "Compression", "Drawing", "CPangoCairo"], settings: quick),
    room("Picture", "Art", ["Letters", "Encodings", "Drawing", "Canvas", "Markup", "CRSVG"]),
    room("Picture", "GIF", ["Drawing", "Threads", "CGIF"], settings: quick),
    room("Picture", "WebP", ["Drawing", "Threads", "CWebP"]),
    room("Picture", "Images", ["Drawing", "WebP", "Media", "Compression", "CJPEG", "CPNG"], settings: quick),
    room("Picture", "Media", settings: quick),
    room("Picture", "Verify", ["Diagnostics", "Values", "Media"], settings: quick),
    room("Picture", "Footage"),
    room("Picture", "Film", ["Footage", "CAV"]),
    tests("Picture", "Drawing"),
    tests("Picture", "SVG", ["PictureSketches"]),
    tests("Picture", "Canvas", ["PictureSketches"]),
    tests("Picture", "Art", ["Canvas", "Drawing", "Encodings"]),
    tests("Picture", "GIF", ["PictureSketches"]),
    tests("Picture", "WebP", ["Drawing"]),
    tests("Picture", "Images", ["Drawing", "WebP", "Media", "MediaSamples"]),
    tests("Picture", "Media", ["Drawing", "Canvas", "GIF", "WebP", "MediaSamples"]),
    tests("Picture", "Verify", ["Diagnostics", "Media", "MediaSamples"]),
    tests("Picture", "Footage"),
    tests("Picture", "Film", ["Footage", "Media"]),
    .target(name: "MediaSamples", path: "Tests/Picture/MediaSamples"),
    .target(name: "PictureSketches", dependencies: ["Drawing"], path: "Tests/Picture/PictureSketches"),
    .executableTarget(
        name: "PictureBench",
        dependencies: [
            "Diagnostics", "Drawing", "Canvas", "SVG", "GIF", "Nanashi", "Stage", "NanashiStage", "Studio",
            "PictureSketches",
        ],
        path: "Tests/Picture/PictureBench"),
]

let stage: [Target] = [
    room("Stage", "Stage", ["Drawing", "Diagnostics", "Languages"]),
    room("Stage", "NanashiStage", ["Nanashi", "Stage", "Drawing", "Diagnostics", "Languages"]),
    room("Stage", "QuoinStage", ["Quoin", "Stage", "Drawing", "Diagnostics"]),
    room("Stage", "ComponentStage", ["Stage", "Drawing", "Diagnostics"]),
    room("Stage", "TerminalStage", ["Stage", "Drawing", "Diagnostics", "JSON", "Values", "CVTerm"]),
    room("Stage", "ProgramStage", ["Encodings", "Stage", "Drawing", "Diagnostics", "JSON", "Values"]),
    room("Stage", "ScreensStage", ["Encodings", "Stage", "Drawing", "Diagnostics"]),
    room("Stage", "Rehearsal", ["Threads", "Stage", "TerminalStage", "ProgramStage"]),
    tests("Stage", "Stage"),
    tests("Stage", "NanashiStage", ["Languages"]),
    tests("Stage", "QuoinStage", ["Quoin", "Stage", "Drawing", "Diagnostics"]),
    tests("Stage", "ComponentStage", ["Stage", "Drawing", "Diagnostics"], resources: [.copy("Cases")]),
    tests("Stage", "TerminalStage", ["Stage", "Drawing", "Diagnostics"]),
    tests("Stage", "ProgramStage", ["Stage", "Drawing", "Diagnostics"]),
    tests("Stage", "ScreensStage", ["Stage", "Drawing", "Diagnostics", "Canvas"]),
    tests("Stage", "Rehearsal", ["Stage", "TerminalStage", "ProgramStage", "Drawing", "Diagnostics"]),
    .executableTarget(
        name: "StageFuzz",
        dependencies: [
            "Diagnostics", "Drawing", "Nanashi", "Stage", "NanashiStage", "QuoinStage", "ComponentStage",
            "ScreensStage",
        ],
        path: "Tests/Stage/StageFuzz"),
]

let site: [Target] = [
    .target(name: "CExchange", path: "Sources/Libraries/CExchange"),
    room("Site", "Files", ["Encodings", "Threads", "CExchange", "CNettle"], settings: quick),
    room("Site", "Packaging", ["Letters", "Diagnostics"]),
    room(
        "Site", "Site",
        [
            "Letters", "Encodings", "Threads", "Diagnostics", "Values", "YAML", "TOML", "JSON", "CSV", "Dates",
            "Languages", "Markdown", "Files", "Packaging", "Verify",
        ]),
    room(
        "Site", "Rendering",
        [
            "Letters", "Encodings", "Threads", "Diagnostics", "Dates", "Languages", "Values", "Markup", "Liquid",
            "Highlighting", "Markdown", "Media", "Files", "Site",
        ]),
    room(
        "Site", "Publishing",
        [
            "Diagnostics", "Site", "Rendering", "Liquid", "Markdown", "Markup", "Files", "Values", "Dates",
            "Languages", "JSON", "Encodings", "Threads", "Compression", "Media", "Images",
        ]),
    room("Site", "HTTP", ["Diagnostics", "CCurl"]),
    room("Site", "Outlinks", ["Threads", "Diagnostics", "Dates", "Site", "Files", "HTTP"]),
    tests("Site", "Files", ["Threads"]),
    tests("Site", "Rendering"),
    tests("Site", "Publishing", ["Rendering", "Threads", "Images", "Compression"]),
    tests("Site", "Packaging", ["Diagnostics"]),
    tests("Site", "Site"),
    tests("Site", "Outlinks", ["Diagnostics"]),
    .executableTarget(
        name: "SiteFuzz",
        dependencies: [
            "Diagnostics", "Dates", "Languages", "Values", "YAML", "JSON", "CSV", "Markup", "Social", "Drawing",
            "Art", "Canvas", "GIF", "WebP", "Files", "Site", "Publishing", "PressImport",
            "Media", "MediaSamples", "Verify",
        ],
        path: "Tests/Site/SiteFuzz"),
]

let kit: [Target] = [
    room(
        "Kit", "Studio",
        [
            "Letters", "Encodings", "Threads", "Diagnostics", "Languages", "Values", "Markup", "Highlighting",
            "Drawing",
            "SVG",
            "Canvas", "Art", "GIF", "WebP", "Images", "Media", "Verify",
            "Footage",
            "Stage", "Files", "Site", "Rendering",
        ]),
    room(
        "Kit", "ReleaseKit",
        [
            "Letters", "Media", "Diagnostics", "Dates", "Languages", "Values", "JSON", "Markup", "Markdown", "Social",
            "Verify",
            "Files", "Drawing", "Stage",
            "Site", "Rendering", "Studio", "Releases", "CZip",
        ]),
    room(
        "Kit", "LiveStudio",
        [
            "Diagnostics", "JSON", "Values", "Drawing", "Canvas", "Media", "Verify", "Stage", "Files", "Site",
            "Rendering", "Studio",
        ]),
    room(
        "Kit", "PressImport", ["Letters", "Encodings", "Diagnostics", "Dates", "Languages", "Values", "YAML", "Markup"]),
    room("Kit", "PlayImport", ["Letters", "Diagnostics", "Values", "JSON", "Drawing", "Stage", "TerminalStage"]),
    tests("Kit", "PlayImport", ["Diagnostics", "Stage", "TerminalStage"]),
    room(
        "Kit", "Releases",
        ["Encodings", "Diagnostics", "Dates", "Values", "JSON", "CSV", "Markup", "Markdown", "Site"]),
    tests("Kit", "Releases", ["Site", "Dates", "Diagnostics"]),
    tests("Kit", "PressImport", ["Diagnostics", "Files", "Site"]),
    tests("Kit", "Studio", ["NanashiStage", "Nanashi", "TerminalStage", "ScreensStage"]),
    tests("Kit", "ReleaseKit", ["NanashiStage"]),
    tests(
        "Kit", "LiveStudio",
        [
            "Dates", "Diagnostics", "Files", "JSON", "Media", "NanashiStage", "Rendering", "Site", "Stage", "Studio",
            "Values",
        ]),
    .executableTarget(name: "KitBench", path: "Tests/Kit/KitBench"),
]

let importing: [Target] = [
    room("Import", "ListingImport", ["Letters", "Encodings", "Diagnostics", "Values", "YAML", "Site"]),
    tests("Import", "ListingImport", ["Dates", "Diagnostics", "Files", "Site", "Studio", "ReleaseKit"]),
    room(
        "Import", "PackageImport",
        ["Letters", "Diagnostics", "Values", "YAML", "TOML", "JSON", "Markdown", "Packaging", "Site", "ListingImport"]),
    tests("Import", "PackageImport", ["Diagnostics", "Files", "ListingImport", "Site"]),
    room(
        "Import", "SiteImport",
        [
            "Letters", "Encodings", "Diagnostics", "Dates", "Values", "YAML", "TOML", "JSON", "Markup", "Liquid",
            "Markdown", "Files",
            "Site",
        ]),
    tests("Import", "SiteImport", ["Diagnostics", "Dates", "Files", "Site", "Markdown"]),
]

let app: [Target] = [
    room("App", "PreviewServer", ["Encodings", "Threads", "Files", "CMicroHTTPD"]),
    .executableTarget(name: "embed-theme", path: "Sources/App/embed-theme"),
    .plugin(
        name: "ThemeEmbedding", capability: .buildTool(), dependencies: ["embed-theme"],
        path: "Sources/App/ThemeEmbedding"),
    .executableTarget(
        name: "playbill",
        dependencies: [
            "Encodings", "Threads", "Diagnostics", "Dates", "Values", "YAML", "JSON", "Markup", "Liquid",
            "Highlighting", "Markdown", "Social", "Drawing", "Canvas", "Art", "Stage", "NanashiStage", "QuoinStage",
            "ComponentStage", "TerminalStage",
            "ScreensStage", "ProgramStage", "Rehearsal", "Files", "Site", "Rendering", "Publishing", "HTTP", "Outlinks",
            "Studio", "LiveStudio", "ReleaseKit", "Releases", "PressImport", "PlayImport", "ListingImport",
            "PackageImport", "SiteImport", "Verify",
            "Media",
            "Footage", "PreviewServer", "CMimalloc", "CLater",
        ],
        path: "Sources/App/playbill", exclude: ["Embedded"],
        swiftSettings: apart,
        linkerSettings: [
            .unsafeFlags(
                ["-ld-path=\(Context.packageDirectory)/.linking/linker"],
                .when(platforms: [.linux]))
        ],
        plugins: [.plugin(name: "ThemeEmbedding")]),
    .executableTarget(name: "playbill-film", dependencies: ["Footage", "Film"], path: "Sources/App/playbill-film"),
    tests("App", "PreviewServer"),
    .executableTarget(name: "SiteBench", path: "Tests/App/SiteBench"),
    // Runs the programs, which every build of the tests makes, and imports neither: it need not wait for them.
    .testTarget(name: "PlaybillTests", path: "Tests/App/PlaybillTests"),
    .testTarget(name: "SitePicturesTests", dependencies: ["playbill"], path: "Tests/App/SitePicturesTests"),
    .testTarget(name: "HouseTests", path: "Tests/App/HouseTests"),
    .testTarget(
        name: "ThemeEmbeddingTests", path: "Tests/App/ThemeEmbeddingTests", exclude: ["Embedded"],
        plugins: [.plugin(name: "ThemeEmbedding")]),
]

/// What is meant for others, each with the modules whose types its interface shows; `make packages-check` builds on them.
let products: [Product] = [
    .library(name: "Nanashi", targets: ["Nanashi"]),
    .library(name: "Markdown", targets: ["Markdown", "Diagnostics"]),
    .library(name: "Liquid", targets: ["Liquid", "Values", "Dates", "Languages", "Markup", "Diagnostics"]),
    .library(name: "Drawing", targets: ["Drawing"]),
    .library(name: "Canvas", targets: ["Canvas", "Drawing"]),
    .library(name: "Stage", targets: ["Stage", "Drawing", "Languages", "Dates", "Diagnostics"]),
]

let package = Package(
    name: "playbill",
    products: products,
    targets: libraries + game + text + picture + stage + site + kit + importing + app
)

// Nothing imports a module of tests, so none is written apart beforehand, which costs a fifth of compiling it where a
// module is compiled as a whole.
for target in package.targets where target.type == .test {
    target.swiftSettings = [.unsafeFlags(["-no-emit-module-separately-wmo"])]
}
