import Diagnostics
import JSON
import Values

extension KitJob {
    /// What journalists ask for: the fact sheet to read, the facts as data, and all pictures in one file.
    func press(_ pictures: [Artefact]) throws(Mistakes) -> [Artefact] {
        let template = "press/fact-sheet.md"
        guard maker.templates.has(template) else { return [] }
        let sheet = try readme(template, .lazy(described()))
        return [
            .text("Fact sheet", "press/fact-sheet.md", sheet, in: "Press"),
            .text("Facts as data", "press/press.json", factsAsData, in: "Press", shown: false),
        ] + archive(pictures)
    }

    private func archive(_ pictures: [Artefact]) -> [Artefact] {
        let files = pictures.filter { $0.kind == .picture }.map { (product.slug + "/" + $0.path, $0.bytes) }
        guard !files.isEmpty, let bytes = ZipArchive.bytes(of: files) else { return [] }
        var archive = Artefact(kind: .archive, title: "All pictures", path: "press/images.zip", bytes: bytes)
        archive.group = "Press"
        return [archive]
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
