/// A part of an HTML text.
indirect enum HTMLNode: Sendable, Hashable {
    /// An element with what stands in it.
    case element(HTMLElement)
    /// Characters, with the references resolved that are no matter of names.
    case text(String)
    /// A comment, without its signs.
    case comment(String)
}

/// An element of an HTML text.
struct HTMLElement: Sendable, Hashable {
    /// Its name, in small letters.
    var name: String
    /// Its attributes in order, names in small letters.
    var attributes: [(name: String, value: String)] = []
    /// What stands in it.
    var children: [HTMLNode] = []

    static func == (left: HTMLElement, right: HTMLElement) -> Bool {
        left.name == right.name && left.children == right.children
            && left.attributes.elementsEqual(right.attributes) { $0 == $1 }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(children)
    }

    /// The value of an attribute; nil where it does not stand there.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// The names of its class.
    var classes: [Substring] { self["class"]?.split(whereSeparator: \.isWhitespace) ?? [] }

    /// The elements right in it.
    var elements: [HTMLElement] { children.elements }

    /// The first element of a name, however far in.
    func first(_ name: String) -> HTMLElement? {
        for element in elements {
            if element.name == name { return element }
            if let found = element.first(name) { return found }
        }
        return nil
    }

    /// Its characters, those of the elements in it among them.
    var text: String { children.text }
}

extension [HTMLNode] {
    /// The elements among them.
    var elements: [HTMLElement] { compactMap { if case .element(let element) = $0 { element } else { nil } } }

    /// Their characters; a line break is one.
    var text: String {
        map { node in
            switch node {
            case .element(let element): element.name == "br" ? "\n" : element.text
            case .text(let text): text
            case .comment: ""
            }
        }.joined()
    }
}

/// Names of elements, by what the HTML standard says of them.
enum HTMLName {
    /// Elements without an end (WHATWG HTML §13.1.2).
    static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]
    /// Elements that end a paragraph which is open (§13.1.2.4).
    static let endsParagraph: Set<String> = [
        "address", "article", "aside", "blockquote", "center", "details", "dialog", "dir", "div", "dl", "dd", "dt",
        "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li",
        "main", "menu", "nav", "ol", "p", "pre", "section", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
    ]
    /// What Markdown has no words for, and is left as it stands.
    static let raw: Set<String> = [
        "audio", "button", "canvas", "dl", "embed", "form", "iframe", "input", "map", "math", "noscript", "object",
        "script", "select", "style", "svg", "textarea", "video",
    ]
    /// What stands between paragraphs, not in one.
    static let block = endsParagraph.union(raw).union(["summary", "caption", "colgroup"])
    /// Elements whose insides are no markup.
    static let unmarked: Set<String> = ["script", "style", "textarea", "title"]
    /// What stays a tag within a line of Markdown.
    static let inlineTags: Set<String> = [
        "abbr", "bdo", "cite", "ins", "kbd", "mark", "q", "samp", "small", "sub", "sup", "u", "var",
    ]
}
