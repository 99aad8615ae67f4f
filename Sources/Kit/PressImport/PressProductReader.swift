import Dates
import Diagnostics
import Languages
import Values
import YAML

/// Turns the fields of a press kit's product into a manifest.
struct PressProductReader {
    private var fields: PressFields
    private var manifest = Object()
    private var links = Object()

    init(_ file: PressFile) { fields = PressFields(file) }

    var warnings: [Diagnostic] { fields.warnings }

    mutating func read() -> ImportedPress {
        readIdentity()
        readRelease()
        readPlatforms()
        readPrices()
        readFeatures()
        readPeople()
        readAddresses()
        let prose = prose()
        if !links.isEmpty { manifest["links"] = .object(links) }
        fields.reportRest([
            "relations": "name the other product in the page's prose",
            "partners": "name them in `team` or in the page's prose",
            "analytics": "a site here counts nobody",
            "monetizationPermission": "say it in the page's prose",
        ])
        var name = ""
        if case .string(let text)? = manifest["name"] { name = text }
        return .product(name: name, manifest: yaml(.object(manifest)), prose: prose)
    }

    private mutating func readIdentity() {
        _ = fields.node("type")
        let place = fields.file.fields.place
        let name = fields.text("title")
        if name == nil { fields.warn("it has no title", at: place, remedy: "write `name:` into the manifest") }
        manifest["name"] = .string(name ?? "Untitled")
        let sentences = PressText.sentences(fields.text("description") ?? "")
        if sentences.first.isEmpty {
            fields.warn("it has no description", at: place, remedy: "write `tagline:` into the manifest")
        }
        manifest["tagline"] = .string(sentences.first.isEmpty ? name ?? "Untitled" : sentences.first)
        if !sentences.rest.isEmpty { manifest["lede"] = .string(sentences.rest) }
        manifest["kind"] = "game"
        fields.warn(
            "press kits do not say what a product is; it was taken to be a game", at: place,
            remedy: "write another `kind:` if it is none")
    }

    private mutating func readRelease() {
        // presskit() has one date, its followers have several.
        let dates = fields.list("releaseDates") + fields.list("releaseDate")
        for (index, node) in dates.enumerated() {
            guard let text = PressFields.text(node) else { continue }
            if index > 0 {
                fields.warn(
                    "the release of \(text) was left out: a manifest has one date", at: node.place,
                    remedy: "write a CHANGELOG.md, which has as many as there were")
            } else if let day = PressText.day(text) {
                manifest["released"] = .string(ISO8601.day(day))
            } else {
                fields.warn(
                    "`\(text)` is no date", at: node.place, remedy: "write `released: 2026-11-20` when it is known")
            }
        }
    }

    private mutating func readPlatforms() {
        var names: [Value] = []
        for node in fields.list("platforms") {
            guard let name = PressFields.text(node, "name") ?? PressFields.text(node) else { continue }
            names.append(["name": .string(name)])
            if let link = PressFields.text(node, "link") { addLink(link, named: name, at: node.place) }
            fields.reportRest(of: node, known: ["name", "link"])
        }
        if !names.isEmpty { manifest["platforms"] = .list(names) }
    }

    private mutating func readPrices() {
        var prices: [Value] = []
        for node in fields.list("prices") {
            let (value, code) = (PressFields.text(node, "value") ?? "", PressFields.text(node, "currency") ?? "")
            let digits = value.filter { $0.isNumber || $0 == "." || $0 == "," }.replacing(",", with: ".")
            if ["free", "0"].contains(value.lowercased()) {
                prices.append("free")
            } else if Currency(code.uppercased()) != nil, let amount = Amount(digits) {
                prices.append(.string("\(amount.string) \(code.uppercased())"))
            } else {
                fields.warn(
                    "`\(value) \(code)` is no price", at: node.place, remedy: "write `price: 4.99 USD` when it is known"
                )
            }
        }
        if !prices.isEmpty { manifest["price"] = prices.count == 1 ? prices[0] : .list(prices) }
    }

    private mutating func readFeatures() {
        let titles = fields.list("features").compactMap { PressFields.text($0) }
        guard !titles.isEmpty else { return }
        // Their order is all that is known of their weight.
        manifest["features"] = .list(
            titles.enumerated().map { ["title": .string($1), "weight": .integer(titles.count - $0)] })
    }

