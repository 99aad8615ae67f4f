import Diagnostics
import Files
import Site

/// Follows every address of the rendered site, as far as it stays within it.
struct LinkCheck {
    let tree: FileTree
    let baseURL: BaseURL
    /// The pages of the tree, and what is on each.
    let scanned: (pages: [String], scans: [PageScan])
    /// Where authors wrote the addresses.
    let origins: LinkOrigins

    init(tree: FileTree, baseURL: BaseURL, origins: LinkOrigins) {
        self.tree = tree
        self.baseURL = baseURL
        self.origins = origins
        let pages = tree.paths.filter { $0.hasSuffix(".html") }
        let scans = mapInParallel(pages.count) { index -> PageScan in
            guard case .bytes(let bytes)? = tree[pages[index]] else { return PageScan([]) }
            return PageScan(bytes)
        }
        scanned = (pages, scans)
    }

    /// What leads nowhere, and which pictures say nothing to those who do not see them.
    /// - Parameter toldBefore: whether some destinations were refused already, which are no news here.
    /// - Returns: a message for each place where such an address was written.
    func mistakes(toldBefore: Bool = false) -> [Diagnostic] {
        let (pages, scans) = scanned
        let told = toldBefore ? origins.told : []
        let anchors = Dictionary(zip(pages, scans.lazy.map(\.anchors)), uniquingKeysWith: { first, _ in first })
        var mistakes: [Diagnostic] = []
        var whole = WholeAddresses()
        // An address from the root means the same on every page, and most of a site's addresses are met again and again.
        var known: [String: Problem?] = [:]
        for (page, scan) in zip(pages, scans) {
            for reference in scan.references where !told.contains(reference.url) {
                let problem: Problem?
                if let found = known[reference.url] {
                    problem = found
                } else {
                    let isWhole = reference.isLink && isOwn(reference.url)
                    problem = target(of: reference.url, on: page, isWhole: isWhole).flatMap {
                        self.problem(of: $0, anchors: anchors)
                    }
                    if isWhole, let problem { whole.add(reference.url, messages(problem, reference.url, on: page)) }
                    if isWhole || reference.url.utf8.first == UInt8(ascii: "/") {
                        known[reference.url] = .some(isWhole ? nil : problem)
                    }
                    if isWhole { continue }
                }
                if let problem { mistakes += messages(problem, reference.url, on: page) }
            }
            mistakes += scan.picturesWithoutAlt.flatMap { messages(.noAlternative, $0, on: page) }
        }
        return mistakes + whole.warnings
    }

    /// Whether an address names this site with scheme and host.
    private func isOwn(_ url: String) -> Bool { url.hasPrefix(baseURL.string) }

    private func target(of url: String, on page: String, isWhole: Bool) -> LinkTarget? {
        let local = isWhole ? String(url.dropFirst(baseURL.origin.count)) : url
        return LinkTarget(local, on: page, baseURL: baseURL)
    }

    enum Problem {
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

    /// What is said of an address: once for each place where it was written, or once where that is not known.
    func messages(_ problem: Problem, _ url: String, on page: String) -> [Diagnostic] {
        let origins = origins.origins(of: url, on: page)
        if origins.isEmpty { return [message(problem, url, on: page, written: nil)] }
        return origins.map { message(problem, url, on: page, written: $0) }
    }

    private func message(
        _ problem: Problem, _ url: String, on page: String, written: LinkOrigins.Origin?
    ) -> Diagnostic {
        var trail = [Diagnostic.Step("on the page \(Address(page).path)")]
        if written == nil { trail.append(Diagnostic.Step("the address comes from a layout")) }
        func told(_ severity: Severity, _ message: String, _ remedy: String?) -> Diagnostic {
            Diagnostic(
                severity, message, at: written?.place, excerpt: written?.excerpt, length: written?.length ?? 1,
                remedy: remedy, trail: trail)
        }
        switch problem {
        case .noFile(let file):
            return told(.error, "the address `\(url)` leads nowhere", LinkRemedy(tree, baseURL).remedy(for: url, file))
        case .noAnchor(let fragment, let near):
            return told(
                .error, "the address `\(url)` leads to a page that has no `#\(fragment)`",
                near.map { "did you mean `#\($0)`?" })
        case .noAlternative:
            return told(
                .warning, "the picture `\(url)` has no text alternative",
                "describe it between the brackets, `![what it shows](…)`; a mere ornament has `alt=\"\"`")
        }
    }
}

/// Addresses of this site with scheme and host that lead nowhere: they may lead to what another program publishes there, so
/// they are warnings, each once, and not more than a screen of them.
private struct WholeAddresses {
    private static let most = 20
    private var found: [(url: String, message: Diagnostic)] = []

    mutating func add(_ url: String, _ messages: [Diagnostic]) {
        guard var first = messages.first else { return }
        first.severity = .warning
        found.append((url, first))
    }

    var warnings: [Diagnostic] {
        let sorted = found.sorted { $0.url < $1.url }.map(\.message)
        guard sorted.count > WholeAddresses.most else { return sorted }
        return sorted.prefix(WholeAddresses.most) + [
            Diagnostic(
                .warning, "\(sorted.count - WholeAddresses.most) more addresses with this site's host lead nowhere",
                remedy: "paths such as /about/ are checked as strictly, and follow the site when it moves")
        ]
    }
}
