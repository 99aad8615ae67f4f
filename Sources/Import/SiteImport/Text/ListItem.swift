/// An item of a list that leads to a page, as a line of Markdown.
func listItem(_ title: String, _ address: String) -> String {
    let text = title.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing("\n", with: " ")
    return "- [\(text)](<\(address)>)\n"
}
