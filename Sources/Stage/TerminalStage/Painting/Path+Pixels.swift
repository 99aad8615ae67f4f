import Drawing

extension Path {
    /// A rectangle of whole pixels, by its edges.
    static func pixels(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Path {
        .rect(Rect(Double(left), Double(top), Double(right - left), Double(bottom - top)))
    }
}
