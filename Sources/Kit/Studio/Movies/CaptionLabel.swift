import Drawing
import Stage

/// A caption as it is burnt into a film: white letters on a dark label.
struct CaptionLabel {
    let drawing: DisplayList

    /// The label of some lines for a film of a size; lines that are too long are set smaller.
    init(_ lines: [String], _ size: PictureSize, measure: TextMeasure) {
        let room = Double(size.width) * 0.9
        var letters = Double(min(size.width, size.height * 3 / 4)) * 0.052
        func widest() -> Double {
            lines.map { measure(TextRun($0, Font(.text, weight: 600, size: letters), .white, at: .zero)).width }.max()
                ?? 0
        }
        let width = widest()
        if width > room - letters * 1.4 { letters *= max(0.3, (room - letters * 1.4) / width) }
        let (pad, line) = (letters * 0.7, letters * 1.35)
        let box = Size(
            (widest() + 2 * pad).rounded(.up), (Double(lines.count) * line + pad * 1.1).rounded(.up))
        var list = DisplayList(size: box)
        list.add(
            Shape(
                .rect(Rect(0, 0, box.width, box.height), corner: letters * 0.45),
                fill: Colour(red: 12, green: 12, blue: 14, alpha: 190)))
        for (index, text) in lines.enumerated() {
            let own = measure(TextRun(text, Font(.text, weight: 600, size: letters), .white, at: .zero)).width
            let base = pad * 0.55 + line * Double(index) + letters * 1.02
            list.add(
                TextRun(text, Font(.text, weight: 600, size: letters), .white, at: Point((box.width - own) / 2, base)))
        }
        drawing = list
    }
}
