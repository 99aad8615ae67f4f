import Dates
import Diagnostics
import JSON
import Site
import Studio
import Values

extension KitJob {
    /// The logo as files, and all of them in one.
    func addLogo(to room: inout PressRoom) throws(Mistakes) {
        let logo = try maker.studio.logo(of: product)
        let files = logo.files.map { ("logo/\(product.slug)-\($0.name)", $0.bytes) }
        for file in files { room.add(file.0, file.1) }
        let described = files.map { path, bytes -> Value in
            [
                "src": .string(path), "bytes": .integer(bytes.count),
                "name": .string(path.split(separator: "/").last.map(String.init) ?? path),
            ]
        }
        var members = Object([
            ("files", .list(described)), ("mark", .string("logo/\(product.slug)-\(logo.mark)")),
            ("drawn", .bool(logo.isDrawn)),
        ])
        if logo.isDrawn {
            members["wordmark"] = .string("logo/\(product.slug)-wordmark.svg")
            members["wordmark_on_dark"] = .string("logo/\(product.slug)-wordmark-on-dark.svg")
        }
        if let archive = archive(files.map { (name(in: $0.0), $0.1) }, "logo.zip", &room) { members["zip"] = archive }
        room.members["logo"] = .object(members)
    }

    /// The page to print, as PDF and as a picture of it.
    func addSheet(_ pictures: [PressPicture], to room: inout PressRoom) throws(Mistakes) {
        var sheet = sheet
        let stills = pictures.filter { MediaFacts($0.bytes)?.format == .png }
        sheet.picture = stills.first?.bytes
        sheet.gallery = stills.dropFirst().prefix(KitJob.galleryCount).map { $0.small ?? $0.bytes }
        let made: (pdf: [UInt8], preview: [UInt8])
        do throws(Mistakes) { made = try maker.studio.pressSheet(sheet) } catch {
            throw Mistakes(error.all.map(placed))
        }
        let path = "\(product.slug)-press-sheet"
        room.add(path + ".pdf", made.pdf)
        room.add(path + ".png", made.preview)
        let shown = MediaFacts(made.preview)
        room.members["sheet"] = [
            "src": .string(path + ".pdf"), "bytes": .integer(made.pdf.count), "preview": .string(path + ".png"),
            "width": shown.map { .integer($0.width) } ?? .null, "height": shown.map { .integer($0.height) } ?? .null,
        ]
    }

    /// What is wrong with words of the sheet, at the line of the manifest that holds them, else at the name.
    private func placed(_ mistake: Diagnostic) -> Diagnostic {
        guard mistake.place == nil else { return mistake }
        let words = mistake.message.split(separator: "“").dropFirst().first?.prefix { $0 != "”" } ?? ""
        let manifest = product.manifest
        let lists = [
            ("features", manifest.features.flatMap { [$0.title, $0.detail ?? ""] }),
            ("quotes", manifest.quotes.flatMap { [$0.text, $0.by] }),
            ("awards", manifest.awards.flatMap { [$0.title, $0.detail ?? ""] }),
            ("team", manifest.team.map(\.name)),
        ]
        let texts =
            [("title", [manifest.title]), ("tagline", [manifest.tagline]), ("lede", [manifest.lede])]
            + lists.map { ($0.0, $0.1.map(Optional.some)) }
        let field =
            texts.first { $0.1.contains { $0.map { !words.isEmpty && $0.contains(words) } ?? false } }?.0 ?? "name"
        return product.mistake(mistake.message, at: product.line(of: field), remedy: mistake.remedy)
    }

    /// More pictures than this have no room on a page.
    private static let galleryCount = 6

    private var sheet: PressSheet {
        let manifest = product.manifest
        var sheet = PressSheet(
            name: manifest.name, kicker: speech.word("press_sheet") + " · " + words("kind"),
            headline: manifest.title ?? manifest.tagline,
            lede: manifest.lede ?? manifest.tagline)
        if let platforms { sheet.kicker += " · " + platforms }
        sheet.facts = pressFacts.map { PressSheet.Fact($0.name, $0.value, url: $0.url, isKnown: $0.isKnown) }
        sheet.headings.features = speech.word("what_it_does")
        sheet.headings.quotes = speech.word("what_people_say")
        sheet.headings.awards = speech.word("awards")
        sheet.features = manifest.features.map { PressSheet.Item($0.title, $0.detail ?? "") }
        sheet.quotes = manifest.quotes.map { PressSheet.Item($0.text, $0.by) }
        sheet.awards = manifest.awards.map { PressSheet.Item($0.title, $0.detail ?? "") }
        sheet.links = sheetLinks
        if let brand = (manifest.colours.first { $0.name == "brand" })?.hex { sheet.brand = brand }
        sheet.author = manifest.team.map(\.name).joined(separator: ", ")
        sheet.date = releaseDate
        return sheet
    }

    /// The press page and where to get it: what a reader of paper types.
    private var sheetLinks: [PressSheet.Fact] {
        let home = maker.baseURL.absolute(product.address.encoded)
        var links = [(speech.word("sheet_pictures"), home + "press/")]
        if let link = ["store", "download", "source"].lazy.compactMap(product.manifest.link).first {
            links.append((speech.word("get_it"), link.hasPrefix("/") ? maker.baseURL.absolute(link) : link))
        }
        return links.map { PressSheet.Fact($0.0, plain($0.1), url: $0.1) }
    }

    private func words(_ name: String) -> String {
        if case .string(let text)? = described().member(name) { text } else { "" }
    }

    /// The fact sheet and the descriptions as the theme writes them, the facts as data, and the long description.
    func addTexts(_ pictures: [PressPicture], to room: inout PressRoom) throws(Mistakes) {
        let press = Object([("press", .object(room.members))])
        for name in ["fact-sheet.md", "descriptions.md"] where maker.templates.has("press/" + name) {
            room.add(name, Array(try readme("press/" + name, .lazy(described(press))).utf8))
            room.members[name == "fact-sheet.md" ? "fact_sheet" : "descriptions"] = .string(name)
        }
        room.add("press.json", Array(factsAsData(pictures).utf8))
        room.members["data"] = "press.json"
    }

    /// The product described, without what only templates need, and where its files are.
    private func factsAsData(_ pictures: [PressPicture]) -> String {
        let described = described()
        let names = [
            "name", "title", "tagline", "lede", "kind", "version", "date", "released", "stage", "platforms", "price",
            "prices", "license", "audience", "team", "languages", "features", "quotes", "awards", "links", "contacts",
            "canonical",
        ]
        var facts = Object(names.map { ($0, described.member($0) ?? .null) })
        let folder = maker.baseURL.absolute(product.address.encoded + "press/")
        facts["press"] = .string(folder)
        facts["history"] = .list(
            product.releases.filter { $0.version != nil }.map { release in
                [
                    "version": release.version.map { .string($0) } ?? .null,
                    "notes": .string(tidied(release.notes.string)),
                ]
            })
        facts["pictures"] = .list(
            pictures.map { picture in
                let size = MediaFacts(picture.bytes)
                return [
                    "title": .string(picture.title), "url": .string(folder + picture.path),
                    "width": size.map { .integer($0.width) } ?? .null,
                    "height": size.map { .integer($0.height) } ?? .null, "bytes": .integer(picture.bytes.count),
                ]
            })
        return String(decoding: json(.object(facts), indent: 2), as: UTF8.self) + "\n"
    }
}
