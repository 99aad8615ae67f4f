/// A kind of texts that may be made smaller, as `minify` of `site.yml` names it.
package enum MinifiedForm: String, Sendable, CaseIterable {
    /// Pages, with the style sheets within them where those are asked for too.
    case html
    /// Style sheets.
    case css
}
