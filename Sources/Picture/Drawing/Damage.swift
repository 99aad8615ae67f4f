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

/// Pairs of equal elements in the same order: the longest such run by the plain table for short lists, else none.
private func commonSubsequence(_ first: [Element], _ second: [Element]) -> [(Int, Int)] {
    guard !first.isEmpty, !second.isEmpty, first.count <= 512, second.count <= 512 else { return [] }
    // Each element is compared often, so equal ones get equal numbers once.
    var numbers: [Element: UInt16] = [:]
    func number(_ element: Element) -> UInt16 {
        let next = UInt16(numbers.count)
        if let known = numbers[element] { return known }
        numbers[element] = next
        return next
    }
    let (old, new) = (first.map(number), second.map(number))
    let width = new.count + 1
    var lengths = [UInt16](repeating: 0, count: (old.count + 1) * width)
    for i in stride(from: old.count - 1, through: 0, by: -1) {
        for j in stride(from: new.count - 1, through: 0, by: -1) {
            lengths[i * width + j] =
                old[i] == new[j]
                ? lengths[(i + 1) * width + j + 1] + 1
                : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
        }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
        if old[i] == new[j] {
            pairs.append((i, j))
            i += 1
            j += 1
        } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
            i += 1
        } else {
            j += 1
        }
    }
    return pairs
}
