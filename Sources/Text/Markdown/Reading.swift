/// A text read: libcmark's tree with the extensions of the flavour in it.
struct Reading {
    /// The tree; nil only where memory has run out.
    let tree: Tree?
    /// How to get shielded characters back.
    let shield: Shield
    /// The lines of what libcmark has read.
    let lines: Lines
    /// Whether items may begin with a box.
    let mayHaveTasks: Bool

    init(_ source: [UInt8], _ options: MarkdownOptions) {
        guard options.flavour != .commonMark else {
            tree = Tree(parsing: source, smart: options.smart)
            shield = Shield()
            lines = Lines(source)
            mayHaveTasks = false
            return
        }
        let triggers = Triggers(source)
        let (text, shield) = ShieldBuilder.shielded(source, triggers: triggers, smart: options.smart)
        tree = Tree(parsing: text, smart: options.smart)
        self.shield = shield
        lines = Lines(text)
        mayHaveTasks = triggers.task
        if let tree {
            withExtendedLifetime(tree) { extend(tree, triggers, options) }
        }
    }

    private func extend(_ tree: Tree, _ triggers: Triggers, _ options: MarkdownOptions) {
        if !triggers.delimiterRows.isEmpty {
            Tables.apply(
                to: tree, lines: lines, triggers: triggers, smart: options.smart, isSite: options.flavour == .site)
        }
        if shield.hidesEmphasis { Emphasis.apply(to: tree) }
        if triggers.address || !shield.isEmpty || !shield.definitions.isEmpty {
            let footnotes = Footnotes(in: tree, shield: shield, idPrefix: options.safe ? "user-content-" : "")
            TextPass.apply(to: tree, shield: shield, footnotes: footnotes).move(to: tree)
        }
        if triggers.alert { Alerts.apply(to: tree, titles: options.alertTitles) }
    }
}
