import Dates
import Languages
import Rendering
import Site
import Values

/// A fact of a fact sheet; what is not known says so, since an empty line would be asked about.
struct PressFact: Equatable {
    var name: String
    var value: String
    /// Where it leads; nil for nowhere.
    var url: String?
    /// Whether the value is more than the word for what is not known yet.
    var isKnown: Bool

    var described: Value {
        [
            "name": .string(name), "value": .string(value), "url": url.map { .string($0) } ?? .null,
            "known": .bool(isKnown),
        ]
    }
}

/// The facts about a product, in the language of the site.
struct PressFacts {
    let subject: KitSubject

    private var product: Product { subject.product }
    private var speech: Language { subject.speech }

    /// The facts that journalists look for, in the order in which they do.
    var all: [PressFact] {
        let manifest = product.manifest
        let described = subject.described()
        let website = manifest.link("website") ?? subject.home
        var facts = [
            fact("developer", joined(manifest.team.map(\.name))),
            fact("release_date", text(described.member("date"))),
            fact("version", product.version), fact("platforms", platforms),
            fact("price", text(described.member("price"))),
        ]
        if let note = manifest.priceNote { facts.append(fact("about_price", note)) }
        if let license = manifest.license { facts.append(fact("license", license)) }
        if !manifest.languages.isEmpty { facts.append(fact("languages", joined(manifest.languages))) }
        if let audience = manifest.audience { facts.append(fact("made_for", audience)) }
        facts.append(fact("link_website", DescribedProduct.plainAddress(website), url: website))
        if let store = manifest.link("store"), store != website {
            facts.append(fact("link_store", DescribedProduct.plainAddress(store), url: store))
        }
        return facts + contacts
    }

    /// A fact by the key of its name among the language's words.
    private func fact(_ key: String, _ value: String?, url: String? = nil) -> PressFact {
        PressFact(name: speech.word(key), value: value ?? speech.word("tbd"), url: url, isKnown: value != nil)
    }

    private var contacts: [PressFact] {
        guard case .list(let contacts)? = subject.described().member("contacts"), !contacts.isEmpty else {
            return [fact("press_contact", nil)]
        }
        return contacts.map { contact in
            guard case .object(let members) = contact else { return fact("press_contact", nil) }
            return fact("press_contact", text(members["title"]), url: text(members["url"]))
        }
    }

    /// What the product runs on, in words; nil where nobody said.
    var platforms: String? {
        guard case .list(let platforms)? = subject.described().member("platforms") else { return nil }
        return joined(
            platforms.compactMap { platform in
                if case .object(let members) = platform { text(members["title"]) } else { nil }
            })
    }

    /// The day of the newest release as ISO 8601, for files that bear a date.
    var releaseDate: String? { (product.latest?.date ?? product.manifest.released?.date).map { ISO8601.day($0) } }

    private func joined(_ words: [String]) -> String? {
        words.isEmpty ? nil : words.joined(separator: speech.word("comma"))
    }

    private func text(_ value: Value?) -> String? {
        if case .string(let text)? = value { text } else { nil }
    }
}
