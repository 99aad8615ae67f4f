/// Writes elements as HTML again.
struct HTMLText {
    /// What an address is in the new site.
    var address: (String) -> String = { $0 }

    private static let addresses: Set<String> = ["href", "src", "poster", "data"]

    /// An element with all that is in it.
    func text(of element: HTMLElement) -> String {
        let name = element.name
        let start = "<\(name)\(attributes(of: element))>"
        if HTMLName.void.contains(name) { return start }
        let isUnmarked = HTMLName.unmarked.contains(name)
        let inside = element.children.map { node in
            switch node {
            case .element(let child): text(of: child)
            case .text(let text): isUnmarked ? text : HTMLText.escaped(text)
            case .comment: ""
            }
        }
        return start + inside.joined() + "</\(name)>"
    }

    /// The attributes, each with a blank in front.
    private func attributes(of element: HTMLElement) -> String {
        element.attributes.map { name, value in
            let written = HTMLText.addresses.contains(name) ? address(value) : value
            return written.isEmpty
                ? " \(name)" : " \(name)=\"\(HTMLText.attribute(written))\""
        }.joined()
    }

    /// A value within double quotes.
    static func attribute(_ value: String) -> String { escaped(value).replacing("\"", with: "&quot;") }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
