/// The HTML around a box and around its title.
struct AdmonitionElement {
    let opening: String
    let closing: String
    /// The tag of the title with its attributes, without brackets.
    let titleTag: String
    /// The element of the title.
    let titleName: String
    /// Whether a title stands above the text.
    let hasTitle: Bool
    /// The title, where the author has written none.
    let words: String

    /// What boxes are called in manuals of Python, in Obsidian and in Defold's manual, and the kind that each word stands
    /// for; any other is a note.
    private static let kinds: [String: AlertKind] = [
        "check": .tip, "done": .tip, "failure": .caution, "fail": .caution, "missing": .caution, "bug": .caution,
        "abstract": .note, "summary": .note, "tldr": .note, "example": .note, "question": .note, "faq": .note,
        "quote": .note, "cite": .note, "todo": .note, "seealso": .note, "sidenote": .note,
    ]

    /// Whether a word calls a box wherever it stands; behind `!!!` every other does as well.
    static func isCalled(_ type: String) -> Bool {
        type == "details" || kinds[type] != nil || AlertKind(called: type) != nil
    }

    /// - Parameters:
    ///   - line: the line on which the box begins.
    ///   - isFirst: whether a tab is the first of its group, the one that is shown.
    ///   - titles: what stands above alerts.
    init(_ line: AdmonitionLine, isFirst: Bool, _ titles: AlertTitles) {
        let isTab = line.shape == .tab || line.shape == .tag
        let isOpen: Bool?
        switch line.shape {
        case .tab, .tag: isOpen = isFirst
        case .folded(let open): isOpen = open
        default: isOpen = line.type == "details" ? false : nil
        }
        self.init(line.type, isOpen: isOpen, isTab: isTab, hasTitle: !(line.title?.isEmpty ?? false), titles)
    }

    /// - Parameters:
    ///   - mark: what the quote begins with that is to be a box.
    ///   - titles: what stands above alerts.
    init(_ mark: Callouts.Mark, _ titles: AlertTitles) {
        self.init(mark.type, isOpen: mark.isOpen, isTab: false, hasTitle: true, titles)
    }

    private init(_ type: String, isOpen: Bool?, isTab: Bool, hasTitle: Bool, _ titles: AlertTitles) {
        let isPlain = isTab || type == "details" || type.isEmpty
        let kind = AlertKind(called: type) ?? AdmonitionElement.kinds[type] ?? .note
        let name = isPlain ? "" : " class=\"markdown-alert markdown-alert-\(kind.rawValue)\""
        words = AlertKind(rawValue: type).map { titles[$0] } ?? AdmonitionElement.capitalised(type)
        let titleClass = isPlain ? "" : " class=\"markdown-alert-title\""
        guard let isOpen else {
            (opening, closing) = ("<div\(name)>\n", "</div>\n")
            (titleName, titleTag, self.hasTitle) = ("p", "p\(titleClass)", hasTitle)
            return
        }
        let group = isTab ? " class=\"tab\"" : ""
        (opening, closing) = ("<details\(name)\(group)\(isOpen ? " open" : "")>\n", "</details>\n")
        (titleName, titleTag, self.hasTitle) = ("summary", "summary\(titleClass)", true)
    }

    private static func capitalised(_ type: String) -> String {
        type.isEmpty ? "Details" : type.prefix(1).uppercased() + type.dropFirst()
    }
}
