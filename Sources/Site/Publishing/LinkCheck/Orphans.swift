import Diagnostics
import Site

extension LinkCheck {
    /// Pages that no other page leads to: readers find them by search engines and by chance alone.
    /// - Parameter reachable: the pages that others should lead to, file by source.
    /// - Returns: a note for each of them that none leads to.
    func orphans(among reachable: [String: String]) -> [Diagnostic] {
        reachable.filter { !reached.contains($0.key) }.sorted { $0.value < $1.value }.map { file, source in
            Diagnostic(
                .note, "no other page leads to \(Address("/" + file).path)",
                at: Place(path: source, line: 1, column: 1),
                remedy: "link to it, or write `unlisted: true` where that is meant")
        }
    }
}
