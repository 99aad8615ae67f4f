import Releases
import Site

extension GitHistory {
    /// The newest tag that the current commit is made upon.
    ///
    /// - Parameters:
    ///   - product: the product whose tags begin with its name, as `lantern-v1.2.0` does, where it has such ones.
    ///   - others: other products of the repository, whose tags are not meant.
    /// - Returns: its name; nil where there is none.
    func lastTag(of product: String? = nil, besides others: Set<String> = []) -> String? {
        if let product, let tag = newestTag(ProductTags.separators.map { "--match=\(product)\($0)*[0-9]*" }) {
            return tag
        }
        return newestTag(
            others.sorted().flatMap { other in ProductTags.separators.map { "--exclude=\(other)\($0)*[0-9]*" } })
    }

    private func newestTag(_ filters: [String]) -> String? {
        (try? text(["describe", "--tags", "--abbrev=0"] + filters + ["HEAD"])).map { String($0.prefix { $0 != "\n" }) }
    }

    /// The names of all tags; none where git cannot tell.
    var tags: [String] { ((try? text(["tag", "--list"])) ?? "").split(separator: "\n").map(String.init) }

    /// The commits since a tag, or all of them, oldest first; those that only merge are left out.
    /// - Throws: that git is not there, that the folder is no repository, or that there is no such tag.
    func commits(since tag: String?) throws(HistoryGap) -> [Commit] {
        if let tag, (try? text(["rev-parse", "--quiet", "--verify", "refs/tags/\(tag)^{commit}"])) == nil {
            throw try missing(tag)
        }
        let range = tag.map { "refs/tags/\($0)..HEAD" } ?? "HEAD"
        let log = try text(
            ["log", "--no-merges", "--reverse", "--format=%s%x00%b%x01", "--no-show-signature", range])
        return log.split(separator: "\u{01}").compactMap { entry in
            let parts = entry.drop { $0 == "\n" }.split(
                separator: "\u{00}", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            return Commit(subject: String(parts[0]), body: String(parts[1]))
        }
    }
}
