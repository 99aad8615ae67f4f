import Dates
import Diagnostics
import Values
import YAML

/// Cuts the front matter off a Markdown file and reads it.
struct FrontMatterReader {
    let configuration: SiteConfiguration

    /// A Markdown file: its head, and the rest with the head's lines counted.
    struct Parts {
        var frontMatter: FrontMatter
        var head: SourceText
        var body: SourceText
        var mistakes: [Diagnostic]
    }

    func read(_ source: SourceText, kind: PageKind) -> Parts {
        guard let cut = FrontMatterCut(source.bytes) else {
            var mistakes: [Diagnostic] = []
            if source.bytes.starts(with: Array("---\n".utf8)) || source.bytes.starts(with: Array("---\r".utf8)) {
                mistakes.append(
                    Diagnostic(
                        .error, "the front matter is never closed", in: source, at: 0, length: 3,
                        remedy: "end it with a line of three hyphens, `---`"))
            } else if source.bytes.starts(with: Array("+++\n".utf8)) {
                mistakes.append(
                    Diagnostic(
                        .error, "front matter is YAML, not TOML", in: source, at: 0, length: 3,
                        remedy: "put `name: value` lines between two lines of three hyphens, `---`"))
            }
            return Parts(
                frontMatter: FrontMatter(), head: SourceText(path: source.path, ""), body: source, mistakes: mistakes)
        }
        let body = SourceText(path: source.path, bytes: Array(source.bytes[cut.body...]), linesAbove: cut.linesAbove)
        let head = SourceText(path: source.path, bytes: Array(source.bytes[cut.head]), linesAbove: 1)
        do throws(Mistakes) {
            let node = try parseYAML(head)
            switch node.content {
            case .map, .null:
                var reader = FieldReader(node, in: head, .frontMatter)
                let frontMatter = typed(&reader, kind: kind)
                return Parts(frontMatter: frontMatter, head: head, body: body, mistakes: reader.mistakes)
            default:
                let mistake = Diagnostic(
                    .error, "front matter must be a map, and is \(node.kind)", at: node.place,
                    excerpt: head.line(node.place.line), remedy: "write `name: value` lines")
                return Parts(frontMatter: FrontMatter(), head: head, body: body, mistakes: [mistake])
            }
        } catch {
            return Parts(frontMatter: FrontMatter(), head: head, body: body, mistakes: error.all)
        }
    }

    private func typed(_ reader: inout FieldReader, kind: PageKind) -> FrontMatter {
        let zone = configuration.zone
        var head = FrontMatter()
        head.title = reader.text("title") ?? ""
        head.date = reader.date("date", zone: zone)
        head.updated = reader.date("updated", zone: zone)
        head.description = reader.text("description")
        head.isDraft = reader.flag("draft")
        head.expires = reader.date("expires", zone: zone)
        head.isUnlisted = reader.flag("unlisted")
        head.image = reader.written("image")
        head.layout = named("layout", in: &reader).map { ($0.text, $0.place) }
        head.product = named("product", in: &reader).map { ($0.text, $0.place) }
        readAddresses(&reader, into: &head)
        for taxonomy in configuration.taxonomies {
            let terms = terms(taxonomy, &reader)
            head.terms[taxonomy] = terms.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }
        head.raw = reader.raw
        reader.checkNames(also: configuration.taxonomies.filter { $0 != "tags" })
        return head
    }

    /// The terms of a list; a single text is cut at its commas.
    private func terms(_ taxonomy: String, _ reader: inout FieldReader) -> [String] {
        let texts = reader.texts(taxonomy).map(\.text)
        if case .string(let text)? = reader.present(taxonomy)?.content {
            return text.split(separator: ",").map { $0.trimmingBlanks }.filter { !$0.isEmpty }
        }
        return texts.filter { !$0.isEmpty }
    }

    func named(_ name: String, in reader: inout FieldReader) -> (text: String, place: Place)? {
        guard let place = reader.present(name)?.place, let text = reader.text(name) else { return nil }
        return (text, place)
    }
}

extension Substring {
    fileprivate var trimmingBlanks: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}

/// Where the head of a file ends: its bytes, the first byte of the rest, and the lines above that.
public struct FrontMatterCut: Sendable {
    /// The YAML between the fences.
    public let head: Range<Int>
    /// The first byte behind the closing fence.
    public let body: Int
    /// How many lines stand above that byte.
    public let linesAbove: Int

    /// The cut of a file whose first line is `---`; nil where there is no head, or none that ends.
    public init?(_ bytes: [UInt8]) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard let first = FrontMatterCut.lineEnd(bytes, from: start), FrontMatterCut.isFence(bytes[start..<first])
        else {
            return nil
        }
        var line = 1
        var index = first + 1
        while index < bytes.count {
            let end = FrontMatterCut.lineEnd(bytes, from: index) ?? bytes.count
            line += 1
            if FrontMatterCut.isFence(bytes[index..<end]) {
                head = first + 1..<index
                body = min(end + 1, bytes.count)
                linesAbove = line
                return
            }
            index = end + 1
        }
        return nil
    }

    private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
    }

    private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.starts(with: [0x2D, 0x2D, 0x2D]) else { return false }
        return line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    }
}
