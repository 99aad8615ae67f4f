extension DisplayList {
    /// The same picture `factor` times as large.
    public func scaled(_ factor: Double) -> DisplayList {
        guard factor != 1, factor.isFinite, factor > 0 else { return self }
        let size = Size(onGrid(size.width * factor), onGrid(size.height * factor))
        let group = Group(elements, transform: .scale(factor, factor))
        return DisplayList(size: size, background: background, elements: [.group(group)])
    }
}
