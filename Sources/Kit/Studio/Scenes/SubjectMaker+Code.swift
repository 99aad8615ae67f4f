import Diagnostics
import Files
import Highlighting
import Markup
import Site
import Values

extension SubjectMaker {
    /// A region of a file, or lines of the manifest, in the classes of their language.
    func code(_ scene: Manifest.Scene) throws(Mistakes) -> Value {
        var (file, text, lines, language, name) = ("", String?.none, String?.none, String?.none, String?.none)
        switch scene.subject {
        case .string(let written):
            if written.contains("\n") {
                text = written
            } else {
                let parts = written.split(separator: "#", maxSplits: 1).map(String.init)
                (file, lines) = (parts[0], parts.count > 1 ? parts[1] : nil)
            }
        case .object(let members):
            func member(_ key: String) -> String? {
                if case .string(let text)? = members[key] { return text }
                return nil
            }
            (file, text, lines) = (member("file") ?? "", member("text"), member("lines"))
            (language, name) = (member("language"), member("name"))
        default: break
        }
        var whole = text ?? ""
        if text == nil { whole = try self.text(of: file, scene) }
        let all = whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let region = try region(lines, of: all.count - (all.last == "" ? 1 : 0), file, scene)
        let kind = language ?? (file.contains(".") ? fileExtension(of: file) : "text")
        let shown = all[(region.lowerBound - 1)..<region.upperBound].joined(separator: "\n")
        return CodeLines(text: shown, language: kind, from: region.lowerBound)
            .value(name: name ?? file.split(separator: "/").last.map(String.init) ?? "")
    }

    private func text(of file: String, _ scene: Manifest.Scene) throws(Mistakes) -> String {
        guard let content = product.files[file], let bytes = try? content.read() else {
            let known = product.files.keys.sorted()
            throw mistake(
                "there is no file `\(file)` in \(product.folder)", scene, length: file.count,
                didYouMean(file, among: known) ?? "put it there, or write the lines themselves as `text:`")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `L3-L20`, `3-20` or `7`.
    private func region(
        _ text: String?, of count: Int, _ file: String, _ scene: Manifest.Scene
    ) throws(Mistakes) -> ClosedRange<Int> {
        guard let text else {
            guard count > 0 else { throw mistake("there is no code to show", scene, "name a file that has lines") }
            return 1...count
        }
        let numbers = text.split(separator: "-").compactMap { Int($0.drop { $0 == "L" }) }
        guard let first = numbers.first, let last = numbers.last, numbers.count <= 2, first >= 1, first <= last,
            last <= count
        else {
            throw mistake("`\(text)` are no lines of `\(file)`", scene, "it has \(count); write them as 3-20")
        }
        return first...last
    }
}

/// Code as a template draws it: lines of runs, each of one class.
struct CodeLines {
    var lines: [[(text: String, kind: String)]] = []
    var first: Int

    /// Takes code apart.
    init(text: String, language: String, from first: Int) {
        self.first = first
        let plain = text.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ")
        var out = ByteBuffer()
        guard highlight(Array(plain.utf8), language: language, into: &out) else {
            lines = plain.split(separator: "\n", omittingEmptySubsequences: false).map { [(String($0), "")] }
            trim()
            return
        }
        for line in out.string.split(separator: "\n", omittingEmptySubsequences: false) {
            lines.append(CodeLines.runs(of: line))
        }
        trim()
    }

    private mutating func trim() {
        while let last = lines.last, last.allSatisfy({ $0.text.allSatisfy(\.isWhitespace) }) { lines.removeLast() }
        let indents = lines.filter { !$0.isEmpty && $0.contains { !$0.text.allSatisfy(\.isWhitespace) } }
            .map { $0.map(\.text).joined().prefix { $0 == " " }.count }
        guard let least = indents.min(), least > 0 else { return }
        for index in lines.indices {
            var rest = least
            while rest > 0, let run = lines[index].first {
                let blanks = min(rest, run.text.prefix { $0 == " " }.count)
                if blanks == 0 { break }
                rest -= blanks
                lines[index][0].text.removeFirst(blanks)
                if lines[index][0].text.isEmpty { lines[index].removeFirst() }
            }
        }
    }

    /// The runs of a line of HTML as the highlighter writes it.
    private static func runs(of line: Substring) -> [(text: String, kind: String)] {
        var runs: [(text: String, kind: String)] = []
        var rest = line
        func add(_ part: Substring, _ kind: String) {
            guard !part.isEmpty else { return }
            var text = String(part)
            for (mark, letter) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
                text = text.split(separator: mark, omittingEmptySubsequences: false).joined(separator: letter)
            }
            runs.append((text, kind))
        }
        while let open = rest.firstRange(of: "<span class=\"") {
            add(rest[..<open.lowerBound], "")
            rest = rest[open.upperBound...]
            guard let quote = rest.firstIndex(of: "\""), let close = rest.firstRange(of: "</span>") else { break }
            let kind = String(rest[..<quote])
            add(rest[rest.index(quote, offsetBy: 2)..<close.lowerBound], kind)
            rest = rest[close.upperBound...]
        }
        add(rest, "")
        return runs
    }

    /// As templates see it.
    func value(name: String) -> Value {
        let columns = lines.map { $0.reduce(0) { $0 + $1.text.count } }.max() ?? 0
        return [
            "name": .string(name), "columns": .integer(columns), "first": .integer(first),
            "lines": .list(
                lines.map { line in
                    .list(line.map { ["text": .string($0.text), "kind": .string($0.kind)] })
                }),
        ]
    }
}
