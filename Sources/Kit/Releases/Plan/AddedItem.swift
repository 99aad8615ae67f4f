/// One more thing that people do, as a person would write it into a plan.
package struct AddedItem: Sendable {
    let title: String

    package init(_ title: String) { self.title = title }

    /// The plan with the item below `items:`.
    package func written(into text: String) -> String {
        // In quotes, since a title may begin with anything.
        let quoted = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let isPlain =
            title.allSatisfy { $0.isLetter || $0.isNumber || " .,'()-!?".contains($0) }
            && title.first?.isLetter == true && !title.hasSuffix(" ")
        return AddedEntry(list: "items", lines: ["title: \(isPlain ? title : "\"\(quoted)\"")"]).written(into: text)
    }
}
