extension Manifest {
    /// The film that goes to stores and networks: one of the author's own, or how that of the first play is made.
    package struct FilmCut: Sendable, Hashable {
        /// How a film comes into a picture of another shape.
        package enum Fit: String, Sendable, Hashable, CaseIterable { case whole, fill }

        /// The film's file beside the manifest; nil takes the first play.
        package var src: WrittenText?
        /// Where it begins, and how much of it is taken.
        package var from: WrittenText?, length: WrittenText?
        /// How it comes into a picture of another shape; nil fills where little is lost.
        package var fit: Fit?
        /// `silent`, `taps` or `own`, or a file of music beside the manifest.
        package var sound: WrittenText?
        /// A file of captions (WebVTT) beside the manifest.
        package var captions: WrittenText?
        /// The moment of its poster.
        package var poster: WrittenText?

        /// A cut; all of the film, as it is, unless told.
        package init(
            src: WrittenText? = nil, from: WrittenText? = nil, length: WrittenText? = nil, fit: Fit? = nil,
            sound: WrittenText? = nil, captions: WrittenText? = nil, poster: WrittenText? = nil
        ) {
            (self.src, self.from, self.length, self.fit) = (src, from, length, fit)
            (self.sound, self.captions, self.poster) = (sound, captions, poster)
        }
    }
}
