import Dates
import Languages
import Site

/// How a product's facts are put into words of a language.
struct ProductWords {
    private let product: Product
    let language: Language

    init(_ product: Product, _ language: Language) {
        self.product = product
        self.language = language
    }

    var kind: String { language.word("kind_" + product.manifest.kind.rawValue) }

    var stage: String? {
        product.manifest.stage.map { stage in
            // Its page says what it will say, so that it can be read before the day.
            language.word("stage_" + (stage == .staged ? .live : stage).rawValue)
        }
    }

    /// The day of the newest release.
    var day: String? {
        let date = product.latest?.date ?? product.manifest.released?.date
        return date.map { language.day($0) }
    }

    /// What it costs, the amounts of several currencies beside each other; nil where that is not known.
    var price: String? {
        let prices = product.manifest.prices.map(title)
        return prices.isEmpty ? nil : prices.joined(separator: " · ")
    }

    func title(of price: Price) -> String {
        switch price {
        case .free: language.word("free")
        case .amount(let money): language.money(money)
        }
    }

    /// "iOS 17 or later", "Mac (macOS 14 or later)".
    func title(of platform: Manifest.Platform) -> String {
        guard let minimum = platform.minimum else { return platform.name }
        let words = language.phrase("or_later", minimum)
        return minimum.hasPrefix(platform.name) ? words : "\(platform.name) (\(words))"
    }

    /// What a link is called on a button.
    static func title(of link: Manifest.ProductLink, _ language: Language) -> String {
        if link.name == "store", let store = store(at: link.url) { return store }
        if Manifest.ProductLink.known.contains(link.name) { return language.word("link_" + link.name) }
        return link.name.prefix(1).uppercased() + link.name.dropFirst().replacing("_", with: " ")
    }

    /// What a store is called on a button, by an address of its own.
    static func title(ofStoreAt url: String, _ language: Language) -> String {
        store(at: url) ?? language.word("link_store")
    }

    private static func store(at url: String) -> String? {
        if url.contains("apps.apple.com") { return "App Store" }
        return url.contains("play.google.com") ? "Google Play" : nil
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
    static func primary(_ links: [Manifest.ProductLink]) -> Manifest.ProductLink? {
        func named(_ names: [String]) -> Manifest.ProductLink? {
            names.lazy.compactMap { name in links.first { $0.name == name } }.first
        }
        return named(["store", "download"]) ?? links.first(where: \.isStore) ?? named(["website", "home", "source"])
            ?? links.first
    }

    /// What is known of it, line by line.
    var facts: [(name: String, value: String)] {
        let manifest = product.manifest
        let version = [product.version, day].compactMap(\.self).joined(separator: " · ")
        let price = [price, manifest.priceNote].compactMap(\.self).joined(separator: ". ")
        let platforms = manifest.platforms.map(title)
        let lines = [
            (product.version == nil ? "released" : "version", version), ("price", price),
            ("runs_on", platforms.joined(separator: language.word("comma"))),
            ("languages", manifest.languages.joined(separator: language.word("comma"))),
            ("made_by", manifest.team.map(\.name).joined(separator: language.word("comma"))),
            ("license", manifest.license ?? ""),
        ]
        return lines.filter { !$0.1.isEmpty }.map { (language.word($0.0), $0.1) }
    }
}
