/// A version by its numbers; one with a tail such as `-beta.2` comes before the one without (semver.org §11).
package struct VersionOrder: Comparable {
    private let numbers: [Int?]
    private let tail: [Substring]

    init(_ version: String) {
        let parts = version.prefix { $0 != "+" }.split(separator: "-", maxSplits: 1)
        numbers = (parts.first ?? "").split(separator: ".").map { Int($0) }
        tail = parts.dropFirst().flatMap { $0.split(separator: ".") }
    }

    var isComparable: Bool { !numbers.isEmpty && !numbers.contains(nil) }

    package static func < (left: VersionOrder, right: VersionOrder) -> Bool {
        for index in 0..<max(left.numbers.count, right.numbers.count) {
            let one = index < left.numbers.count ? left.numbers[index] ?? 0 : 0
            let other = index < right.numbers.count ? right.numbers[index] ?? 0 : 0
            if one != other { return one < other }
        }
        if left.tail.isEmpty || right.tail.isEmpty { return !left.tail.isEmpty && right.tail.isEmpty }
        for (one, other) in zip(left.tail, right.tail) where one != other {
            switch (Int(one), Int(other)) {
            case (let one?, let other?): return one < other
            case (_?, nil): return true
            case (nil, _?): return false
            default: return one.utf8.lexicographicallyPrecedes(other.utf8)
            }
        }
        return left.tail.count < right.tail.count
    }

    /// Whether a version comes after another one; one that has no numbers comes after all.
    package static func isAfter(_ version: String, _ old: String) -> Bool {
        let (new, old) = (VersionOrder(version), VersionOrder(old))
        return !new.isComparable || !old.isComparable || old < new
    }
}
