/// When a packer cuts a match short so that the next one reaches farther.
struct Lookahead: Equatable {
    /// By how many pixels at most.
    var pixels: Int
    /// How many pixels farther the next match must reach.
    ///
    /// The string that a match cut short adds to the dictionary stands there already, so that a cut costs an entry.
    var gain = 1

    /// Matches as they come.
    static let none = Lookahead(pixels: 0)
    /// What serves most images, and takes little time.
    static let near = Lookahead(pixels: 1)
    /// What stands for those of `far` while it is searched where to clear, and where an image is packed once: near
    /// enough, and cheap.
    static let steady = Lookahead(pixels: 1, gain: 2)
    /// What is tried on the best way found otherwise.
    ///
    /// Images of short matches want every pixel, those of long ones want the entries. Of the four gains eleven films were
    /// 0.9 % smaller than of the first alone; a gain in parts of the length of matches did about as well as one.
    static let far = [1, 2, 4, 9].map { Lookahead(pixels: 30, gain: $0) }
}
