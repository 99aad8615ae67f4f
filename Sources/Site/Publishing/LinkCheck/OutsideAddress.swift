import Diagnostics
import Site

/// An address of the rendered site that leads out of it.
package struct OutsideAddress: Sendable, Hashable {
    /// The address, as it stands on the page.
    package var url: String
    /// Where the author wrote it, as far as that is known.
    package var place: Place?
    /// A page it stands on, preferably one whose author wrote it.
    package var page: String
    /// How many pages it stands on.
    package var pages: Int
}

extension LinkCheck {
    /// Each address that leads to another site, once, in byte order.
    func outsideAddresses() -> [OutsideAddress] {
        let (pages, scans) = scanned
        var found: [String: OutsideAddress] = [:]
        for (page, scan) in zip(pages, scans) {
            for url in Set(scan.references.map(\.url)).sorted() where leadsOutside(url) {
                let path = Address(page).path
                found[url, default: OutsideAddress(url: url, page: path, pages: 0)].pages += 1
                guard found[url]?.place == nil, let place = origins.origins(of: url, on: page).first?.place else {
                    continue
                }
                found[url]?.place = place
                found[url]?.page = path
            }
        }
        return found.values.sorted { $0.url < $1.url }
    }

    /// Whether an address names a host, and is not a page of this site under its whole address.
    private func leadsOutside(_ url: String) -> Bool {
        guard url.hasPrefix("//") || url.hasPrefix("http://") || url.hasPrefix("https://") else { return false }
        guard url.hasPrefix(baseURL.string) else { return true }
        let own = LinkTarget("/" + url.dropFirst(baseURL.origin.count + 1), on: "", baseURL: baseURL)
        return own.map { !files.contains($0.file) } ?? true
    }
}
