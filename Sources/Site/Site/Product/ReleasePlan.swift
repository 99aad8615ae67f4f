import Dates
import Diagnostics

/// What is to be done for one release of a product, and what is posted when: a file of its folder `releases/`.
package struct ReleasePlan: Sendable {
    /// The release, by the name of the file: `2.0` of `releases/2.0.yml`.
    package var version: String
    /// The plan as written.
    package var source: SourceText
    /// What people have to do, in their order.
    package var items: [Item] = []
    /// What is posted, in the order of the file.
    package var posts: [ScheduledPost] = []

    /// A plan, of which nothing is read yet.
    package init(version: String, source: SourceText) { (self.version, self.source) = (version, source) }

    /// Something that a person does.
    package struct Item: Sendable, Hashable {
        package var title: String
        /// Who does it.
        package var who: String?
        /// Until when.
        package var due: ZonedTime?
        package var isDone: Bool
        package var place: Place
    }

    /// A text that is sent at a time.
    package struct ScheduledPost: Sendable, Hashable {
        /// What it is called, among the others of the release.
        package var name: String
        /// The text of the kit that is sent: `mastodon`, `x`, and so on.
        package var kind: String
        package var time: ZonedTime
        /// The language of the kit's text, where that is not the site's base language.
        package var language: String?
        /// The author's own words in the place of the kit's.
        package var text: WrittenText?
        /// The name of the post that has to be out before it.
        package var predecessor: WrittenText?
        package var place: Place
    }
}
