import Drawing
import Stage

/// A count whose figures roll by like those of a milometer: between 9 and 10 both wheels turn.
struct RollingCount {
    /// What it shows; between two whole numbers it is on its way.
    var value: Double
    var size: Double
    var colour: Colour

    /// From one figure to the next, as a share of the size: the display face's figures differ in width.
    static let pitch = 0.64
    /// The height of the window in which a wheel is seen, and how much of that lies below the baseline.
    private static let (window, below) = (1.02, 0.15)

    /// The figures, from `edge` to the right, or up to it.
    func elements(at edge: Double, baseline: Double, alignment: TextRun.Alignment) -> [Element] {
        let whole = value.rounded(.down)
        let (from, part) = (max(0, Int(whole)), value - whole)
        let (old, new) = (figures(from), figures(part > 0 ? from + 1 : from))
        let pitch = RollingCount.pitch * size
        // Where a wheel is added, the others make room as it comes.
        let room = blend(Double(old.count), Double(new.count), part) * pitch
        let right = alignment == .end ? edge : edge + room
        var still: [Element] = []
        var rolling: [Element] = []
        for place in 0..<max(old.count, new.count) {
            let middle = right - (Double(place) + 0.5) * pitch
            let before = place < old.count ? old[place] : nil
            let after = place < new.count ? new[place] : nil
            if before == after {
                if let before { still.append(figure(before, Point(middle, baseline))) }
                continue
            }
            let height = size * RollingCount.window
            if let before { rolling.append(figure(before, Point(middle, baseline - height * part))) }
            if let after { rolling.append(figure(after, Point(middle, baseline + height * (1 - part)))) }
        }
        guard !rolling.isEmpty else { return still }
        let bottom = (baseline + size * RollingCount.below).rounded()
        let top = (baseline - size * (RollingCount.window - RollingCount.below)).rounded()
        let window = Rect(right - room - pitch, top, room + pitch * 2, bottom - top)
        return still + [.group(Group(rolling, clip: .rect(window)))]
    }

    /// The figures of a number, the ones first.
    private func figures(_ number: Int) -> [Int] {
        var (rest, figures) = (number, [number % 10])
        while rest >= 10 {
            rest /= 10
            figures.append(rest % 10)
        }
        return figures
    }

    private func figure(_ figure: Int, _ place: Point) -> Element {
        .text(
            TextRun(
                String(figure), Font(.display, weight: 700, size: size), colour, at: place, alignment: .middle,
                tabular: true))
    }
}
