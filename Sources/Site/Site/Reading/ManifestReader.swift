import Dates
import Diagnostics
import Values
import YAML

/// Reads a `product.yml`: every field typed, every mistake with its line.
struct ManifestReader {
    let zone: Zone

    func read(_ source: SourceText) -> (Manifest, [Diagnostic]) {
        let node: PlacedValue
        do throws(Mistakes) { node = try parseYAML(source) } catch { return (Manifest(), error.all) }
        guard case .map = node.content else {
            let mistake = Diagnostic(
                .error, "a manifest must be a map, and this is \(node.kind)", at: node.place,
                excerpt: source.line(node.place.line), remedy: "write `name: value` lines")
            return (Manifest(), [mistake])
        }
        var reader = FieldReader(node, in: source, .manifest)
        var manifest = Manifest()
        readIdentity(&reader, into: &manifest)
        readRelease(&reader, into: &manifest)
        readPrices(&reader, into: &manifest)
        readLinks(&reader, into: &manifest)
        readFeatures(&reader, into: &manifest)
        readHashtags(&reader, into: &manifest)
        readPosts(&reader, into: &manifest)
        readBadges(&reader, into: &manifest)
        readPeople(&reader, into: &manifest)
        readPictures(&reader, into: &manifest)
        readInstall(&reader, into: &manifest)
        readDownloads(&reader, into: &manifest)
        readPress(&reader, into: &manifest)
        readPlaces(&reader, into: &manifest)
        manifest.store = StoreReader.store(&reader)
        manifest.raw = reader.raw
        reader.checkNames()
        return (manifest, reader.mistakes.inOrder)
    }

    private func readIdentity(_ reader: inout FieldReader, into manifest: inout Manifest) {
        manifest.name = reader.required("name")
        manifest.tagline = reader.required("tagline")
        if manifest.tagline == Manifest.unwrittenTagline, let place = reader.present("tagline")?.place {
            reader.mistake(
                "the tagline is the one that `playbill new product` wrote, and stands in every post", at: place,
                remedy: "say what it is, in a line", severity: .warning)
        }
        manifest.title = reader.text("title")
        manifest.lede = reader.text("lede")
        manifest.audience = reader.text("audience")
        manifest.license = reader.text("license")
        manifest.gettingStarted = reader.text("getting_started")
        manifest.requirements = reader.texts("requirements").map(\.text)
        manifest.contributing = reader.text("contributing")
        let people = reader.texts("contributors")
        if people.count == 1, people[0].text == "git" {
            manifest.contributorsOfGit = people[0].place
        } else {
            manifest.contributors = people.map(\.text)
        }
        manifest.languages = reader.texts("languages").map(\.text)
        manifest.isExample = reader.flag("example")
        manifest.isSample = reader.flag("sample")
        readKind(&reader, into: &manifest)
    }

    private func readRelease(_ reader: inout FieldReader, into manifest: inout Manifest) {
        manifest.version = reader.text("version")
        manifest.released = reader.date("released", zone: zone)
        manifest.stage = reader.choice("stage", "stage").flatMap(Manifest.Stage.init)
        manifest.launch = reader.date("launch", zone: zone)
        manifest.changelog = reader.written("changelog")
        manifest.podspec = reader.written("podspec")
        manifest.package = reader.written("package")
        manifest.platforms = reader.each("platforms", text: { Manifest.Platform(name: $0, place: $1) }) { fields in
            Manifest.Platform(
                name: fields.required("name"), minimum: fields.text("minimum"), place: fields.map.place)
        }
        warn(ofMistypedPlatforms: manifest.platforms, &reader)
    }

    private func readKind(_ reader: inout FieldReader, into manifest: inout Manifest) {
        guard reader.present("kind") != nil else {
            let known = Manifest.Kind.allCases.map(\.rawValue)
            reader.mistake(
                "`kind` is missing", at: reader.map.place,
                remedy: "add `kind: ` and one of \(known.joined(separator: ", "))")
            return
        }
        if let kind = reader.choice("kind", "kind").flatMap(Manifest.Kind.init) { manifest.kind = kind }
    }

