import Site

/// `playbill help formats`: what is read and what is made of it, from the tables of those who read and make.
enum FormatsPage {
    static var text: String {
        [
            "what is read, and what is made of it",
            table(
                "made by `playbill render SOURCE -o FILE`, by the ending of its name",
                PictureKind.allCases.map { kind in
                    ("." + kind.rawValue, kind.about + "; of " + kind.subjects.map(\.source).joined(separator: ", "))
                }),
            table("read by `playbill import KIND`", ImportKind.allCases.map { ($0.rawValue, $0.about) }),
            table("written by `playbill export KIND`", [("pgn", "the moves of the game that a play performs")]),
            table(
                "feeds of a site, `feeds: {formats: […]}` in site.yml",
                SiteConfiguration.Feeds.Format.allCases.map { ($0.rawValue, "\($0.fileName), \($0.mediaType)") }),
            table(
                "texts packed beside their files, `compress: […]` in site.yml",
                PackedForm.allCases.map { ($0.rawValue, "files ending in \($0.ending)") }),
            "`playbill verify --slots` lists what stores and networks take.",
        ].joined(separator: "\n\n")
    }

    private static func table(_ title: String, _ rows: [(name: String, about: String)]) -> String {
        let widest = rows.map(\.name.count).max() ?? 0
        let lines = rows.map { "  " + $0.name + String(repeating: " ", count: widest - $0.name.count + 2) + $0.about }
        return title + ":\n" + lines.joined(separator: "\n")
    }
}
