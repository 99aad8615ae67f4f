import Dates
import Diagnostics
import Values
import YAML

/// Reads a `product.yml`: every field typed, every mistake with its line.
struct ManifestReader {
    static let names = [
        "name", "tagline", "title", "lede", "kind", "version", "released", "stage", "platforms", "price", "links",
        "features", "audience", "hashtags", "languages", "team", "colours", "plays", "boards", "scenes", "example",
        "home", "install", "quotes", "awards", "store", "contact", "logo", "topics",
    ]

    let zone: Zone

    func read(_ source: SourceText) -> (Manifest, [Diagnostic]) {
        let node: Node
        do throws(Mistakes) { node = try parseYAML(source) } catch { return (Manifest(), error.all) }
        guard case .map = node.content else {
            let mistake = Diagnostic(
                .error, "a manifest must be a map, and this is \(node.kind)", at: node.place,
                excerpt: source.line(node.place.line), remedy: "write `name: value` lines")
            return (Manifest(), [mistake])
        }
        var reader = FieldReader(node, in: source)
        var manifest = Manifest()
        readIdentity(&reader, into: &manifest)
        readKind(&reader, into: &manifest)
        readPlatforms(&reader, into: &manifest)
        readLinks(&reader, into: &manifest)
        readFeatures(&reader, into: &manifest)
        readHashtags(&reader, into: &manifest)
        readColours(&reader, into: &manifest)
        manifest.plays = reader.pairs("plays").map { ($0.key, $0.value, $0.place) }
        readBoards(&reader, into: &manifest)
        readScenes(&reader, into: &manifest)
        readInstall(&reader, into: &manifest)
        readPraise(&reader, into: &manifest)
        readPress(&reader, into: &manifest)
        manifest.store = StoreReader.store(&reader)
        if case .object(let raw) = node.value { manifest.raw = raw }
        reader.checkNames(among: ManifestReader.names, strictly: true)
        return (manifest, reader.mistakes)
    }

    private func readIdentity(_ reader: inout FieldReader, into manifest: inout Manifest) {
        manifest.name = reader.required("name", example: "Nanashi")
        manifest.tagline = reader.required("tagline", example: "Two rules, one board, no name.")
        manifest.title = reader.text("title")
        manifest.lede = reader.text("lede")
        manifest.version = reader.text("version")
        manifest.released = reader.date("released", zone: zone)
        manifest.stage = reader.text("stage")
        manifest.price = reader.text("price")
        manifest.audience = reader.text("audience")
        manifest.languages = reader.texts("languages").map(\.text)
        manifest.team = reader.texts("team").map(\.text)
        manifest.isExample = reader.flag("example")
    }

    private func readKind(_ reader: inout FieldReader, into manifest: inout Manifest) {
        let known = Manifest.Kind.allCases.map(\.rawValue)
        guard let node = reader.present("kind") else {
            reader.mistake(
                "`kind` is missing", at: reader.map.place,
                remedy: "add `kind: ` and one of \(known.joined(separator: ", "))")
            return
        }
        guard let text = reader.text("kind") else { return }
        if let kind = Manifest.Kind(rawValue: text) {
            manifest.kind = kind
        } else {
            reader.mistake(
                "there is no kind `\(text)`", at: node.place,
                remedy: didYouMean(text, among: known) ?? "the kinds are \(known.joined(separator: ", "))")
        }
    }

    private func readPlatforms(_ reader: inout FieldReader, into manifest: inout Manifest) {
        for part in reader.maps("platforms") {
            var fields = FieldReader(part, in: reader.source)
            manifest.platforms.append(
                Manifest.Platform(name: fields.required("name", example: "iPhone"), minimum: fields.text("minimum")))
            fields.checkNames(among: ["name", "minimum"], strictly: true)
            reader.adopt(fields.mistakes)
        }
    }

    private func readLinks(_ reader: inout FieldReader, into manifest: inout Manifest) {
        var links = reader.pairs("links")
        if let home = reader.present("home"), let text = reader.text("home") {
            links.append(("home", text, home.place))
        }
        for link in links {
            if !link.value.hasPrefix("https://"), !link.value.hasPrefix("http://"), !link.value.hasPrefix("/") {
                reader.mistake(
                    "the link `\(link.key)` is no address", at: link.place,
                    remedy: "write it with https://, or as a path of this site such as /guide/")
            }
            manifest.links.append(Manifest.Link(name: link.key, url: link.value))
        }
    }

    private func readFeatures(_ reader: inout FieldReader, into manifest: inout Manifest) {
        for part in reader.maps("features") {
            var fields = FieldReader(part, in: reader.source)
            manifest.features.append(
                Manifest.Feature(
                    title: fields.required("title", example: "Pass and play"), detail: fields.text("detail"),
                    weight: fields.integer("weight", in: 0...1_000) ?? 0))
            fields.checkNames(among: ["title", "detail", "weight"], strictly: true)
            reader.adopt(fields.mistakes)
        }
        // A stable order by weight: equals stay as the author wrote them.
        manifest.features = manifest.features.enumerated()
            .sorted { ($0.element.weight, -$0.offset) > ($1.element.weight, -$1.offset) }.map(\.element)
    }

    private func readHashtags(_ reader: inout FieldReader, into manifest: inout Manifest) {
        guard let node = reader.present("hashtags") else { return }
        guard case .map(let entries) = node.content else {
            reader.mistake("`hashtags` must be a map", at: node.place, remedy: "write `hashtags: {x: [indiedev]}`")
            return
        }
        var fields = FieldReader(node, in: reader.source)
        for entry in entries {
            var tags: [(tag: String, place: Place)] = []
            for written in fields.texts(entry.key) {
                let tag = written.text.hasPrefix("#") ? String(written.text.dropFirst()) : written.text
                if tag.isEmpty || tag.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                    fields.mistake(
                        "`\(written.text)` is no hashtag", at: written.place, remedy: "use letters, digits and `_` only"
                    )
                } else {
                    tags.append((tag, written.place))
                }
            }
            manifest.hashtags[entry.key] = tags
        }
        reader.adopt(fields.mistakes)
    }

    private func readColours(_ reader: inout FieldReader, into manifest: inout Manifest) {
        for colour in reader.pairs("colours") {
            let digits = colour.value.dropFirst()
            guard colour.value.hasPrefix("#"), digits.count == 6, digits.allSatisfy({ $0.isHexDigit }) else {
                reader.mistake(
                    "`\(colour.value)` is no colour", at: colour.place,
                    remedy: "write six digits in quotes, such as \"#C93F25\"")
                continue
            }
            manifest.colours.append((colour.key, colour.value))
        }
    }
}
