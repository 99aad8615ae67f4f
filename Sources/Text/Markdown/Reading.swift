/// A text read: libcmark's tree with the extensions of the flavour in it.
struct Reading {
    /// The tree; nil only where memory has run out.
    let tree: Tree?
    /// How to get shielded characters back.
    let shield: Shield
    /// The lines of the author's text.
    let source: Lines
    /// The lines of what libcmark has read; as many as the author's.
    let lines: Lines
    /// Whether items may begin with a box.
    let mayHaveTasks: Bool
    /// Where the nodes stand in the author's text; nil where nobody wants to know.
    let origins: Origins?
    /// The pieces that the text uses, and what is wrong with their tags; nil where it uses none.
    private(set) var pieces: PieceTree?
    /// What the text was before it was Markdown; nil where it is no MDX.
    let mdx: MDXText?
    /// What is wrong with formulas.
    private(set) var mistakes: [PieceTag.Mistake] = []
    /// Lists of definitions, by their nodes.
    private(set) var definitions: [OpaquePointer: DefinitionLists.Part] = [:]
    /// What lists of attributes say of blocks and, where that is wanted, of parts of lines, by their nodes; for a site only.
    private(set) var attributes: [OpaquePointer: BlockAttributes] = [:]
    /// What links and pictures name, by their nodes.
    private(set) var named: [OpaquePointer: WikiLinkPass.Target] = [:]
    /// Paragraphs in whose place a list of the headings is asked for.
    private(set) var contentsMarks: Set<OpaquePointer> = []

    /// - Parameters:
    ///   - source: the author's text.
    ///   - options: which Markdown it is.
    ///   - tracesLinks: whether somebody wants to know where its links stand.
    init(_ source: [UInt8], _ options: MarkdownOptions, tracesLinks: Bool) {
        guard options.flavour != .commonMark else {
            let flood = ImageFlood(in: source)
            tree = Tree(parsing: flood?.tamed ?? source, smart: options.smart)
            if let flood, let tree { flood.restore(in: tree) }
            shield = Shield()
            lines = Lines(source)
            self.source = lines
            mayHaveTasks = false
            origins = nil
            mdx = nil
            return
        }
        // libcmark reads zero bytes so; done before, bytes stand where they stand.
        let whole = Triggers.holdsZero(source) ? Reading.withoutZeros(source) : source
        mdx = options.extras.contains(.mdx) ? MDXText(whole, options) : nil
        let written = mdx?.text ?? whole
        let prepared = PreparedText(written, options)
        let flood = ImageFlood(in: prepared.text)
        let source = flood?.tamed ?? prepared.text
        let triggers = Triggers(source, isSite: options.flavour == .site)
        let (text, shield) = ShieldBuilder.shielded(source, triggers: triggers, smart: options.smart)
        tree = Tree(parsing: text, smart: options.smart)
        self.shield = shield
        self.source = Lines(written)
        lines = shield.map.isIdentity && flood == nil && !prepared.isChanged ? self.source : Lines(text)
        mayHaveTasks = triggers.task
        guard let tree else {
            origins = nil
            return
        }
        origins =
            tracesLinks || triggers.foreign
            ? Origins(
                of: tree, lines: lines, map: shield.map, smart: options.smart, tracesLinks: tracesLinks,
                seeksForeign: triggers.foreign)
            : nil
        withExtendedLifetime(tree) { extend(tree, triggers, options) }
        flood?.restore(in: tree)
        finish(tree, prepared, options)
    }

    /// Puts into the tree what was prepared for it.
    private mutating func finish(_ tree: Tree, _ prepared: PreparedText, _ options: MarkdownOptions) {
        prepared.quotes?.apply(to: tree)
        if let marks = prepared.admonitions {
            var boxes = AdmonitionTree(marks, titles: options.alertTitles, attributes)
            boxes.apply(to: tree)
            attributes = boxes.attributes
        }
        if prepared.formulas != nil || prepared.abbreviations != nil
            || !options.extras.isDisjoint(with: [.emoji, .scripts])
        {
            var words = WordExtras(options.extras, prepared.formulas, prepared.abbreviations)
            words.apply(to: tree)
            mistakes = words.mistakes
        }
        if var lists = prepared.definitions {
            lists.apply(to: tree)
            definitions = lists.parts
        }
        pieces = prepared.pieces.map { PieceTree($0, in: tree, shapes: options.pieces) }
    }

    private mutating func extend(_ tree: Tree, _ triggers: Triggers, _ options: MarkdownOptions) {
        let changesText = triggers.address || !shield.isEmpty || !shield.definitions.isEmpty
        let hasTables = !triggers.delimiterRows.isEmpty
        // What is changed cannot be traced later.
        origins?.trace(tree, bareAddresses: triggers.address)
        if hasTables {
            Tables.apply(to: tree, lines: lines, triggers: triggers, options: options, origins: origins)
        }
        if triggers.contents {
            contentsMarks = ContentsMark.paragraphs(of: tree, lines: self.source)
            if options.extras.contains(.contents) { origins?.understood(.contents) }
        }
        if options.extras.contains(.wikiLinks), triggers.foreign {
            var pass = WikiLinkPass(shield, origins, source: self.source.text, leaving: contentsMarks)
            pass.apply(to: tree)
            (named, attributes) = (pass.targets, pass.widths)
        }
        if options.extras.contains(.wikiLinks), lines.text.contains(Byte.caret) {
            attributes.merge(BlockNames.take(from: tree, lines: lines)) { $1 }
        }
        if let origins, triggers.foreign {
            let lists = AttributeLists.take(
                from: tree, lines: lines, shield: shield, origins: origins,
                bare: options.extras.contains(.attributes))
            attributes.merge(lists) { $0.adding($1) }
        }
        if shield.hidesEmphasis {
            Emphasis.apply(to: tree, origins: origins, hasScripts: options.extras.contains(.scripts))
        }
        if let origins, triggers.foreign, options.extras.contains(.attributes) {
            AttributeLists.takeSpans(from: tree, lines: lines, shield: shield, origins: origins, into: &attributes)
        }
        if changesText {
            let footnotes = Footnotes(in: tree, shield: shield, options: options)
            TextPass.apply(to: tree, shield: shield, footnotes: footnotes, origins: origins).move(to: tree)
        }
        guard triggers.alert else { return }
        Alerts.apply(to: tree, titles: options.alertTitles, &attributes)
        if options.extras.contains(.admonitions) {
            Callouts.apply(to: tree, titles: options.alertTitles, &attributes)
        }
    }

    private static func withoutZeros(_ text: [UInt8]) -> [UInt8] {
        text.flatMap { $0 == 0 ? [0xEF, 0xBF, 0xBD] : [$0] }
    }
}