    private func readPrices(_ reader: inout FieldReader, into manifest: inout Manifest) {
        for written in reader.texts("price") {
            do throws(Price.Objection) {
                manifest.prices.append(try Price(written.text))
            } catch {
                reader.mistake(error.message, at: written.place, remedy: error.remedy)
            }
        }
        manifest.priceNote = reader.text("price_note")
    }

    private func readLinks(_ reader: inout FieldReader, into manifest: inout Manifest) {
        var links = reader.pairs("links")
        if let home = reader.written("home") { links.append(("home", home.text, home.place)) }
        for link in links {
            if !FieldReader.isAddress(link.value, onSite: true) {
                reader.mistake(
                    "the link `\(link.key)` is no address", at: link.place,
                    remedy: "write it with https://, or as a path of this site such as /guide/")
            }
            manifest.links.append(Manifest.ProductLink(name: link.key, url: link.value))
        }
    }

    private func readFeatures(_ reader: inout FieldReader, into manifest: inout Manifest) {
        let features = reader.each("features") { fields in
            Manifest.Feature(
                title: fields.required("title"), detail: fields.text("detail"),
                weight: fields.integer("weight") ?? 0)
        }
        // A stable order by weight: equals stay as the author wrote them.
        manifest.features = features.enumerated()
            .sorted { ($0.element.weight, -$0.offset) > ($1.element.weight, -$1.offset) }.map(\.element)
    }

    private func readHashtags(_ reader: inout FieldReader, into manifest: inout Manifest) {
        guard let node = reader.present("hashtags") else { return }
        guard case .map(let entries) = node.content else {
            reader.mistake("`hashtags` must be a map", at: node.place, remedy: "write `hashtags: {x: [indiedev]}`")
            return
        }
        var fields = FieldReader(node, in: reader.source, FieldTable(fields: []))
        for entry in entries {
            if !Manifest.networks.contains(entry.key) {
                fields.mistake(
                    "there is no network `\(entry.key)`", at: entry.keyPlace,
                    remedy: entry.key == "twitter"
                        ? "it is called `x` here"
                        : didYouMean(entry.key, among: Manifest.networks)
                            ?? "the networks are \(Manifest.networks.joined(separator: ", "))")
            }
            manifest.hashtags[entry.key] = hashtags(entry.key, &fields)
        }
        reader.adopt(fields.mistakes)
    }

    private func hashtags(_ network: String, _ fields: inout FieldReader) -> [(tag: String, place: Place)] {
        var tags: [(tag: String, place: Place)] = []
        for written in fields.texts(network) {
            let tag = ManifestReader.camelCased(
                written.text.hasPrefix("#") ? written.text.dropFirst() : written.text[...])
            if tag.isEmpty || tag.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                fields.mistake(
                    "`\(written.text)` is no hashtag", at: written.place,
                    remedy: "use letters, digits and `_` only; of words with blanks between them one is made")
            } else {
                tags.append((tag, written.place))
            }
        }
        return tags
    }

    /// Words as one, each with a capital: whoever hears `#BoardGames` read out hears two words, and one of `#boardgames`.
    static func camelCased(_ text: Substring) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1 else { return String(text) }
        return words.map { word in
            word.contains(where: \.isUppercase) ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
    }

    private func readPeople(_ reader: inout FieldReader, into manifest: inout Manifest) {
        manifest.team = reader.each("team", text: { name, _ in Manifest.Person(name: name) }) { fields in
            Manifest.Person(
                name: fields.required("name"), role: fields.text("role"), url: fields.address("url"))
        }
        manifest.quotes = reader.each("quotes") { fields in
            Manifest.Quote(
                text: fields.required("text"), by: fields.required("by"), url: fields.address("url"))
        }
        manifest.awards = reader.each("awards") { fields in
            Manifest.Award(title: fields.required("title"), detail: fields.text("detail"))
        }
    }
}
