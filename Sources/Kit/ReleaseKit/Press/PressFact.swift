import Dates
import Site
import Values

/// A fact of a fact sheet; what is not known says so, since an empty line would be asked about.
struct PressFact: Equatable {
    /// What stands for something that is not known yet.
    static let unknown = "TBD"

    var name: String
    var value: String
    /// Where it leads; nil for nowhere.
    var url: String?

    init(_ name: String, _ value: String?, url: String? = nil) {
        self.name = name
        self.value = value ?? PressFact.unknown
        self.url = url
    }

    var described: Value {
        [
            "name": .string(name), "value": .string(value), "url": url.map { .string($0) } ?? .null,
            "known": .bool(value != PressFact.unknown),
        ]
    }
}

extension KitJob {
    /// The facts that journalists look for, in the order in which they do.
    var pressFacts: [PressFact] {
        let manifest = product.manifest
        let described = described()
        let website = manifest.link("website") ?? maker.baseURL.absolute(product.address.encoded)
        var facts = [
            PressFact("Developer", joined(manifest.team.map(\.name))),
            PressFact("Release date", text(described.member("date"))),
            PressFact("Version", product.version), PressFact("Platforms", platforms),
            PressFact("Price", text(described.member("price"))),
        ]
        if let note = manifest.priceNote { facts.append(PressFact("About the price", note)) }
        if let license = manifest.license { facts.append(PressFact("Licence", license)) }
        if !manifest.languages.isEmpty { facts.append(PressFact("Languages", joined(manifest.languages))) }
        if let audience = manifest.audience { facts.append(PressFact("Made for", audience)) }
        facts.append(PressFact("Website", plain(website), url: website))
        if let store = manifest.link("store"), store != website {
            facts.append(PressFact("Store", plain(store), url: store))
        }
        return facts + contacts
    }

    private var contacts: [PressFact] {
        guard case .list(let contacts)? = described().member("contacts"), !contacts.isEmpty else {
            return [PressFact("Press contact", nil)]
        }
        return contacts.map { contact in
            guard case .object(let members) = contact else { return PressFact("Press contact", nil) }
            return PressFact("Press contact", text(members["title"]), url: text(members["url"]))
        }
    }

    private var platforms: String? {
        guard case .list(let platforms)? = described().member("platforms") else { return nil }
        return joined(
            platforms.compactMap { platform in
                if case .object(let members) = platform { text(members["title"]) } else { nil }
            })
    }

    /// The day of the newest release as ISO 8601, for files that bear a date.
    var releaseDate: String? { (product.latest?.date ?? product.manifest.released?.date).map { ISO8601.day($0) } }

    private func joined(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }

    private func text(_ value: Value?) -> String? {
        if case .string(let text)? = value { text } else { nil }
    }

    /// An address without what a reader of paper need not type.
    func plain(_ url: String) -> String { DescribedProduct.plainAddress(url) }
}
