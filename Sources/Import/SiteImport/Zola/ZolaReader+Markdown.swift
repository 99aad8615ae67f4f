import Values

extension ZolaReader {
    /// Switches on what `[markdown]` asks for.
    mutating func readMarkdown() {
        let names = [
            ("smart_punctuation", "smart_quotes"), ("definition_list", "definitions"), ("render_emoji", "emoji"),
        ]
        let markdown = configuration["markdown"]
        site.switchOn(names.filter { markdown?[$0.0]?.value == .bool(true) }.map(\.1))
    }
}
