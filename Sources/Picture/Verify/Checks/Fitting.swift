import Media

/// Where a file can go, of all slots of the table.
package struct Fitting: Sendable {
    /// Slots of just its size, which take it.
    package var made: [Verdict] = []
    /// Slots that take it among other sizes.
    package var taken: [Verdict] = []
    /// Of those that do not take it, the nearest: those of just its size, else those of a size that is close; where
    /// nobody takes it, the one that has least against it.
    package var near: [Verdict] = []

    /// Asks the slots.
    package init(_ medium: Medium, path: String, among slots: [Slot] = SlotTable.all) {
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
        near = refused.filter { verdict in medium.size.map { verdict.slot.size.exact.contains($0) } ?? false }
        guard near.isEmpty, made.isEmpty else { return }
        near = taken.isEmpty ? Fitting.leastWrong(refused) : Fitting.closest(to: medium.size, of: refused)
    }

    /// Whether anybody takes it.
    package var isTaken: Bool { !made.isEmpty || !taken.isEmpty }

    /// A size that somebody may have missed by a little: a tenth of the one side, or of both together.
    private static let close = 0.1

    /// The slots whose listed sizes are nearest, by what a picture would be stretched, where they are close.
    private static func closest(to size: PixelSize?, of refused: [Verdict]) -> [Verdict] {
        guard let size else { return [] }
        let distances = refused.map { $0.slot.size.distance(to: size) ?? .infinity }
        guard let least = distances.min(), least <= close else { return [] }
        return zip(refused, distances).filter { $0.1 == least }.map(\.0)
    }

    /// The first of the slots that have least against the file.
    private static func leastWrong(_ refused: [Verdict]) -> [Verdict] {
        let counts = refused.map { verdict in verdict.findings.count { $0.severity == .error } }
        return zip(refused, counts).first { $0.1 == counts.min() }.map { [$0.0] } ?? []
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
