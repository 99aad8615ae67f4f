import Diagnostics
import Letters
import Markup
import Values
import YAML

/// The manifest of a press kit made elsewhere: `data.xml` of presskit() and presskit.html, or `data.yml` of milou.
///
/// Both say the same things under nearly the same names; XML is turned into the form of milou, places kept.
struct PressFile {
    /// What it is about.
    enum Subject: String {
        case company, product
    }

    var subject: Subject
    var source: SourceText
    var fields: PlacedValue
    /// The lines of the source, of which messages ask for many.
    let lines: LineStarts

    /// Reads a file by its extension.
    init(_ source: SourceText) throws(Mistakes) {
        self.source = source
        lines = LineStarts(source)
        if source.path.hasSuffix(".xml") {
            let root = try PressFile.xml(source)
            subject = root.name == "company" ? .company : .product
            fields = PressFile.node(root, lines)
        } else {
            fields = try parseYAML(source)
            guard case .map = fields.content else {
                throw PressFile.refusal(
                    "a manifest of milou is a map, and this is \(fields.kind)", fields.place, source)
            }
            let type = fields["type"].flatMap { if case .string(let text) = $0.content { text } else { nil } }
            guard let subject = type.flatMap(Subject.init) else {
                throw PressFile.refusal(
                    "`type` must be company or product", fields["type"]?.place ?? fields.place, source,
                    remedy: "add a line `type: product`")
            }
            self.subject = subject
        }
    }

    private static func xml(_ source: SourceText) throws(Mistakes) -> XMLElement {
        let root: XMLElement
        do throws(XMLMistake) {
            root = try parseXML(source.bytes)
        } catch {
            throw Mistakes(Diagnostic(.error, error.message, in: source, at: error.offset, remedy: error.remedy))
        }
        guard ["company", "product", "game"].contains(root.name) else {
            throw refusal(
                "this is no press kit: its outermost element is <\(root.name)>", source.place(at: root.offset), source,
                remedy: "a kit's is <company>, <product> or <game>")
        }
        return root
    }

    private static func refusal(
        _ message: String, _ place: Place, _ source: SourceText, remedy: String? = nil
    ) -> Mistakes {
        Mistakes(Diagnostic(.error, message, at: place, excerpt: source.line(place.line), remedy: remedy))
    }
}

// MARK: - XML as milou writes it

extension PressFile {
    /// The elements that hold several of one kind.
    private static let lists: Set<String> = [
        "partners", "releaseDates", "platforms", "prices", "relations", "histories", "features", "trailers", "awards",
        "quotes", "additionals", "abouts", "credits", "contacts", "socials", "address",
    ]

    private static func node(_ element: XMLElement, _ lines: LineStarts) -> PlacedValue {
        let place = lines.place(at: element.offset)
        let inner = element.elements
        if lists.contains(camelCase(element.name)) {
            return PlacedValue(.list(inner.map { node($0, lines) }), at: place)
        }
        guard !inner.isEmpty else {
            let text = element.text.onOneLine
            return PlacedValue(text.isEmpty ? .null : .string(text), at: place)
        }
        return PlacedValue(.map(entries(of: inner, lines)), at: place)
    }

    /// The elements by their names, each once: presskit() lets some stand twice; of texts the first counts, of lists all.
    private static func entries(of elements: [XMLElement], _ lines: LineStarts) -> [PlacedValue.Entry] {
        var entries: [PlacedValue.Entry] = []
        var positions: [String: Int] = [:]
        var longer: [Int: [PlacedValue]] = [:]
        for element in elements {
            let key = camelCase(element.name)
            guard let position = positions[key] else {
                positions[key] = entries.count
                entries.append(
                    PlacedValue.Entry(key: key, keyPlace: lines.place(at: element.offset), value: node(element, lines)))
                continue
            }
            guard case .list(let first) = entries[position].value.content,
                case .list(let more) = node(element, lines).content
            else { continue }
            longer[position, default: first] += more
        }
        for (position, parts) in longer { entries[position].value.content = .list(parts) }
        return entries
    }

    /// `release-dates` as `releaseDates`.
    private static func camelCase(_ name: String) -> String {
        let parts = name.split(separator: "-")
        return String(parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
