import Testing

@testable import ListingImport

/// The texts that a listing becomes, and what is said of it.
private func imported(_ files: [String: String]) throws -> (files: [String: String], notes: [ListingNote]) {
    let listing = try ImportedListing(Array(files.keys), named: "lamp") { files[$0].map { Array($0.utf8) } }
    let texts = listing.files.compactMapValues { content -> String? in
        if case .made(let bytes) = content { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
    return (texts, listing.notes)
}

@Suite struct ListingPageTests {
    @Test func `what a listing says at length is the page's text, in each of its languages`() throws {
        let found = try imported([
            "metadata/android/en-US/title.txt": "Lamp — Light for Rooms\n",
            "metadata/android/en-US/short_description.txt":
                "For your bedrooms, kitchens, cellars, gardens, attics and all the others.\n",
            "metadata/android/en-US/full_description.txt": "Light.\n\nFEATURES:\n• On\n• Off\n",
            "metadata/android/de-DE/title.txt": "Lampe — Licht\n",
            "metadata/android/de-DE/short_description.txt": "Licht für alle.\n",
            "metadata/android/de-DE/full_description.txt": "<b>Licht</b>\n\n- An\n- Aus\n",
            "metadata/android/pt-PT/full_description.txt": "Luz.",
            "metadata/android/pt-BR/full_description.txt": "Luz!",
            "metadata/android/fr-FR/title.txt": "Lampe\n",
        ])
        #expect(found.notes.isEmpty)
        #expect(found.files["index.md"] == "Light.\n\n## FEATURES\n\n- On\n- Off\n")
        #expect(
            found.files["index.de.md"]
                == "---\nname: Lampe — Licht\ntagline: Licht für alle.\n---\n**Licht**\n\n- An\n- Aus\n")
        #expect(found.files["index.pt.md"] == "Luz.\n" && found.files["index.pt-BR.md"] == "Luz!\n")
        #expect(!found.files.keys.contains("index.fr.md"))
        #expect(
            found.files["product.yml"]?.hasPrefix(
                """
                name: Lamp
                tagline: Light for Rooms
                lede: For your bedrooms, kitchens, cellars, gardens, attics and all the others.
                kind: app

                """) == true, "\(found.files["product.yml"] ?? "")")
    }

    /// What stands at the head of a page: name, tagline, title, lede.
    private static let heads: [(names: [String], lines: [String], head: [String?])] = [
        // A whole line, and another below it.
        (
            ["Lamp"], ["Light for all", "Light for all.", "More than light."],
            ["Lamp", "Light for all", nil, "More than light."]
        ),
        // The words behind the name go where a whole line has room then.
        (
            ["Lamp: light for each of all rooms"], ["It shines in bedrooms, kitchens and cellars"],
            ["Lamp", "It shines in bedrooms, kitchens and cellars", nil, nil]
        ),
        // A sentence, and the rest of the line below it.
        (
            ["Lamp"], ["It shines. In bedrooms, kitchens, cellars, gardens and wherever else it is dark."],
            ["Lamp", "It shines.", nil, "In bedrooms, kitchens, cellars, gardens and wherever else it is dark."]
        ),
        // Clauses, and the whole line above the page.
        (
            ["Lamp"], ["Light for all rooms of the house, and for the garden, whatever the weather is like"],
            [
                "Lamp", "Light for all rooms of the house, and for the garden",
                "Light for all rooms of the house, and for the garden, whatever the weather is like", nil,
            ]
        ),
        (
            ["Lamp"], ["Light for all rooms of the house and of the garden whatever the weather is like"],
            [
                "Lamp", "Light for all rooms of the house and of the garden whatever…",
                "Light for all rooms of the house and of the garden whatever the weather is like", nil,
            ]
        ),
    ]

    @Test(arguments: heads) func `a head is whole sentences`(names: [String], lines: [String], head: [String?]) {
        let headline = ListingHeadline(names: names, taglines: lines, otherwise: "x")
        #expect([headline.name, headline.tagline, headline.title, headline.lede] == head)
        #expect((headline.shortened != nil) == (head[2] != nil))
    }

    @Test func `a line that is too long for a tagline is told`() throws {
        let path = "metadata/android/en-US/short_description.txt"
        let found = try imported([
            path: "Light for all rooms of the house and of the garden whatever the weather is like\n"
        ])
        #expect(found.notes.map(\.path) == [path] && found.notes.first?.kind == .changed)
        #expect(
            found.notes.first?.message
                == "it is too long for a `tagline:`, which is `Light for all rooms of the house and of the garden whatever…` now: write a better one"
        )
    }

    @Test(.timeLimit(.minutes(1)), arguments: [", ", ": a", "a", "語", ". ", " - "])
    func `a line of any length has a head`(part: String) {
        let line = String(repeating: part, count: 100_000 / part.utf8.count)
        let headline = ListingHeadline(names: [line], taglines: [line, line], otherwise: "lamp")
        #expect(headline.name.utf16.count <= 40 && headline.tagline.utf16.count <= 60)
    }
}
