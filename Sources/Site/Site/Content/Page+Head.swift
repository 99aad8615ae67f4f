import Dates
import Diagnostics

/// What a head says that few heads do, asked of the page: a head that is handed out for one of these fields retains all the
/// others.
extension Page {
    /// The picture that stands for it, as its author wrote it.
    package var image: String? { frontMatter.image?.text }

    /// The product that it is about.
    package var productSlug: String? { frontMatter.product?.slug }

    /// Where readers are sent instead.
    package var redirect: WrittenText? { frontMatter.redirect }

    /// The address that search engines should know the text by, where it is not the page's own.
    package var canonical: String? { frontMatter.canonical }

    /// When it last changed, as far as readers should know.
    package var changed: ZonedTime? { frontMatter.updated ?? frontMatter.date }

    /// When it is first shown, and when it is taken off the site.
    package var times: [ZonedTime?] { [frontMatter.shownFrom, frontMatter.expires] }

    /// The line on which its author decided its address.
    package var addressLine: (place: Place, excerpt: String?)? { frontMatter.addressLine }
}
