import Diagnostics
import Files
import Site

/// Follows every address of the rendered site, as far as it stays within it.
struct LinkCheck {
    /// The paths of all files of the site.
    let files: Set<String>
    let baseURL: BaseURL
    /// The pages among them, and what is on each.
    let scanned: (pages: [String], scans: [PageScan])
    /// The pages that others should lead to, file by source; none where orphans do not matter.
    let reachable: [String: String]
    /// Where the author wrote an address of a page: the page's file and the address.
    let place: (_ page: String, _ url: String) -> Diagnostic.Step?

    /// What leads nowhere, and which pictures say nothing to those who do not see them.
    func mistakes() -> [Diagnostic] {
        let (pages, scans) = scanned
        let (files, baseURL) = (files, baseURL)
        let anchors = Once {
            Dictionary(zip(pages, scans.lazy.map(\.anchors)), uniquingKeysWith: { first, _ in first })
        }
        let problems = mapInParallel(pages.count, batch: 64) { index -> [(problem: Problem, url: String)] in
            let found = scans[index].references.compactMap { reference -> (Problem, String)? in
                guard let target = LinkTarget(reference.url, on: pages[index], baseURL: baseURL) else { return nil }
                return LinkCheck.problem(of: target, files: files, anchors: anchors).map { ($0, reference.url) }
            }
            return found + scans[index].picturesWithoutAlt.map { (.noAlternative, $0) }
        }
        var mistakes: [Diagnostic] = []
        for (page, found) in zip(pages, problems) {
            for (problem, url) in found { mistakes.append(message(problem, url, on: page)) }
        }
        return mistakes + orphans(pages, scans)
    }

    /// Pages that no other page leads to: readers find them by search engines and by chance alone.
    private func orphans(_ pages: [String], _ scans: [PageScan]) -> [Diagnostic] {
        var rest = reachable
        for (page, scan) in zip(pages, scans) where !rest.isEmpty {
            for reference in scan.references where reference.isLink {
                guard let target = LinkTarget(reference.url, on: page, baseURL: baseURL), target.file != page else {
                    continue
                }
                rest[target.file] = nil
            }
        }
        return rest.sorted { $0.value < $1.value }.map { file, source in
            Diagnostic(
                .note, "no other page leads to \(Address("/" + file).path)",
                at: Place(path: source, line: 1, column: 1),
                remedy: "link to it, or write `unlisted: true` where that is meant")
        }
    }

    private enum Problem: Sendable {
        case noFile(String)
        case noAnchor(String, near: String?)
        case noAlternative
    }

    private static func problem(
        of target: LinkTarget, files: Set<String>, anchors: Once<[String: Set<String>]>
    ) -> Problem? {
        guard files.contains(target.file) else {
            // A folder without a slash behind: servers send readers on, so it is there.
            if files.contains(target.file + "/index.html") { return nil }
            return .noFile(target.file)
        }
        guard let fragment = target.fragment, fragment != "top", let there = anchors.value[target.file],
            !there.contains(fragment)
        else { return nil }
        return .noAnchor(fragment, near: nearMiss(fragment, among: there.sorted()))
    }

    private func message(_ problem: Problem, _ url: String, on page: String) -> Diagnostic {
        let written = place(page, url)
        var trail = [Diagnostic.Step("on the page \(Address(page).path)")]
        if written?.place == nil { trail.append(Diagnostic.Step("the address comes from a layout or from site.yml")) }
        switch problem {
        case .noFile:
            return Diagnostic(
                .error, "the address `\(url)` leads nowhere", at: written?.place, remedy: suggestion(for: url),
                trail: trail)
        case .noAnchor(let fragment, let near):
            return Diagnostic(
                .error, "the address `\(url)` leads to a page that has no `#\(fragment)`", at: written?.place,
                remedy: near.map { "did you mean `#\($0)`?" }, trail: trail)
        case .noAlternative:
            return Diagnostic(
                .warning, "the picture `\(url)` has no text alternative", at: written?.place,
                remedy: "describe it between the brackets, `![what it shows](…)`; a mere ornament has `alt=\"\"`",
                trail: trail)
        }
    }

    private func suggestion(for url: String) -> String? {
        let pages = files.filter { $0.hasSuffix("index.html") }.sorted().map {
            baseURL.relative(Address("/" + $0).encoded)
        }
        return didYouMean(url, among: pages)
    }
}
