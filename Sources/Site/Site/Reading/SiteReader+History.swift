import Diagnostics
import Files

extension SiteReader {
    /// The folder with the texts of older versions in it that stand at tags, each below its section, and what is wrong.
    func readVersions(_ configuration: SiteConfiguration, into tree: inout FileTree) -> [Diagnostic] {
        var mistakes: [Diagnostic] = []
        for manual in configuration.versions {
            let homes = [""] + configuration.languages.dropFirst().map { $0.tag + "/" }
            if tree.below("content/" + manual.section).isEmpty {
                let version = manual.older.first
                mistakes.append(
                    Diagnostic(
                        .error, "there is no folder content/\(manual.section)/ whose texts have versions",
                        at: version?.place, excerpt: version?.line, remedy: "name a folder of content/ with pages"))
                continue
            }
            for version in manual.older {
                do throws(HistoryGap) {
                    let isThere = try add(version, of: manual, in: homes, to: &tree)
                    if !isThere { throw missing(version, manual) }
                } catch {
                    mistakes.append(
                        Diagnostic(
                            .error, error.message, at: version.place, excerpt: version.line, remedy: error.remedy))
                }
            }
        }
        return mistakes
    }

    private func add(
        _ version: ManualVersions.Older, of manual: ManualVersions, in homes: [String], to tree: inout FileTree
    ) throws(HistoryGap) -> Bool {
        var isThere = false
        for home in homes {
            let folder = "content/\(home)\(manual.section)"
            let own = "\(folder)/\(version.name)"
            if let tag = version.tag {
                // Versions that stood in folders by then are theirs.
                let others = manual.older.map { $0.name + "/" }
                for file in try history.files(folder, tag) where !others.contains(where: file.path.hasPrefix) {
                    tree["\(own)/\(file.path)"] = .bytes(file.bytes)
                }
            }
            isThere = isThere || !tree.below(own).isEmpty
        }
        return isThere
    }

    private func missing(_ version: ManualVersions.Older, _ manual: ManualVersions) -> HistoryGap {
        let folder = "content/\(manual.section)/"
        guard let tag = version.tag else {
            return HistoryGap(
                "there is no folder \(folder)\(version.name)/",
                remedy: "copy the texts of that version there, or name its tag under `tags`")
        }
        return HistoryGap(
            "there is nothing in \(folder) at the tag `\(tag)`",
            remedy: "take it out of `tags`, or keep the texts of that version in \(folder)\(version.name)/")
    }

    /// The pages, each with the day of its last change where its author gave none, as `lastmod: git` asks for.
    func dated(_ pages: [Page], _ configuration: SiteConfiguration, _ mistakes: inout [Diagnostic]) -> [Page] {
        guard let asked = configuration.lastmod else { return pages }
        do throws(HistoryGap) {
            let changes = try history.changes()
            return pages.map { page in
                guard page.frontMatter.updated == nil, let change = changes[ExactName(page.path)],
                    page.frontMatter.date.map({ $0.instant < change }) ?? true
                else { return page }
                return page.updated(configuration.zone.time(at: change))
            }
        } catch {
            mistakes.append(
                Diagnostic(
                    .warning, "no page has its day from git: \(error.message)", at: asked.place,
                    excerpt: asked.line, remedy: error.remedy))
            return pages
        }
    }
}
