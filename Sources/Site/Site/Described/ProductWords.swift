import Dates

/// How a product's facts are put into words.
enum ProductWords {
    static func kind(_ kind: Manifest.Kind) -> String {
        switch kind {
        case .game: "Game"
        case .app: "App"
        case .library: "Library"
        case .component: "Component"
        case .tool: "Tool"
        }
    }

    /// What a link is called on a button.
    static func title(_ link: Manifest.Link) -> String {
        switch link.name {
        case "store": link.url.contains("apps.apple.com") ? "App Store" : "Store"
        case "source": "Source code"
        case "website": "Website"
        case "home": "Home page"
        case "support": "Support"
        case "press": "Press kit"
        case "download": "Download"
        case "documentation": "Documentation"
        case "article": "Article"
        default: link.name.prefix(1).uppercased() + link.name.dropFirst().replacing("_", with: " ")
        }
    }

    /// An address as people read it: without its scheme, `www.` and a last slash.
    static func plainAddress(_ url: String) -> String {
        var text = url[...]
        for head in ["https://", "http://", "mailto:", "www."] where text.hasPrefix(head) {
            text = text.dropFirst(head.count)
        }
        return String(text.last == "/" ? text.dropLast() : text)
    }

    /// Where someone goes who wants it.
    static func primary(_ links: [Manifest.Link]) -> Manifest.Link? {
        for name in ["store", "download", "website", "home", "source"] {
            if let link = links.first(where: { $0.name == name }) { return link }
        }
        return links.first
    }

    static func facts(_ product: Product) -> [(name: String, value: String)] {
        let manifest = product.manifest
        var facts: [(name: String, value: String)] = []
        let date = product.latest?.date ?? manifest.released?.date
        let version = [product.version, date.map(longDay)].compactMap(\.self)
        if !version.isEmpty {
            facts.append((product.version == nil ? "Released" : "Version", version.joined(separator: " · ")))
        }
        if let price = manifest.price { facts.append(("Price", price)) }
        if !manifest.platforms.isEmpty {
            let names = manifest.platforms.map { [$0.name, $0.minimum].compactMap(\.self).joined(separator: ", ") }
            facts.append(
                ("Runs on", names.joined(separator: manifest.platforms.contains { $0.minimum != nil } ? "; " : ", ")))
        }
        if !manifest.languages.isEmpty { facts.append(("Languages", manifest.languages.joined(separator: ", "))) }
        if !manifest.team.isEmpty { facts.append(("Made by", manifest.team.joined(separator: ", "))) }
        return facts
    }

    static func longDay(_ date: CivilDate) -> String {
        let time = ZonedTime(instant: Zone.utc.instant(of: date, secondOfDay: 0))
        return time.strftime("%-d %B %Y")
    }
}

func isoDay(_ date: CivilDate) -> String { ISO8601.day(date) }
