import Diagnostics

/// Where our parts of a README lie, as bytes.
struct ReadmeParts {
    /// A part that is ours.
    struct Part {
        /// The section that it holds; nil for the whole.
        var section: String?
        /// What stands between its markers, line ends included.
        var inside: Range<Int>
        /// The line of the marker above it, from 1.
        var line: Int
        /// Whether its lines end as those of Windows do.
        var hasReturns: Bool
    }

    /// The parts, from above.
    private(set) var all: [Part] = []
    private let file: [UInt8]
    private let path: String
    private let lines: [ReadmeLine]

    /// - Throws: that there are no parts, or markers that make no sense.
    init(_ file: [UInt8], at path: String) throws(Mistakes) {
        (self.file, self.path) = (file, path)
        lines = ReadmeLine.all(of: file)
        var mistakes: [Diagnostic] = []
        var shown: Int?
        var open: Part?
        for (index, line) in lines.enumerated() {
            guard let marker = line.marker(in: file) else { continue }
            let number = index + 1
            if line.isCode {
                shown = shown ?? number
                continue
            }
            switch marker {
            case .begin(let section):
                if let before = open { mistakes.append(neverClosed(before)) }
                open = Part(
                    section: section, inside: line.end..<line.end, line: number,
                    hasReturns: file[line.text.upperBound..<line.end].first == UInt8(ascii: "\r"))
                mistakes += unknown(section, number)
            case .end:
                if var part = open {
                    part.inside = part.inside.lowerBound..<line.start
                    all.append(part)
                } else {
                    mistakes.append(
                        mistake(
                            "no part begins above this line", number,
                            remedy: "remove it, or begin one with \(KeptReadme.begin)"))
                }
                open = nil
            }
        }
        if let open { mistakes.append(neverClosed(open)) }
        if all.isEmpty, mistakes.isEmpty { mistakes.append(noParts(shown)) }
        if !mistakes.isEmpty { throw Mistakes(mistakes) }
    }

    /// Why a text cannot stand between markers; nil where it can.
    static func objection(to text: [UInt8]) -> (message: String, remedy: String)? {
        let lines = ReadmeLine.all(of: text)
        if lines.contains(where: { !$0.isCode && $0.marker(in: text) != nil }) {
            return ("what is made holds a marker of its own", "take it out of product.yml, or put it into a code fence")
        }
        if lines.last?.leavesFenceOpen == true {
            return ("what is made leaves a code fence open", "close it with a line ``` in product.yml")
        }
        if let last = text.last, last != UInt8(ascii: "\n") {
            return ("what is made does not end with a line", "end it with a line feed")
        }
        return nil
    }

    func mistake(_ message: String, _ line: Int, remedy: String?) -> Diagnostic {
        let text = lines.indices.contains(line - 1) ? lines[line - 1].text : 0..<0
        return Diagnostic(
            .error, message, at: Place(path: path, line: line, column: 1),
            excerpt: String(decoding: file[text], as: UTF8.self), remedy: remedy)
    }

    private func neverClosed(_ part: Part) -> Diagnostic {
        mistake("this part is never closed", part.line, remedy: "end it with a line \(KeptReadme.end)")
    }

    private func unknown(_ section: String?, _ line: Int) -> [Diagnostic] {
        let known = Readme.Section.allCases.map(\.rawValue)
        guard let section, !known.contains(section) else { return [] }
        return [
            mistake(
                "a README has no section `\(section)`", line,
                remedy: didYouMean(section, among: known) ?? "the sections are \(known.joined(separator: ", "))")
        ]
    }

    private func noParts(_ shown: Int?) -> Diagnostic {
        let remedy = "add these two lines where it belongs:\n\(KeptReadme.begin)\n\(KeptReadme.end)"
        guard let shown else {
            return Diagnostic(
                .error, "\(path) has no place for what is made", at: Place(path: path, line: 1, column: 1),
                remedy: remedy)
        }
        return mistake("the markers stand in a code fence, which shows them and is left alone", shown, remedy: remedy)
    }
}
