import Diagnostics
import Site

extension LinkCheck {
    /// Pages that no other page leads to: readers find them by search engines and by chance alone.
    /// - Parameter reachable: the pages that others should lead to, file by source.
    /// - Returns: a note for the one that none leads to, or one for all of them; nothing where a page could not be made,
    ///   because its links are not known.
    func orphans(among reachable: [String: String]) -> [Diagnostic] {
        guard let reached else { return [] }
        let unreached = reachable.filter { !reached.contains($0.key) }.sorted { $0.value < $1.value }
        return unreached.map { file, source in
            let page = unreached.count > 1 ? "this page" : Address("/" + file).path
            return Diagnostic(
                .note, "no other page leads to \(page)",
                at: Place(path: source, line: 1, column: 1),
                remedy: "link to it, or write `unlisted: true` where that is meant")
        }.grouped
    }
}
