import Files

extension BuildPlan {
    /// Makes the cards and the photographs of the site and none of its pages, on all cores.
    ///
    /// With the pictures of products, which were drawn when the site was decided, they are what takes time. What is wrong
    /// with them is told by who makes the pages.
    package func drawPictures() {
        _ = cards.drawAll(unless: { false })
        _ = photographs.makeAll(unless: { false })
    }
}
