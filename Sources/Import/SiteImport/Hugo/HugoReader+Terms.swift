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
            addList("\(taxonomy)", items, at: "/\(HugoAddress.plain(taxonomy))/", file: taxonomy)
        }
    }

    private mutating func add(_ name: String, of taxonomy: String, at address: String, _ pages: [HugoDocument]) {
        if documents.contains(where: { $0.address == address }) { return }
        let own = "/\(taxonomy)/\(slugOfName(name))/"
        if pages.contains(where: isPost) {
            guard own != address else { return }
            let head = Object([("title", .string(name)), ("redirect", .string(own))])
            site.pages.append(
                NewPage(
                    origin: "", file: "pages/moved/\(taxonomy)-\(slugOfName(address)).md", head: head, body: "",
                    address: address))
        } else {
            addList(name, pages.map { ($0.title, $0.address) }, at: address, file: "\(taxonomy)-\(slugOfName(address))")
        }
    }

    private mutating func addList(
        _ title: String, _ items: [(title: String, address: String)], at address: String, file: String
    ) {
        let head = Object([("title", .string(title)), ("unlisted", .bool(true))])
        site.pages.append(
            NewPage(
                origin: "", file: "pages/lists/\(file).md", head: head,
                body: items.map { HugoReader.link($0.title, $0.address) }.joined(), address: address))
    }

    /// An item of a list that leads to a page.
    static func link(_ title: String, _ address: String) -> String {
        let text = title.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing("\n", with: " ")
        return "- [\(text)](<\(address)>)\n"
    }
}
