import Diagnostics

/// The versions that a section's texts are there in: the newest in the section's folder, older ones below it.
package struct ManualVersions: Sendable, Hashable {
    /// The folder of `content/`.
    package var section: String
    /// What the texts of the folder itself are the version of.
    package var current: String
    /// The older ones, the newest of them first.
    package var older: [Older]

    /// An older version.
    package struct Older: Sendable, Hashable {
        /// Its name, which is its folder's and stands in addresses.
        package var name: String
        /// The tag at which its texts stand in the repository; nil where they stand in a folder.
        package var tag: String?
        /// Where it was written.
        package var place: Place
        package var line: String
    }

    /// Where the pages of the newest version begin: `/guide/`, or `/`.
    var root: String { section == "pages" ? "/" : "/\(slug(section))/" }
}

extension SiteConfiguration {
    /// An older version that a file belongs to.
    package struct OlderText: Sendable {
        /// The section's versions.
        package var manual: ManualVersions
        /// The one that the file is of.
        package var version: ManualVersions.Older
        /// The path that the file has in the newest version.
        package var path: String
        /// The folder of its version, with its slash.
        package var folder: String
    }

    /// The older version that a file of `content/` is of; nil for all other files.
    package func olderText(_ path: String) -> OlderText? {
        guard !versions.isEmpty else { return nil }
        let plain = pathInBaseLanguage(of: path)
        let parts = plain.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 3, let manual = versions.first(where: { $0.section == parts[1] }),
            let version = manual.older.first(where: { $0.name == parts[2] })
        else { return nil }
        guard let folder = path.firstRange(of: "/\(parts[1])/\(parts[2])/") else { return nil }
        return OlderText(
            manual: manual, version: version,
            path: "\(path[..<folder.lowerBound])/\(parts[1])/\(path[folder.upperBound...])",
            folder: String(path[..<folder.upperBound]))
    }

    /// The versions of the section that a file stands in, whichever of them it is of; nil where it has one only.
    package func manual(of path: String) -> ManualVersions? {
        guard !versions.isEmpty else { return nil }
        let parts = pathInBaseLanguage(of: path).split(separator: "/", omittingEmptySubsequences: false)
        return parts.count < 3 ? nil : versions.first { $0.section == parts[1] }
    }
}

extension Address {
    /// The address of an older version of the page at this one: the version's name stands behind the root of its
    /// section, or of that and all where the page's own author put it elsewhere.
    func below(_ version: String, of root: Address) -> Address {
        Address(
            path.hasPrefix(root.path)
                ? root.path + version + "/" + path.dropFirst(root.path.count) : root.path + version + path)
    }
}

extension SiteConfiguration {
    /// What is wrong with a site, where texts that stand at a tag stop nothing, since nobody can mend them: of those of a
    /// version the first is told, with their number.
    package func forgivingTags(_ mistakes: [Diagnostic]) -> [Diagnostic] {
        guard versions.contains(where: { $0.older.contains { $0.tag != nil } }) else { return mistakes }
        var told: [ManualVersions.Older: (first: Diagnostic, count: Int)] = [:]
        var kept: [Diagnostic] = []
        for mistake in mistakes {
            guard let path = mistake.place?.path, let version = olderText(path)?.version, version.tag != nil else {
                kept.append(mistake)
                continue
            }
            told[version] = (told[version]?.first ?? mistake, (told[version]?.count ?? 0) + 1)
        }
        for version in versions.flatMap(\.older) {
            guard let (first, count) = told[version], let tag = version.tag else { continue }
            let more = count == 1 ? "" : ", and \(count - 1) more"
            kept.append(
                Diagnostic(
                    .warning, "the texts at the tag `\(tag)` have a mistake\(more): \(first.message)",
                    at: version.place,
                    excerpt: version.line,
                    remedy: "a tag stays as it is: to mend them, keep that version in a folder, under `folders`",
                    trail: first.place.map { [Diagnostic.Step("it is told of this text", at: $0)] } ?? []))
        }
        return kept
    }
}
