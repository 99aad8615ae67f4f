import Values

extension JekyllReader {
    /// A text in kramdown's Markdown, as CommonMark reads it.
    func markdown(_ text: String) -> String {
        let isOn = configuration["kramdown"]?["parse_block_html"]?.value == .bool(true)
        return KramdownContents.plain(KramdownMarkup.plain(text, blocksHoldMarkdown: isOn))
    }

    /// Switches on what kramdown knows, as far as `_config.yml` leaves it on.
    mutating func readMarkdown() {
        let engine = (configuration.text("markdown") ?? "kramdown").lowercased()
        guard engine == "kramdown" || engine == "gfm" else {
            let extensions = configuration["redcarpet"]?["extensions"]?.texts ?? []
            if engine == "redcarpet", extensions.contains("smart") { site.switchOn(["smart_quotes"]) }
            return
        }
        let kramdown = configuration["kramdown"]
        site.switchOn(["definitions", "abbreviations", "attributes"])
        // `apos,apos,quot,quot` is how kramdown is told to leave quotes alone.
        let quotes = kramdown?["smart_quotes"]?.texts.joined(separator: ",") ?? "lsquo"
        if quotes.contains("lsquo") || quotes.contains("lsaquo") || quotes.contains("laquo") {
            site.switchOn(["smart_quotes"])
        }
        if site.pages.contains(where: { $0.body.contains("[TOC]") }) { site.switchOn(["toc"]) }
        guard kramdown?["math_engine"]?.content.isNothing != true else { return }
        site.switchOnFormulas(hasDollars: false, configuration.path)
    }
}

extension PlacedValue.Content {
    /// Whether it says `nil` or nothing.
    fileprivate var isNothing: Bool {
        switch self {
        case .null: true
        case .string(let text): text == "nil" || text == "null"
        default: false
        }
    }
}
