/// What is said of links and boxes that have no words of their own, to those who do not see them, in the language of
/// the text.
public struct AccessibleWords: Sendable, Hashable {
    /// Of the link at the end of a heading.
    public var headingLink: String
    /// Of the link from a footnote back to where it is mentioned; `#` stands for the footnote's number.
    public var backReference: String
    /// Of the box before a task.
    public var task: String

    /// Of the list of headings within a text.
    public var contents: String

    /// Words for each.
    public init(headingLink: String, backReference: String, task: String, contents: String) {
        (self.headingLink, self.backReference, self.task) = (headingLink, backReference, task)
        self.contents = contents
    }

    /// GitHub's own, where it has some.
    public static let english = AccessibleWords(
        headingLink: "Link to this section", backReference: "Back to reference #", task: "done",
        contents: "On this page")
}