    private mutating func readPeople() {
        add("team", "credits", ["person": "name", "role": "role", "website": "url"])
        add("awards", "awards", ["description": "title", "info": "detail"])
        var quotes: [Value] = []
        for node in fields.list("quotes") {
            guard let text = PressFields.text(node, "description") else { continue }
            let by = [PressFields.text(node, "name"), PressFields.text(node, "website")].compactMap(\.self)
            var quote = Object([("text", .string(text)), ("by", .string(by.joined(separator: ", ")))])
            if let link = PressFields.text(node, "link") { quote["url"] = .string(PressText.whole(link)) }
            quotes.append(.object(quote))
            fields.reportRest(of: node, known: ["description", "name", "website", "link"])
        }
        if !quotes.isEmpty { manifest["quotes"] = .list(quotes) }
    }

    /// A list of maps under other names.
    private mutating func add(_ field: String, _ theirs: String, _ names: [String: String]) {
        var parts: [Value] = []
        for node in fields.list(theirs) {
            var part = Object()
            for entry in node.entries {
                guard let name = names[entry.key], let text = PressFields.text(entry.value) else { continue }
                part[name] = .string(name == "url" ? PressText.whole(text) : text)
            }
            if !part.isEmpty { parts.append(.object(part)) }
            fields.reportRest(of: node, known: names.keys.sorted())
        }
        if !parts.isEmpty { manifest[field] = .list(parts) }
    }
}

// MARK: - Addresses

extension PressProductReader {
    private mutating func readAddresses() {
        if let website = fields.text("website") { links["website"] = .string(PressText.whole(website)) }
        for name in ["pressCopyRequest", "pressCanRequestCopy"] {
            guard let text = fields.text(name), text.contains("/") else { continue }
            links["press_copy"] = .string(PressText.whole(text))
        }
        readWidgets()
        for node in fields.list("trailers") { readTrailer(node) }
        for node in fields.list("additionals") {
            guard let title = PressFields.text(node, "title"), let link = PressFields.text(node, "link") else {
                continue
            }
            addLink(link, named: title, at: node.place)
        }
        var contacts: [Value] = []
        for node in fields.list("contacts") {
            if let mail = PressFields.text(node, "mail") { contacts.append(.string(mail)) }
            if let link = PressFields.text(node, "link") {
                addLink(link, named: PressFields.text(node, "name") ?? "contact", at: node.place)
            }
        }
        if !contacts.isEmpty { manifest["contact"] = .list(contacts) }
    }

    /// Stores that are told by a number, as far as the number makes an address.
    private mutating func readWidgets() {
        guard let widgets = fields.node("widgets") else { return }
        for entry in widgets.entries {
            guard let id = PressFields.text(entry.value) else { continue }
            switch entry.key {
            case "appstore": links["store"] = .string("https://apps.apple.com/app/id\(id)")
            case "playstore": links["google_play"] = .string("https://play.google.com/store/apps/details?id=\(id)")
            case "steam": links["steam"] = .string("https://store.steampowered.com/app/\(id)")
            default:
                fields.warn(
                    "the number of `\(entry.key)` makes no address", at: entry.keyPlace,
                    remedy: "write its address below `links:`")
            }
        }
    }

    private mutating func readTrailer(_ node: PlacedValue) {
        let name = PressFields.text(node, "name") ?? "Trailer"
        if let id = PressFields.text(node, "youtube") {
            addLink("https://www.youtube.com/watch?v=\(id)", named: name, at: node.place)
        }
        if let id = PressFields.text(node, "vimeo") {
            addLink("https://vimeo.com/\(id)", named: name, at: node.place)
        }
        if let address = PressFields.text(node, "download") { addLink(address, named: name, at: node.place) }
    }

    private mutating func addLink(_ address: String, named title: String, at place: Place) {
        let name = PressText.key(title)
        let whole = PressText.whole(address)
        if links[name] == nil {
            links[name] = .string(whole)
        } else if links[name] != .string(whole) {
            var number = 2
            while links["\(name)_\(number)"] != nil { number += 1 }
            links["\(name)_\(number)"] = .string(whole)
        }
    }

    /// What a manifest has no field for: how it came about, and who stands behind it.
    private mutating func prose() -> String? {
        var parts: [String] = []
        for node in fields.list("histories") + fields.list("history") + fields.list("abouts") {
            let title = PressFields.text(node, "header") ?? PressFields.text(node, "title")
            guard
                let text = PressFields.text(node, "text") ?? PressFields.text(node, "description")
                    ?? PressFields.text(node)
            else { continue }
            parts.append((title.map { "## \($0)\n\n" } ?? "") + text + "\n")
        }
        return parts.isEmpty ? nil : parts.joined(separator: "\n")
    }
}
