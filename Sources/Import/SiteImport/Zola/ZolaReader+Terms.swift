import Site
import Values

extension ZolaReader {
    /// Keeps the lists of terms at their addresses: here lists are of posts, there of all pages.
    mutating func addTerms() {
        for (taxonomy, _, _) in configuration.taxonomies {
            var terms: [String: (name: String, pages: [ZolaDocument])] = [:]
            for document in documents where !document.isDraft && document.language == nil {
                for name in document.text["taxonomies"]?[taxonomy]?.texts ?? [] where !name.isEmpty {
                    let part = ZolaAddress.part(name, configuration.slugs)
                    terms[part, default: (name, [])].pages.append(document)
                }
            }
            let root = ZolaAddress.part(taxonomy, configuration.slugs)
            for (part, term) in terms.sorted(by: { $0.key < $1.key }) {
                add(term.name, of: taxonomy, at: "/\(root)/\(part)/", term.pages)
            }
            let isListed = terms.values.contains { $0.pages.contains(where: isPost) }
            guard !isListed else { continue }
            let items = terms.sorted { $0.key < $1.key }.map { (title: $1.name, address: "/\(root)/\($0)/") }
            site.addList(taxonomy, items, at: "/\(root)/", file: taxonomy)
        }
    }

    private mutating func add(_ name: String, of taxonomy: String, at address: String, _ pages: [ZolaDocument]) {
        let own = "/\(slug(taxonomy))/\(slugOfName(name))/"
        guard pages.contains(where: isPost) else {
            return site.addList(
                name, pages.map { ($0.title, $0.address) }, at: address, file: "\(taxonomy)-\(slugOfName(address))")
        }
        if own != address { site.addRedirect(name, from: address, to: own, file: "\(taxonomy)-\(slugOfName(address))") }
    }
}
