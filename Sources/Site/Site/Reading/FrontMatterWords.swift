import Diagnostics
import Values

/// The head of a file by Jekyll, Hugo or Zola in the words here.
package struct FrontMatterWords {
    /// The fields, in the words here where there is one.
    package let entries: [PlacedValue.Entry]
    /// What was read as what, and what has no meaning here.
    package let notices: [Diagnostic]

    /// The words of a head.
    /// - Parameters:
    ///   - head: what was written, a map.
    ///   - source: the text it stands in.
    ///   - taxonomies: how the site groups its content.
    package init(_ head: PlacedValue, in source: SourceText, taxonomies: [String]) {
        let own = Set(FieldTable.frontMatter.names + taxonomies)
        let translation = FrontMatterTranslation(head, in: source, ownNames: own)
        (entries, notices) = (translation.entries, translation.notices)
    }
}
