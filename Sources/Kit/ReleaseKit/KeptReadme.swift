public import Diagnostics
public import Site
import Studio
import Values

/// A README that is made from the manifest between two markers, and its author's own everywhere else.
public enum KeptReadme {
    /// Where our part begins.
    public static let begin = "<!-- playbill: made from product.yml; edit that, or outside of these two lines -->"
    /// Where it ends.
    public static let end = "<!-- /playbill -->"

    /// The file with our part brought up to date; a file that is not there yet becomes our part alone.
    /// - Throws: that the file has not both markers.
    public static func updated(_ file: SourceText?, with made: String) throws(Diagnostic) -> String {
        guard let file else { return begin + "\n" + made + end + "\n" }
        let part = try part(of: file)
        return part.before + made + part.after
    }

    /// The first line of our part that is not what would be made; nil where all are.
    /// - Throws: that the file has not both markers.
    public static func difference(in file: SourceText, from made: String) throws(Diagnostic) -> Diagnostic? {
        let part = try part(of: file)
        guard part.ours != made else { return nil }
        let (old, new) = (lines(part.ours), lines(made))
        let same = zip(old, new).prefix { $0 == $1 }.count
        let line = lines(part.before).count + same
        return Diagnostic(
            .error, "this is out of date", at: Place(path: file.path, line: line, column: 1),
            excerpt: same < old.count ? String(old[same]) : nil)
    }

    private static func part(of file: SourceText) throws(Diagnostic) -> (before: String, ours: String, after: String) {
        let text = file.string
        let rows = lines(text)
        guard let first = rows.firstIndex(where: { $0 == begin }),
            let last = rows[first...].firstIndex(where: { $0 == end })
        else {
            throw Diagnostic(
                .error, "\(file.path) has no place for what is made", at: Place(path: file.path, line: 1, column: 1),
                remedy: "add these two lines where it belongs:\n\(begin)\n\(end)")
        }
        let before = rows[...first].map { $0 + "\n" }.joined()
        let ours = rows[(first + 1)..<last].map { $0 + "\n" }.joined()
        return (before, ours, rows[last...].joined(separator: "\n"))
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}

extension KitMaker {
    /// The README of a product for its repository, led by the picture at a path that its readers can follow.
    public func readme(of product: Product, picture: String?) throws(Mistakes) -> String {
        let job = KitJob(maker: self, product: product)
        var extras = Object()
        if let picture { extras["picture"] = ["gif": .string(picture), "alt": .string(job.pictureDescription)] }
        return try job.readme("readme/github.md", .lazy(job.described(extras)))
    }
}
