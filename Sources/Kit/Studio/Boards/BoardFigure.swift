/// A board for a page that is light by day and dark by night.
public struct BoardFigure: Sendable, Hashable {
    /// The picture for light pages, as SVG.
    public var svg: String
    /// The picture for dark pages, as SVG.
    public var darkSVG: String
    /// What it is, in a line.
    public var title: String
    /// What it shows, for those who do not see it.
    public var description: String
}
