import Diagnostics
import Files
import Site
import Threads

/// Follows every address of the rendered site, as far as it stays within it.
struct LinkCheck {
    /// The paths of all files of the site.
    let files: ExactNames
    let baseURL: BaseURL
    /// The pages among them, and what is on each.
    let scanned: (pages: [String], scans: [PageScan])
    /// The files that links of other pages lead to, where that was asked for; nil where not all of them are known.
    let reached: Set<String>?
    /// The places on a page that can be pointed at; nil where it is no page, or none that could be made.
    let anchors: OnceEach<String, ExactNames?>
    /// Where authors wrote the addresses.
    let origins: LinkOrigins
    /// What to write instead of those that lead nowhere.
    let remedies: LinkRemedies
    /// What is missing because of mistakes that are told elsewhere.
    let excuses: LinkExcuses

    /// What leads nowhere, and which pictures say nothing to those who do not see them.
    /// - Parameter told: destinations that were refused already, and are no news here.
    /// - Returns: a message for each place where such an address was written.
    func mistakes(besides told: Set<String> = []) -> [Diagnostic] {
        var mistakes: [Diagnostic] = []
        var whole = WholeAddresses()
        var silent = SilentPictures()
        for one in found where !told.contains(one.url) {
            // The same address leads to the same place from every page: what is known of it needs no excuse.
            if one.isWhole, whole.knows(one.url) { continue }
            if excuses.cover(one.problem) { continue }
            if case .noAlternative = one.problem, !silent.hasRoom(on: one.page) { continue }
            if !one.isWhole {
                mistakes += messages(one.problem, one.url, on: one.page)
            } else if whole.isNew(one.url), whole.hasRoom {
                whole.add(messages(one.problem, one.url, on: one.page))
            }
        }
        return mistakes + silent.warnings + whole.warnings
    }

    /// What is wrong with the addresses of all pages, in the pages' order, found in parts on all cores.
    private var found: [Found] {
        let (pages, scans) = scanned
        let (files, baseURL, anchors, excuses) = (files, baseURL, anchors, excuses)
        let own = baseURL.string
        let size = 256
        return mapInParallel((pages.count + size - 1) / size, batch: 1) { part -> [Found] in
            var found: [Found] = []
            // Of a whole address no more is asked than where it was first met.
            var met: Set<String> = []
            for index in part * size..<min(pages.count, (part + 1) * size) {
                for reference in scans[index].references {
                    let isWhole = reference.isLink && ExactName.begins(reference.url, with: own)
                    if isWhole, excuses.tellsLaunch(reference.url, on: pages[index], baseURL) { continue }
                    if isWhole, !met.insert(reference.url).inserted { continue }
                    let url = isWhole ? String(reference.url.dropFirst(baseURL.origin.count)) : reference.url
                    guard let target = LinkTarget(url, on: pages[index], baseURL: baseURL),
                        let problem = LinkCheck.problem(of: target, files: files, anchors: anchors)
                    else { continue }
                    found.append(Found(problem: problem, url: reference.url, isWhole: isWhole, page: pages[index]))
                }
                found += scans[index].picturesWithoutAlt.map {
                    Found(problem: .noAlternative, url: $0, isWhole: false, page: pages[index])
                }
            }
            return found
        }.flatMap(\.self)
    }

    /// What is wrong with an address of a page.
    private struct Found: Sendable {
        var problem: Problem
        var url: String
        /// Whether it has this site's scheme and host.
        var isWhole: Bool
        /// The page, by its file.
        var page: String
    }

    enum Problem: Sendable {
        case noFile(String)
        case noAnchor(String, remedy: String?)
        case noAlternative
    }

    private static func problem(
        of target: LinkTarget, files: ExactNames, anchors: OnceEach<String, ExactNames?>
    ) -> Problem? {
        guard files.contains(target.file) else {
            // A folder without a slash behind: servers send readers on, so it is there.
            if files.contains(target.file + "/index.html") { return nil }
            return .noFile(target.file)
        }
        guard let fragment = target.fragment, fragment.decoded != "top", let there = anchors[target.file],
            !fragment.isAmong(there)
        else { return nil }
        return .noAnchor(fragment.decoded, remedy: remedy(for: fragment.decoded, among: there))
    }

    private static func remedy(for fragment: String, among there: ExactNames) -> String? {
        if let same = there.lookAlike(of: fragment) {
            return "the page has it in another Unicode form: write `#\(percentEncoded(same))`"
        }
        if let near = nearMiss(fragment, among: there.sorted()) { return "did you mean `#\(near)`?" }
        let without = "leave the `#\(fragment)` out"
        guard fragment.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else { return without }
        return "write `{: #\(fragment)}` below what it leads to, or \(without)"
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
            return told(
                .error, "the address `\(url)` leads nowhere", remedies.remedy(for: url, file))
        case .noAnchor(let fragment, let remedy):
            return told(
                .error, "the address `\(url)` leads to a page that has no `#\(fragment)`",
                remedy)
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
    private var seen: Set<String> = []
    private var messages: [Diagnostic] = []

    /// Whether an address was met before.
    func knows(_ url: String) -> Bool { seen.contains(url) }

    mutating func isNew(_ url: String) -> Bool { seen.insert(url).inserted }

    /// Whether one more would be shown.
    var hasRoom: Bool { messages.count < WholeAddresses.most }

    mutating func add(_ found: [Diagnostic]) {
        guard hasRoom, var first = found.first else { return }
        first.severity = .warning
        messages.append(first)
    }

    var warnings: [Diagnostic] {
        let rest = seen.count - messages.count
        guard rest > 0 else { return messages }
        return messages + [
            Diagnostic(
                .warning, "\(rest) more addresses with this site's host lead nowhere",
                remedy: "paths such as /about/ are checked as strictly, and follow the site when it moves")
        ]
    }
}

/// Pictures without a text alternative: of a page with a wall of them, such as the faces of its sponsors, a few are named.
private struct SilentPictures {
    private static let most = 5
    private var counts: [(page: String, count: Int)] = []

    /// Counts a picture of a page, pages being met one after another; whether it is to be named.
    mutating func hasRoom(on page: String) -> Bool {
        if counts.last?.page != page { counts.append((page, 0)) }
        counts[counts.count - 1].count += 1
        return counts[counts.count - 1].count <= SilentPictures.most
    }

    var warnings: [Diagnostic] {
        counts.filter { $0.count > SilentPictures.most }.map { page, count in
            let rest = count - SilentPictures.most
            return Diagnostic(
                .warning,
                "\(rest) more \(rest == 1 ? "picture of this page has" : "pictures of this page have") no text alternative",
                remedy: "a mere ornament has `alt=\"\"`",
                trail: [Diagnostic.Step("on the page \(Address(page).path)")])
        }
    }
}
