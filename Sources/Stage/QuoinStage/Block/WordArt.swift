import Drawing
import Quoin
import Stage

/// The word at one instant, as it stands above the block.
struct ShownWord: Hashable {
    /// Its letters.
    var letters: [Letter]
    /// Whose it is.
    var side: Side
    /// What it brings; nil where it is no word that counts.
    var points: Int?
    /// How far its last letter has come, 0…1.
    var lastShare = 1.0
    /// How much of the whole is there, 0…1.
    var presence = 1.0
}

/// Draws the word that is being spelled: a row of stones, and what it brings once it is a word.
struct WordArt {
    let style: QuoinStyle
    let place: Rect

    /// The row within its place, in the middle.
    func elements(_ word: ShownWord) -> [Element] {
        guard !word.letters.isEmpty, word.presence > 0 else { return [] }
        let row = WordArt.row(word.letters.count, in: place)
        let cell = row.width / Double(word.letters.count)
        var elements: [Element] = []
        for (index, letter) in word.letters.enumerated() {
            let share = index == word.letters.count - 1 ? word.lastShare : 1
            let rect = Rect(row.minX + Double(index) * cell, row.minY, cell, row.height)
            elements += stone(rect.inset(by: cell * 0.04), letter, word, share: share * word.presence)
        }
        if let points = word.points, word.presence == 1, word.lastShare == 1 {
            let size = row.height * 0.5
            elements.append(
                .text(
                    TextRun(
                        "+\(points)", Font(.display, weight: 700, size: size), style.colour(of: word.side),
                        at: Point(row.maxX + row.height * 0.28, row.centre.y + size * 0.36), tabular: true)))
        }
        return elements
    }

    private func stone(_ rect: Rect, _ letter: Letter, _ word: ShownWord, share: Double) -> [Element] {
        guard share > 0 else { return [] }
        let counts = word.points != nil
        let fill = counts ? style.colour(of: word.side) : style.colour(of: .left)
        let size = rect.height * 0.62 * share
        let grown = Rect(centre: rect.centre, rect.width * share, rect.height * share)
        return [
            .shape(Shape(.rect(grown, corner: grown.height * 0.16), fill: fill)),
            .text(
                TextRun(
                    letter.capital, Font(.display, weight: 700, size: size), counts ? fill.onTop : style.stage.ink,
                    at: Point(rect.centre.x, rect.centre.y + size * 0.727 / 2), alignment: .middle)),
        ]
    }

    /// Where a row of so many letters stands; a finger that touches it says that the word is whole.
    static func row(_ count: Int, in place: Rect) -> Rect {
        let room = place.width * 0.74
        let side = min(place.height * 0.86, room / Double(max(count, 3)))
        return Rect(centre: place.centre, side * Double(max(count, 1)), side)
    }
}
