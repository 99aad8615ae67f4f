import Diagnostics
import JSON
import Values

extension KitJob {
    /// What journalists ask for: the fact sheet to read, and the facts as data.
    func press() throws(Diagnostics) -> [Artefact] {
        let template = "press/fact-sheet.md"
        guard maker.templates.has(template) else { return [] }
        let sheet = try readme(template, .lazy(described()))
        return [
            .text("Fact sheet", "press/fact-sheet.md", sheet, in: "Press"),
            .text("Facts as data", "press/press.json", factsAsData, in: "Press", shown: false),
        ]
    }

    /// The product described, without what only templates need.
    private var factsAsData: String {
        let described = described()
        let names = [
            "name", "title", "tagline", "lede", "kind", "version", "date", "stage", "platforms", "price", "audience",
            "team", "languages", "features", "links", "canonical",
        ]
        let facts = Object(names.map { ($0, described.member($0) ?? .null) })
        return String(decoding: json(.object(facts), indent: 2), as: UTF8.self) + "\n"
    }
}
