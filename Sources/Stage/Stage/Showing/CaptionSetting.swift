import Drawing

/// A caption, set in type: broken into lines or made smaller where it has to be.
enum CaptionSetting {
    /// The lines of a caption, from top to bottom.
    ///
    /// Where they do not fit into the picture, all of them are set smaller, by steps.
    static func runs(
        _ words: CaptionText, _ layout: Layout, _ style: StageStyle, _ measure: TextMeasure
    ) -> [TextRun] {
        var runs: [TextRun] = []
        // Over a field they stand on a panel of the ink's colour, which no field has.
        let style = layout.isFilled ? style.inverted : style
        for scale in scales {
            runs = self.runs(words, layout, style, scale: scale, measure)
            if fits(runs, above: layout.captionEnd, measure) { break }
        }
        guard layout.isTall || layout.isFilled else { return runs }
        let rest = layout.caption.maxY - (runs.map { end(of: $0, measure) }.max() ?? layout.caption.maxY)
        for index in runs.indices { runs[index].position.y += max(0, layout.isFilled ? rest : rest / 2).rounded() }
        return runs
    }

    /// What lies below a caption over a field, with air around the words; nil where there are none.
    static func panel(below runs: [TextRun], _ layout: Layout, _ measure: TextMeasure) -> Rect? {
        guard let first = runs.first else { return nil }
        let bounds = runs.map { measure($0).bounds(of: $0) }
        let (left, right) = (bounds.map(\.minX).min() ?? 0, bounds.map(\.maxX).max() ?? 0)
        let (top, bottom) = (first.position.y - first.font.size * 0.75, runs.map { end(of: $0, measure) }.max() ?? 0)
        let air = (layout.strongSize * 0.62).rounded()
        return Rect(left - air, top - air, right - left + 2 * air, bottom - top + 2 * air)
    }

    /// How much smaller a text may be set than the layout wants; below, nobody would read it.
    static let scales = [1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6]

    /// Whether all of a text is to be seen.
    static func fits(_ runs: [TextRun], above limit: Double, _ measure: TextMeasure) -> Bool {
        runs.allSatisfy { run in !measure(run).isCut && end(of: run, measure) <= limit }
    }

    /// Where a text ends: below the last baseline stand tails, a quarter of the size long.
    private static func end(of run: TextRun, _ measure: TextMeasure) -> Double {
        let extent = measure(run)
        return run.position.y + Double(max(0, extent.lines.count - 1)) * extent.lineHeight + run.font.size * 0.25
    }

    private static func runs(
        _ words: CaptionText, _ layout: Layout, _ style: StageStyle, scale: Double, _ measure: TextMeasure
    ) -> [TextRun] {
        let width = layout.caption.width
        let x = layout.isWide ? layout.caption.minX : layout.caption.centre.x
        let alignment: TextRun.Alignment = layout.isWide ? .start : .middle
        func run(_ text: String, _ size: Double, _ weight: Int, _ colour: Colour, _ y: Double) -> TextRun {
            TextRun(
                text, Font(weight >= 700 ? .display : .text, weight: weight, size: size), colour, at: Point(x, y),
                alignment: alignment, maxWidth: width, overflow: .wrap(lines: 3, lineHeight: 1.14),
                tracking: weight >= 700 ? size * -0.01 : 0)
        }
        let (strongSize, softSize) = (layout.strongSize * scale, layout.softSize * scale)
        var runs: [TextRun] = []
        var y = layout.caption.minY
        if !words.strong.isEmpty {
            let probe = run(words.strong, strongSize, 700, style.ink, 0)
            let size = strongSize * fit(probe, into: width, atLeast: layout.isWide ? 0.8 : 0.62, measure)
            let strong = balanced(run(words.strong, size, 700, style.ink, y + size * 0.82), measure)
            let lines = max(1, measure(strong).lines.count)
            runs.append(strong)
            y += size * 0.82 + Double(lines - 1) * size * 1.14 + size * 0.3
        }
        if !words.soft.isEmpty {
            let probe = run(words.soft, softSize, 500, style.soft, 0)
            let size = softSize * fit(probe, into: width, atLeast: layout.isWide ? 0.9 : 0.7, measure)
            runs.append(run(words.soft, size, 500, style.soft, y + softSize * 0.5 + size * 0.72))
        }
        return runs
    }

