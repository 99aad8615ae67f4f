import Canvas
import Diagnostics
import Drawing
import Rendering

/// A title with those of its emoji that a font has as outlines, one sign each: no film of bitmaps is set into a card, and
/// what is joined from several signs is told by its first.
struct DrawableTitle {
    /// What can be set.
    var text: String
    /// The emoji that were left out; nil where there are none.
    var lacking: UnknownLetters?

    /// A title; without emoji no font is asked.
    /// - Throws: that a font of the set is missing.
    init(_ title: String, _ measure: () throws(CanvasError) -> TextMeasure) throws(CanvasError) {
        text = title
        guard title.unicodeScalars.contains(where: TitleWidth.isPictograph) else { return }
        let measure = try measure()
        var plain = ""
        for letter in title {
            guard let first = letter.unicodeScalars.first, TitleWidth.isPictograph(first) else {
                // A blank before what was left out would part a mark from its word.
                if lacking != nil, plain.last == " ", ",.;:!?".contains(letter) { plain.removeLast() }
                plain.unicodeScalars += letter.unicodeScalars.filter { !TitleWidth.isPictograph($0) }
                continue
            }
            let sign = String(first)
            guard let unknown = measure(TextRun(sign, Font(weight: 800, size: 64), .black, at: .zero)).unknown else {
                plain += sign
                continue
            }
            var lacking = self.lacking ?? UnknownLetters(fonts: [])
            lacking.add(letter)
            unknown.advice.forEach { lacking.advise($0) }
            self.lacking = lacking
        }
        // Where nothing is left, the card says which letters no font has.
        if !plain.allSatisfy(\.isWhitespace) { text = plain }
    }
}
