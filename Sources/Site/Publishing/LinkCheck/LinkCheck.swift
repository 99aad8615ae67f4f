import Diagnostics
import Files
import Site

/// Follows every address of the rendered site, as far as it stays within it.
struct LinkCheck {
    let tree: FileTree
    let baseURL: BaseURL
    /// The pages of the tree, and what is on each.
    let scanned: (pages: [String], scans: [PageScan])
    /// The pages that others should lead to, file by source; none where orphans do not matter.
    let reachable: [String: String]
    /// Where the author wrote an address of a page: the page's file and the address.
    let place: (_ page: String, _ url: String) -> Diagnostic.Step?

    init(
        tree: FileTree, baseURL: BaseURL, reachable: [String: String] = [:],
        place: @escaping (_ page: String, _ url: String) -> Diagnostic.Step?
    ) {
        self.tree = tree
        self.baseURL = baseURL
        self.reachable = reachable
        self.place = place
        let pages = tree.paths.filter { $0.hasSuffix(".html") }
        let scans = mapInParallel(pages.count) { index -> PageScan in
            guard case .bytes(let bytes)? = tree[pages[index]] else { return PageScan([]) }
            return PageScan(bytes)
        }
        scanned = (pages, scans)
    }

    /// What leads nowhere, and which pictures say nothing to those who do not see them.
    func mistakes() -> [Diagnostic] {
        let (pages, scans) = scanned
        let anchors = Dictionary(zip(pages, scans.lazy.map(\.anchors)), uniquingKeysWith: { first, _ in first })
        var mistakes: [Diagnostic] = []
        // An address from the root means the same on every page, and most of a site's addresses are met again and again.
        var known: [String: Problem?] = [:]
        for (page, scan) in zip(pages, scans) {
            for reference in scan.references {
                let problem: Problem?
                if let found = known[reference.url] {
                    problem = found
                } else {
                    problem = LinkTarget(reference.url, on: page, baseURL: baseURL).flatMap {
                        self.problem(of: $0, anchors: anchors)
                    }
                    if reference.url.utf8.first == UInt8(ascii: "/") { known[reference.url] = .some(problem) }
                }
                if let problem { mistakes.append(message(problem, reference.url, on: page)) }
            }
            mistakes += scan.picturesWithoutAlt.map { message(.noAlternative, $0, on: page) }
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

    private enum Problem {
        case noFile(String)
        case noAnchor(String, near: String?)
        case noAlternative
    }

    private func problem(of target: LinkTarget, anchors: [String: Set<String>]) -> Problem? {
        guard tree[target.file] != nil else {
            // A folder without a slash behind: servers send readers on, so it is there.
            if tree[target.file + "/index.html"] != nil { return nil }
            return .noFile(target.file)
        }
        guard let fragment = target.fragment, fragment != "top", let there = anchors[target.file],
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
        let pages = tree.paths.filter { $0.hasSuffix("index.html") }.map { baseURL.relative(Address("/" + $0).encoded) }
        return didYouMean(url, among: pages)
    }
}
