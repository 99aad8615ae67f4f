import Dates
import Diagnostics
import Encodings
import JSON
import Values

/// What stores and GitHub give out of their numbers, read.
package struct StatisticsExport {
    /// The day that numbers without one are of.
    let today: CivilDate

    package init(today: CivilDate) { self.today = today }

    /// The numbers of a file.
    /// - Throws: that it is no export that is known, or what is wrong with it.
    package func entries(_ bytes: [UInt8], path: String) throws(Mistakes) -> [Statistics.Entry] {
        let text = OldEncodings.utf16(bytes) ?? String(decoding: bytes, as: UTF8.self)
        // A mark at the beginning and the ends of lines of another system are no part of what is told.
        let plain = (text.hasPrefix("\u{feff}") ? text.dropFirst() : text[...]).replacing("\r\n", with: "\n")
        let source = SourceText(path: path, String(plain))
        let first = source.bytes.first { !" \t\r\n".utf8.contains($0) }
        let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        let entries = isJSON ? try answered(source) : try StoreTable(source)?.entries
        guard let entries, !entries.isEmpty else {
            throw Mistakes(
                Diagnostic(
                    .error, "no numbers are found here", at: Place(path: path, line: 1, column: 1),
                    excerpt: source.line(1),
                    remedy: "known are GitHub's traffic, releases, stargazers and repository (JSON of its API), the "
                        + "tables of App Store Connect and Play Console, and any CSV with a column `Date`"))
        }
        return entries
    }

    /// The numbers of GitHub's answer; nil where it has none.
    private func answered(_ source: SourceText) throws(Mistakes) -> [Statistics.Entry]? {
        let answer = try parseJSON(source).value
        if let refusal = GitHubNumbers.refusal(answer) {
            throw Mistakes(
                Diagnostic(
                    .error, "GitHub gave no numbers: \(refusal)", at: Place(path: source.path, line: 1, column: 1),
                    excerpt: source.line(1),
                    remedy:
                        "ask again with a token that may see them (`gh auth status`); traffic is told to who may push"))
        }
        return GitHubNumbers(answer, today: today)?.entries
    }
}
