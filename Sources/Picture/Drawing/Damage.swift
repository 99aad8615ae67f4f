extension DisplayList {
    /// The places that look different from `old`, as rectangles that may overlap; the whole where size or ground differ.
    ///
    /// What both lists share in the same order is taken to look the same; the rest is damage where it was and where
    /// it is. Outside the damage both lists draw the same elements in the same order, so the same pixels.
    /// `text` gives the rectangle around a text's ink.
    public func damage(from old: DisplayList, text: (TextRun) -> Rect?) -> [Rect] {
        guard size == old.size, background == old.background else { return [Rect(0, 0, size.width, size.height)] }
        var rects: [Rect] = []
        collectDamage(old.elements[...], elements[...], .identity, text, &rects)
        return rects
    }
}

private func collectDamage(
    _ old: ArraySlice<Element>, _ new: ArraySlice<Element>, _ transform: Transform, _ text: (TextRun) -> Rect?,
    _ rects: inout [Rect]
) {
    var (old, new) = (old, new)
    while let first = old.first, let second = new.first, first == second {
        old = old.dropFirst()
        new = new.dropFirst()
    }
    while let first = old.last, let second = new.last, first == second {
        old = old.dropLast()
        new = new.dropLast()
    }
    if old.count == new.count {
        // Mostly a few elements have changed in place.
        for (before, after) in zip(old, new) where before != after {
            compare(before, after, transform, text, &rects)
        }
        return
    }
    let shared = commonSubsequence(Array(old), Array(new))
    var keptOld = Set<Int>()
    var keptNew = Set<Int>()
    for (first, second) in shared {
        keptOld.insert(first + old.startIndex)
        keptNew.insert(second + new.startIndex)
    }
    for index in old.indices where !keptOld.contains(index) { add(old[index], transform, text, &rects) }
    for index in new.indices where !keptNew.contains(index) { add(new[index], transform, text, &rects) }
}

private func compare(
    _ before: Element, _ after: Element, _ transform: Transform, _ text: (TextRun) -> Rect?, _ rects: inout [Rect]
) {
    if case .group(let old) = before, case .group(let new) = after, old.transform == new.transform,
        old.opacity == new.opacity, old.clip == new.clip
    {
        let inner = old.transform.then(transform)
        collectDamage(old.elements[...], new.elements[...], inner, text, &rects)
        return
    }
    add(before, transform, text, &rects)
    add(after, transform, text, &rects)
}

private func add(
    _ element: Element, _ transform: Transform, _ text: (TextRun) -> Rect?, _ rects: inout [Rect]
) {
    if let bounds = element.bounds(text: text) { rects.append(transform.bounds(of: bounds)) }
}

/// Pairs of equal elements in the same order, as many as there can be in short lists, else none.
///
/// Two drawings differ in a few elements, which is what this takes its time by (Myers, "An O(ND) Difference Algorithm").
private func commonSubsequence(_ first: [Element], _ second: [Element]) -> [(Int, Int)] {
    guard !first.isEmpty, !second.isEmpty, first.count <= 512, second.count <= 512 else { return [] }
    let most = first.count + second.count
    // How far each diagonal reaches in the first list, after so many differences; diagonal 0 stands in the middle.
    let middle = most + 1
    var reached = [Int](repeating: 0, count: 2 * middle + 1)
    var rounds: [[Int]] = []
    for differences in 0...most {
        rounds.append(Array(reached[middle - differences - 1...middle + differences + 1]))
        for diagonal in stride(from: -differences, through: differences, by: 2) {
            let (below, above) = (reached[middle + diagonal - 1], reached[middle + diagonal + 1])
            let isDown = diagonal == -differences || (diagonal != differences && below < above)
            var i = isDown ? above : below + 1
            while i < first.count, i - diagonal < second.count, first[i] == second[i - diagonal] { i += 1 }
            reached[middle + diagonal] = i
            if i >= first.count, i - diagonal >= second.count { return pairs(rounds, first.count, second.count) }
        }
    }
    return []
}

/// The pairs on the way that led to the ends of both lists, from how far each diagonal reached before each difference.
private func pairs(_ rounds: [[Int]], _ firstCount: Int, _ secondCount: Int) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (i, j) = (firstCount, secondCount)
    for (differences, reached) in rounds.enumerated().reversed() {
        let diagonal = i - j
        let (below, above) = (reached[diagonal + differences], reached[diagonal + differences + 2])
        let isDown = diagonal == -differences || (diagonal != differences && below < above)
        let start = isDown ? above : below + 1
        while i > start {
            (i, j) = (i - 1, j - 1)
            pairs.append((i, j))
        }
        if isDown { j -= 1 } else { i -= 1 }
    }
    return pairs.reversed()
}
