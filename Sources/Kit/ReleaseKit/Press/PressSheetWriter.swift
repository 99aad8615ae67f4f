import Diagnostics
import Languages
import Rendering
import Site
import Studio
import Values

/// The page to print, in the words of the manifest.
struct PressSheetWriter {
    let subject: KitSubject

    private var product: Product { subject.product }
    private var speech: Language { subject.speech }
    private var facts: PressFacts { PressFacts(subject: subject) }

    /// The page as PDF, and as a picture of it.
    /// - Throws: that it cannot be drawn, at the words of the manifest that are to blame.
    func room(showing pictures: [PressPicture], _ maker: PressSheetMaker) throws(Mistakes) -> PressRoom {
        var sheet = sheet
        let stills = pictures.filter { MediaFacts($0.bytes)?.format == .png }
        sheet.picture = stills.first?.bytes
        sheet.gallery = stills.dropFirst().prefix(PressSheetWriter.galleryCount).map { $0.small ?? $0.bytes }
        let made: (pdf: [UInt8], preview: [UInt8])
        do throws(Mistakes) { made = try maker.files(of: sheet) } catch {
            throw Mistakes(error.all.map(placed))
        }
        let path = "\(product.slug)-press-sheet"
        var room = PressRoom()
        room.add(path + ".pdf", made.pdf)
        room.add(path + ".png", made.preview)
        let shown = MediaFacts(made.preview)
        room.members["sheet"] = [
            "src": .string(path + ".pdf"), "bytes": .integer(made.pdf.count), "preview": .string(path + ".png"),
            "width": shown.map { .integer($0.width) } ?? .null, "height": shown.map { .integer($0.height) } ?? .null,
        ]
        return room
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
        if let platforms = facts.platforms { sheet.kicker += " · " + platforms }
        sheet.facts = facts.all.map { PressSheet.Fact($0.name, $0.value, url: $0.url, isKnown: $0.isKnown) }
        sheet.headings.features = speech.word("what_it_does")
        sheet.headings.quotes = speech.word("what_people_say")
        sheet.headings.awards = speech.word("awards")
        sheet.features = manifest.features.map { PressSheet.Item($0.title, $0.detail ?? "") }
        sheet.quotes = manifest.quotes.map { PressSheet.Item($0.text, $0.by) }
        sheet.awards = manifest.awards.map { PressSheet.Item($0.title, $0.detail ?? "") }
        sheet.links = sheetLinks
        if let brand = (manifest.colours.first { $0.name == "brand" })?.hex { sheet.brand = brand }
        sheet.author = manifest.team.map(\.name).joined(separator: ", ")
        sheet.date = facts.releaseDate
        return sheet
    }

    /// The press page and where to get it: what a reader of paper types.
    private var sheetLinks: [PressSheet.Fact] {
        var links = [(speech.word("sheet_pictures"), subject.pressHome)]
        if let link = ["store", "download", "source"].lazy.compactMap(product.manifest.link).first {
            links.append((speech.word("get_it"), link.hasPrefix("/") ? subject.baseURL.absolute(link) : link))
        }
        return links.map { PressSheet.Fact($0.0, DescribedProduct.plainAddress($0.1), url: $0.1) }
    }

    private func words(_ name: String) -> String {
        if case .string(let text)? = subject.described().member(name) { text } else { "" }
    }
}
