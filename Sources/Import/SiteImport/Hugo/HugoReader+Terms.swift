import Site
import Values

extension HugoReader {
    /// Keeps the lists of terms at their addresses: here lists are of posts, there of all pages, and their names differ in
    /// marks.
    mutating func addTerms() {
        for taxonomy in configuration.taxonomies {
            var terms: [String: (name: String, pages: [HugoDocument])] = [:]
            for document in documents where document.text["draft"]?.value != .bool(true) {
                for name in document.text[taxonomy]?.texts ?? [] where !name.isEmpty {
                    terms[HugoAddress.plain(name), default: (name, [])].pages.append(document)
                }
            }
            for (path, term) in terms.sorted(by: { $0.key < $1.key }) {
                add(term.name, of: taxonomy, at: "/\(HugoAddress.plain(taxonomy))/\(path)/", term.pages)
            }
            let isListed = terms.values.contains { $0.pages.contains(where: isPost) }
            guard !isListed, !terms.isEmpty else { continue }
            let items = terms.sorted { $0.key < $1.key }.map { (title: $1.name, address: "/\(taxonomy)/\($0)/") }
            site.addList("\(taxonomy)", items, at: "/\(HugoAddress.plain(taxonomy))/", file: taxonomy)
        }
    }

    private mutating func add(_ name: String, of taxonomy: String, at address: String, _ pages: [HugoDocument]) {
        if documents.contains(where: { $0.address == address }) { return }
        let own = "/\(taxonomy)/\(slugOfName(name))/"
        guard pages.contains(where: isPost) else {
            return site.addList(
                name, pages.map { ($0.title, $0.address) }, at: address, file: "\(taxonomy)-\(slugOfName(address))")
        }
        if own != address { site.addRedirect(name, from: address, to: own, file: "\(taxonomy)-\(slugOfName(address))") }
    }
}
