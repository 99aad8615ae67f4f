public import Media

/// Where a file can go, of all slots of the table.
public struct Fitting: Sendable {
    /// Slots of just its size, which take it.
    public var made: [Verdict] = []
    /// Slots that take it among other sizes.
    public var taken: [Verdict] = []
    /// Of those that do not take it, the nearest: those of just its size, else those of a size that is close; where
    /// nobody takes it, whatever is nearest.
    public var near: [Verdict] = []

    /// Asks the slots.
    public init(_ medium: Medium, path: String, among slots: [Slot] = SlotTable.all) {
        let asked = slots.filter { $0.takesFiles && medium.format.isFilm == ($0.film != nil) }
        var refused: [Verdict] = []
        for slot in asked {
            let verdict = slot.verdict(on: medium, path: path)
            let isExact = medium.size.map { slot.size.exact.contains($0) } ?? false
            switch (verdict.isRefused, isExact) {
            case (true, _): refused.append(verdict)
            case (false, true): made.append(verdict)
            case (false, false): taken.append(verdict)
            }
        }
        guard let size = medium.size else {
            near = Array(refused.prefix(1))
            return
        }
        near = refused.filter { $0.slot.size.exact.contains(size) }
        if near.isEmpty, made.isEmpty {
            near = Fitting.nearest(to: size, of: refused, within: taken.isEmpty ? nil : Fitting.close)
        }
    }

    /// Whether anybody takes it.
    public var isTaken: Bool { !made.isEmpty || !taken.isEmpty }

    /// A size that somebody may have missed by a little: a tenth of the one side, or of both together.
    private static let close = 0.1

    /// The slots whose sizes are nearest, by what a picture would be stretched; one, or several of one size.
    private static func nearest(to size: PixelSize, of refused: [Verdict], within limit: Double?) -> [Verdict] {
        let measured = refused.compactMap { verdict -> (verdict: Verdict, distance: Double)? in
            verdict.slot.size.distance(to: size).map { (verdict, $0) }
        }
        guard let least = measured.map(\.distance).min() else { return limit == nil ? Array(refused.prefix(1)) : [] }
        return least <= limit ?? least ? measured.filter { $0.distance == least }.map(\.verdict) : []
    }
}

extension SizeRule {
    /// How far a size is from the nearest that is listed: 0 is the same, 1 twice as long on one side; nil without a list.
    func distance(to size: PixelSize) -> Double? {
        exact.map { listed in
            SizeRule.stretch(size.width, listed.width) + SizeRule.stretch(size.height, listed.height)
        }.min()
    }

    private static func stretch(_ one: Int, _ other: Int) -> Double {
        Double(max(one, other)) / Double(min(one, other)) - 1
    }
}
