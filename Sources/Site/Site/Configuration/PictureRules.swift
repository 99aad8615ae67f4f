/// What `pictures:` of `site.yml` says about the photographs and screenshots that pages show.
package struct PictureRules: Sendable, Hashable {
    /// Whether they are offered in several widths; where not, each is shown as its file is.
    package var areOffered = true
    /// The widths in pixels that browsers choose from, rising: a phone's, a column's, and a column's on a fine screen.
    package var widths = [480, 960, 1600]
    /// How much of a photograph is kept, 1...100, as libwebp and libjpeg count.
    package var quality = 80

    /// What counts where a site says nothing.
    package init() {}
}
