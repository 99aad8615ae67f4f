public import Diagnostics

/// A README that is made from the manifest between markers, and its author's own everywhere else.
///
/// A pair of markers holds the whole, or one section that it names:
///
///     <!-- playbill: requirements; made from product.yml; edit that, or outside of these two lines -->
///     <!-- /playbill -->
public enum KeptReadme {
    /// Where a part begins that holds the whole README.
    public static let begin = "<!-- playbill: made from product.yml; edit that, or outside of these two lines -->"
    /// Where a part ends.
    public static let end = "<!-- /playbill -->"

    /// Where a part begins that holds one section.
    public static func begin(_ section: String) -> String {
        begin.replacing("playbill:", with: "playbill: \(section);")
    }

    /// Makes the text of a section, or of the whole where none is named.
    public typealias Maker = (_ section: String?) throws(Mistakes) -> String

    /// The file with our parts brought up to date; a file that is not there yet becomes one part, the whole.
    /// - Throws: that the file has no markers, or markers that make no sense.
    public static func updated(_ file: SourceText?, _ make: Maker) throws(Mistakes) -> String {
        guard let file else { return begin + "\n" + (try make(nil)) + end + "\n" }
        let rows = lines(file.string)
        var text: [Substring] = []
        var next = 0
        for part in try parts(of: file, rows) {
            text += rows[next...part.begin] + lines(try make(part.section)).dropLast()
            next = part.end
        }
        return (text + rows[next...]).joined(separator: "\n")
    }

    /// The first line of each of our parts that is not what would be made.
    /// - Throws: that the file has no markers, or markers that make no sense.
    public static func differences(in file: SourceText, _ make: Maker) throws(Mistakes) -> [Diagnostic] {
        let rows = lines(file.string)
        var found: [Diagnostic] = []
        for part in try parts(of: file, rows) {
            let new = lines(try make(part.section)).dropLast()
            let old = rows[(part.begin + 1)..<part.end]
            guard !old.elementsEqual(new) else { continue }
            let line = part.begin + 1 + zip(old, new).prefix { $0 == $1 }.count
            found.append(
                Diagnostic(
                    .error, "this is out of date", at: Place(path: file.path, line: line + 1, column: 1),
                    excerpt: String(rows[line])))
        }
        return found
    }

    /// A part of the file that is ours: the rows of its markers.
    private struct Part {
        var section: String?
        var begin: Int
        var end: Int
    }

    private static func parts(of file: SourceText, _ rows: [Substring]) throws(Mistakes) -> [Part] {
        var parts: [Part] = []
        var mistakes: [Diagnostic] = []
        var open: Part?
        func refuse(_ message: String, _ row: Int, _ remedy: String) {
            mistakes.append(
                Diagnostic(
                    .error, message, at: Place(path: file.path, line: row + 1, column: 1), excerpt: String(rows[row]),
                    remedy: remedy))
        }
        for (row, text) in rows.enumerated() {
            if text.hasPrefix("<!-- playbill:") {
                if let before = open { refuse("this part is never closed", before.begin, "end it with a line \(end)") }
                open = Part(section: section(text), begin: row, end: row)
                let known = Readme.Section.allCases.map(\.rawValue)
                if let name = open?.section, !known.contains(name) {
                    refuse(
                        "a README has no section `\(name)`", row,
                        didYouMean(name, among: known) ?? "the sections are \(known.joined(separator: ", "))")
                }
            } else if text == end {
                if var part = open {
                    part.end = row
                    parts.append(part)
                } else {
                    refuse("no part begins above this line", row, "remove it, or begin one with \(begin)")
                }
                open = nil
            }
        }
        if let open { refuse("this part is never closed", open.begin, "end it with a line \(end)") }
        if parts.isEmpty, mistakes.isEmpty {
            mistakes.append(
                Diagnostic(
                    .error, "\(file.path) has no place for what is made",
                    at: Place(path: file.path, line: 1, column: 1),
                    remedy: "add these two lines where it belongs:\n\(begin)\n\(end)"))
        }
        if !mistakes.isEmpty { throw Mistakes(mistakes) }
        return parts
    }

    /// The section that a marker names; nil for the whole.
    private static func section(_ marker: Substring) -> String? {
        let words = marker.dropFirst("<!-- playbill:".count).prefix { $0 != ";" }
        let name = words.split(whereSeparator: \.isWhitespace).filter { $0 != "-->" }.joined(separator: " ")
        return name.isEmpty || name == "made from product.yml" ? nil : name
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
