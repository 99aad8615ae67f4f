/// The table of the house: what each target may import, wing by wing, from the bottom up.
///
/// It is kept here, apart from `Package.swift`, since SwiftPM lets an undeclared transitive import through; a test holds
/// the two together.
enum HouseTable {
    /// A target's row.
    struct Row {
        var wing: String
        var target: String
        var imports: Set<String>
    }

    /// What the system gives to every wing but the game's.
    static let system: Set<String> = ["Glibc", "Synchronization", "Swift"]

    static let rows: [Row] = [
        row("Game", "Nanashi", ""),
        row("Game", "NanashiWeb", "Nanashi"),
        row("Game", "Quoin", ""),
        row("Text", "Letters", ""),
        row("Text", "Encodings", ""),
        row("Text", "Compression", "CDeflate CBrotli"),
        row("Text", "Threads", "CAffinity"),
        row("Text", "Diagnostics", "Letters Encodings"),
        row("Text", "Dates", ""),
        row("Text", "Languages", "Dates"),
        row("Text", "Values", "Diagnostics Dates"),
        row("Text", "YAML", "Diagnostics Values CYAML"),
        row("Text", "JSON", "Letters Encodings Diagnostics Values Dates"),
        row("Text", "TOML", "Letters Diagnostics Values Dates"),
        row("Text", "CSV", "Diagnostics Values"),
        row("Text", "Markup", "Letters"),
        row("Text", "Liquid", "Encodings Diagnostics Values JSON Markup Dates Languages"),
        row("Text", "Highlighting", "Letters Markup"),
        row("Text", "Markdown", "Letters Diagnostics Markup CMark"),
        row("Text", "Social", ""),
        row("Picture", "Drawing", ""),
        row("Picture", "SVG", "Drawing Markup Encodings"),
        row("Picture", "Canvas", "Encodings Compression Drawing CPangoCairo"),
        row("Picture", "Art", "Letters Encodings Drawing Canvas Markup CRSVG"),
        row("Picture", "GIF", "Drawing Threads CGIF"),
        row("Picture", "WebP", "Drawing Threads CWebP"),
        row("Picture", "Images", "Drawing WebP Media Compression CJPEG CPNG"),
        // Reads what the bytes of pictures and films say, and decodes nothing.
        row("Picture", "Media", ""),
        // The one table of what stores and networks take, hence below all that makes pictures for them.
        row("Picture", "Verify", "Diagnostics Values Media"),
        // What is said to the program that makes films, without a library.
        row("Picture", "Footage", ""),
        row("Picture", "Film", "Footage CAV"),
        row("Stage", "Stage", "Drawing Diagnostics Languages"),
        row("Stage", "NanashiStage", "Nanashi Stage Drawing Diagnostics Languages"),
        row("Stage", "QuoinStage", "Quoin Stage Drawing Diagnostics"),
        row("Stage", "ComponentStage", "Stage Drawing Diagnostics"),
        row("Stage", "TerminalStage", "Stage Drawing Diagnostics JSON Values CVTerm"),
        row("Stage", "ProgramStage", "Encodings Stage Drawing Diagnostics JSON Values"),
        row("Stage", "ScreensStage", "Encodings Stage Drawing Diagnostics"),
        // The one that runs programs.
        row("Stage", "Rehearsal", "Threads Stage TerminalStage ProgramStage"),
        row("Site", "Files", "Encodings Threads CExchange CNettle"),
        row("Site", "Packaging", "Letters Diagnostics"),
        row(
            "Site", "Site",
            """
            Letters Encodings Threads Diagnostics Values YAML TOML JSON CSV Dates Languages Markdown Files Packaging Verify
            """),
        row(
            "Site", "Rendering",
            """
            Letters Encodings Threads Diagnostics Dates Languages Values Markup Liquid Highlighting Markdown Media Files \
            Site
            """),
        row(
            "Site", "Publishing",
            "Encodings Threads Diagnostics Site Rendering Liquid Markdown Markup Compression Media Images Files Values Dates Languages JSON"
        ),
        row("Site", "HTTP", "Diagnostics CCurl"),
        row("Site", "Outlinks", "Threads Diagnostics Dates Site Files HTTP"),
        row(
            "Kit", "Studio",
            "Letters Encodings Threads Site Rendering Highlighting Markup Verify Media Images Stage SVG Art GIF WebP Footage Canvas Drawing Files Diagnostics Languages Values"
        ),
        row(
            "Kit", "ReleaseKit",
            "Letters Media Verify Languages Drawing Stage Site Rendering Markdown Social Studio Releases Files Diagnostics Values Dates Markup JSON CZip"
        ),
        // Plays looked at and edited while the site is served.
        row(
            "Kit", "LiveStudio",
            "Diagnostics JSON Values Drawing Canvas Media Verify Stage Files Site Rendering Studio"
        ),
        row("Kit", "Releases", "Encodings Diagnostics Dates Values JSON CSV Markup Markdown Site"),
        row("Kit", "PressImport", "Letters Encodings Diagnostics Dates Languages Values YAML Markup"),
        row("Kit", "PlayImport", "Letters Diagnostics Values JSON Drawing Stage TerminalStage"),
        row("Import", "ListingImport", "Letters Encodings Diagnostics Values YAML Site"),
        row(
            "Import", "PackageImport", "Letters Diagnostics Values YAML TOML JSON Markdown Packaging Site ListingImport"
        ),
        row(
            "Import", "SiteImport",
            "Letters Encodings Diagnostics Dates Values YAML TOML JSON Markup Liquid Markdown Files Site"),
        row("App", "PreviewServer", "Encodings Threads Files CMicroHTTPD"),
        row("App", "playbill-film", "Footage Film"),
        row("App", "embed-theme", ""),
        row("App", "ThemeEmbedding", "PackagePlugin Foundation"),
        row(
            "App", "playbill",
            """
            Encodings Threads Diagnostics Dates Values YAML JSON Markup Liquid Highlighting Markdown Social \
            Drawing Canvas Art Stage NanashiStage QuoinStage ComponentStage TerminalStage ScreensStage ProgramStage Rehearsal Files Site Rendering \
            Publishing HTTP Outlinks Studio LiveStudio ReleaseKit Releases PressImport PlayImport ListingImport PackageImport SiteImport Verify Media Footage PreviewServer CMimalloc CLater
            """),
    ]

    private static func row(_ wing: String, _ target: String, _ imports: String) -> Row {
        Row(wing: wing, target: target, imports: Set(imports.split(separator: " ").map(String.init)))
    }
}
