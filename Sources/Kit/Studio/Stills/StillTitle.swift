import Drawing
import Rendering
import Values

/// The two parts of a still's title, set above the phone: as large as they fit, each on one line where that can be.
///
/// All lengths are units of the drawing, which is 1,320 wide.
struct StillTitle: Hashable {
    /// A line as it is set.
    struct Line: Hashable {
        var text: String
        var isStrong: Bool
        var size: Double
        /// The height of its baseline.
        var y: Double
        /// What is added between letters: large ones of Latin stand closer than their font wants, and smaller ones in
        /// proportion; those of scripts that are joined do not.
        var tracking: Double {
            guard TitleWidth.maySetTight(text) else { return 0 }
            let (most, full) = isStrong ? (-4.0, 98.0) : (-2.5, 86.0)
            return (most * min(1, size / full) * 10).rounded() / 10
        }

        /// As the theme's template sees it.
        var value: Value {
            [
                "text": .string(text), "strong": .bool(isStrong), "size": .integer(Int(size)), "y": .integer(Int(y)),
                "spacing": .decimal(tracking),
                "direction": .string(TitleWidth.runsFromRight(text) ? "rtl" : "ltr"),
            ]
        }
    }

    /// The sizes of the strong part and the quiet one, from the most wanted to the smallest that is read on a phone.
    private static let sizes: [(strong: Double, quiet: Double)] = [
        (122, 104), (98, 86), (88, 78), (80, 72), (72, 66), (64, 58), (56, 52), (50, 46), (44, 42),
    ]
    /// At this size and above both parts stay on one line each.
    private static let leastSingle = 80.0
    /// The room between the edges, and between the top and the phone.
    private static let width = 1_200.0
    private static let bottom = 640.0
    private static let step = 1.14

    var lines: [Line] = []

    /// A title, set; nil where it does not fit at the smallest size.
    /// - Parameters:
    ///   - quiet: the part above, in light letters.
    ///   - strong: the part below, in heavy ones.
    ///   - top: where the room begins.
    ///   - measure: measures texts as they will be drawn.
    init?(quiet: String, strong: String, top: Double, _ measure: TextMeasure) {
        // The larger of the two wanted sizes is for short titles, whatever letters they are of.
        let wanted = strong.count > 19 || quiet.count > 22 ? StillTitle.sizes.dropFirst() : StillTitle.sizes[...]
        for (isSingle, sizes) in [(true, wanted), (false, StillTitle.sizes.dropFirst())] {
            for size in sizes where !isSingle || size.strong >= StillTitle.leastSingle {
                let lines = StillTitle.lines(quiet, false, size.quiet, measure)
                let strongLines = StillTitle.lines(strong, true, size.strong, measure)
                let isLast = size.strong == 44
                guard isLast || !(lines + strongLines).contains(where: \.isCut) else { continue }
                let all = (lines + strongLines).map(\.line)
                if isSingle, all.count > 2 { continue }
                guard let placed = StillTitle.placed(all, top: top) else { continue }
                self.lines = placed
                return
            }
        }
        return nil
    }

    private static func lines(
        _ text: String, _ isStrong: Bool, _ size: Double, _ measure: TextMeasure
    ) -> [(line: Line, isCut: Bool)] {
        let tracking = Line(text: text, isStrong: isStrong, size: size, y: 0).tracking
        func width(_ part: String) -> Double {
            measure(
                TextRun(part, Font(weight: isStrong ? 800 : 500, size: size), .black, at: .zero, tracking: tracking)
            )
            .width
        }
        let breaks = TitleBreaks(text)
        let isCut = breaks.needsCut(width: StillTitle.width, of: width)
        let lines = breaks.lines(width: StillTitle.width, of: width)
        return breaks.balanced(lines, width: StillTitle.width, of: width).map {
            (Line(text: $0, isStrong: isStrong, size: size, y: 0), isCut)
        }
    }

    /// The lines at their heights; nil where they reach above the room or into the phone.
    private static func placed(_ lines: [Line], top: Double) -> [Line]? {
        var lines = lines
        if lines.count == 2 {
            for index in lines.indices { lines[index].y = lines[index].isStrong ? 470 : 330 }
            return lines
        }
        let height = lines.reduce(0) { $0 + $1.size * step }
        guard height <= bottom - top else { return nil }
        var y = max(top, min(375 - height / 2, bottom - height))
        for index in lines.indices {
            // Of a line's height three quarters stand above its baseline.
            lines[index].y = (y + lines[index].size * step * 0.76).rounded()
            y += lines[index].size * step
        }
        return lines
    }
}