    /// A broken text with lines of about the same length: as narrow as it gets without one more line.
    static func balanced(_ run: TextRun, _ measure: TextMeasure) -> TextRun {
        guard let width = run.maxWidth else { return run }
        let lines = measure(run).lines.count
        guard lines > 1 else { return run }
        var best = run
        for step in 1...12 {
            var narrower = run
            narrower.maxWidth = width * (1 - Double(step) * 0.04)
            if measure(narrower).lines.count > lines { break }
            best = narrower
        }
        return best
    }

    /// How much smaller a text has to be for its line to fit; beyond the least it is broken instead.
    static func fit(_ run: TextRun, into width: Double, atLeast least: Double, _ measure: TextMeasure) -> Double {
        var free = run
        free.maxWidth = nil
        let natural = measure(free).width
        guard natural > width, natural > 0 else { return 1 }
        let share = width / natural * 0.995
        return share >= least ? share : blend(least, 1, 0.5)
    }
}

/// The words of a card, set in type.
struct CardSetting: Sendable {
    /// Where the game draws its sign; empty where it has none.
    var sign: Rect
    /// The lines, from top to bottom.
    var runs: [TextRun]

    /// The lines of a card; where they do not fit into the picture, all of them are set smaller, by steps.
    init(_ words: CaptionText, hasSign: Bool, _ layout: Layout, _ style: StageStyle, _ measure: TextMeasure) {
        self.init(words, hasSign, layout, style, scale: 1, measure)
        for scale in CaptionSetting.scales.dropFirst()
        where !CaptionSetting.fits(runs, above: layout.size.height, measure) {
            self.init(words, hasSign, layout, style, scale: scale, measure)
        }
    }

    private init(
        _ words: CaptionText, _ hasSign: Bool, _ layout: Layout, _ style: StageStyle, scale: Double,
        _ measure: TextMeasure
    ) {
        let centre = Point(layout.size.width / 2, layout.size.height / 2)
        let width = layout.size.width - layout.shortSide * 0.16
        func run(_ text: String, _ size: Double, _ weight: Int, _ colour: Colour, _ y: Double) -> TextRun {
            TextRun(
                text, Font(weight >= 700 ? .display : .text, weight: weight, size: size), colour,
                at: Point(centre.x, y), alignment: .middle, maxWidth: width,
                overflow: .wrap(lines: 2, lineHeight: 1.1), tracking: weight >= 700 ? size * -0.03 : 0)
        }
        let base = layout.shortSide
        let (strongBase, softBase) = (base * 0.146 * scale, base * 0.05 * scale)
        let strongFit = CaptionSetting.fit(
            run(words.strong, strongBase, 800, style.ink, 0), into: width, atLeast: 0.5, measure)
        let strongSize = strongBase * strongFit
        let softFit = CaptionSetting.fit(
            run(words.soft, softBase, 500, style.soft, 0), into: width, atLeast: 0.6, measure)
        let softSize = softBase * softFit
        let lines = max(1, measure(run(words.strong, strongSize, 800, style.ink, 0)).lines.count)
        // Without a sign above them, the words have the middle for themselves.
        let (signSide, signGap) = hasSign ? (base * 0.25, base * 0.065) : (0, 0)
        let strongHeight = strongSize * (0.74 + 1.1 * Double(lines - 1))
        let height = signSide + signGap + strongHeight + (words.soft.isEmpty ? 0 : base * 0.036 + softSize)
        let top = (centre.y - height / 2 - base * 0.01).rounded()
        sign = Rect(centre.x - signSide / 2, top, signSide, signSide)
        let strongTop = top + signSide + signGap
        runs = [run(words.strong, strongSize, 800, style.ink, strongTop + strongSize * 0.74)]
        if !words.soft.isEmpty {
            runs.append(
                run(words.soft, softSize, 500, style.soft, strongTop + strongHeight + base * 0.036 + softSize * 0.8))
        }
    }
}
