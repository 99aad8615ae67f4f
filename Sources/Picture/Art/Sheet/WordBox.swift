import Drawing
import Letters
import Markup

/// A box of a drawing in which words are set as large as they fit.
package struct WordBox: Hashable, Sendable {
    /// Words that begin a line.
    package struct Paragraph: Hashable, Sendable {
        /// The words.
        package var text: String
        /// 100…900.
        package var weight: Int
        package var colour: Colour
        /// Their strength, 0…1.
        package var opacity: Double
        /// Their size as a part of the box's.
        package var scale: Double
    }

    /// Where lines stand in a box.
    package enum Edge: Hashable, Sendable { case start, middle, end }

    /// What is said, a paragraph for each `<tspan>`.
    package var paragraphs: [Paragraph]
    /// The box in pixels.
    package var rect: Rect
    /// The largest size of letters, in pixels.
    package var size: Double
    /// The smallest, in pixels.
    package var least: Double
    /// Boxes of one name have one size throughout a set of pictures; nil for a size of its own.
    package var set: String?
    /// How many lines there should be at most; one more is taken before letters grow too small.
    package var lines: Int
    /// Which side of the box lines begin at, and where the whole stands.
    package var across: Edge, down: Edge
    /// Whether lines run from right to left.
    package var runsFromRight: Bool
    package var role: Font.Role
    /// Where the element begins, as a byte offset.
    package var offset: Int

    init(_ element: XMLElement, _ scale: SheetScale, _ bytes: [UInt8]) throws(ArtError) {
        func number(_ name: String, of element: XMLElement) -> Double? { element[name].flatMap { Double($0) } }
        func edge(_ word: String?, _ usual: Edge) -> Edge {
            switch word {
            case "start", "before": .start
            case "center": .middle
            case "end", "after": .end
            default: usual
            }
        }
        offset = element.offset
        rect = try scale.rect(of: element, bytes)
        size = (number("font-size", of: element) ?? 100) * scale.mean
        least = (number("data-least", of: element) ?? (number("font-size", of: element) ?? 100) * 0.4) * scale.mean
        set = element["data-set"]
        lines = Int(number("data-lines", of: element) ?? 3)
        across = edge(element["text-align"], .start)
        down = edge(element["display-align"], .start)
        runsFromRight = element["direction"] == "rtl"
        let family = element["font-family"] ?? ""
        role = family.contains("Display") ? .display : family.contains("Mono") ? .mono : .text
        let spans = element.elements.filter { $0.localName == "tspan" }
        paragraphs = (spans.isEmpty ? [element] : spans).compactMap { span in
            let text = span.wholeText.onOneLine
            guard !text.isEmpty else { return nil }
            func value(_ name: String) -> String? { span[name] ?? element[name] }
            return Paragraph(
                text: text, weight: value("font-weight").flatMap { Int($0) } ?? 400,
                colour: value("fill").flatMap { Colour(hex: $0) } ?? .black,
                opacity: value("fill-opacity").flatMap { Double($0) } ?? 1,
                scale: spans.isEmpty ? 1 : (number("data-scale", of: span) ?? 1))
        }
    }
}
