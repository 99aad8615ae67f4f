import Diagnostics

extension Manifest {
    /// A badge below the title of a README.
    package struct Badge: Sendable, Hashable {
        /// What it tells.
        package enum Kind: String, Sendable, CaseIterable { case version, platforms, license, build }

        package var kind: Kind
        /// Of a build the file of its workflow, such as `ci.yml`.
        package var workflow: String?
        /// Where the manifest asks for it.
        package var place: Place
    }

    /// Where its code lives on GitHub, as `OWNER/NAME`: by its link `source`, else by one to there that is no page of
    /// GitHub's own; nil where none leads there.
    package var gitHubRepository: String? {
        for link in links.filter({ $0.name == "source" }) + links {
            guard let found = link.url.firstRange(of: "://github.com/") else { continue }
            let parts = link.url[found.upperBound...].prefix { !"?#".contains($0) }.split(separator: "/")
            guard parts.count >= 2, !["sponsors", "orgs", "apps", "marketplace"].contains(parts[0]) else { continue }
            let name = parts[1].hasSuffix(".git") ? parts[1].dropLast(4) : parts[1]
            return "\(parts[0])/\(name)"
        }
        return nil
    }
}
