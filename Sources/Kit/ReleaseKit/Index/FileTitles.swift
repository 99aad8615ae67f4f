import Languages

/// What the kit's page calls single files, in the language of the site; names of networks and of boards stay as they are.
struct FileTitles {
    let speech: Language

    private static let words = [
        "preview.gif": "file_moving", "preview.png": "file_still", "preview-dusk.gif": "file_dark",
        "preview-portrait.gif": "file_tall", "card.png": "card_of_address", "README.absolute.md": "readme_indexes",
        "README.short.md": "readme_short", "README.txt": "readme_plain", "social/newsletter.md": "newsletter",
    ]

    /// What a file is called.
    func title(of artefact: Artefact) -> String {
        if let word = FileTitles.words[artefact.path] { return speech.word(word) }
        let place = PostPlace.all.first { artefact.path == "social/\($0.file).txt" }
        return place.map { speech.phrase("post_for", $0.name) } ?? artefact.title
    }
}
