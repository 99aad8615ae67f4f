/// An item of a list that leads to a page, as a line of Markdown.
func listItem(_ title: String, _ address: String) -> String {
    "- [\(shown(title))](<\(address)>)\n"
}

/// A title as the words of a link.
func shown(_ title: String) -> String {
    title.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing("\n", with: " ")
}
