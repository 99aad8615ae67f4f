/// A text as libcmark is to read it, with marks of equal length where extensions stand, and the way back.
struct PreparedText {
    /// The text for libcmark.
    private(set) var text: [UInt8]
    /// Whether it differs from the author's.
    private(set) var isChanged = false
    private(set) var admonitions: AdmonitionMarks?
    private(set) var pieces: PieceMarks?
    private(set) var formulas: FormulaMarks?
    private(set) var abbreviations: AbbreviationLines?
    private(set) var definitions: DefinitionLists?
    private(set) var quotes: QuoteSetting?

    init(_ written: [UInt8], _ options: MarkdownOptions) {
        text = written
        let extras = options.extras
        // What stands in a box is code to those who do not know of boxes.
        if !extras.isDisjoint(with: [.admonitions, .tabs]) { admonitions = AdmonitionMarks(in: &text, extras) }
        if options.hasPieces, let marks = PieceMarks(in: text, pieces: options.pieces, isMDX: extras.contains(.mdx)) {
            pieces = marks
            text = marks.text
        }
        if extras.contains(.formulas) { formulas = FormulaMarks(in: &text) }
        if extras.contains(.abbreviations) { abbreviations = AbbreviationLines(in: &text) }
        if extras.contains(.definitions) { definitions = DefinitionLists(in: &text) }
        quotes = QuoteSetting(options.quotes, smart: options.smart, text: &text)
        isChanged =
            admonitions != nil || pieces != nil || formulas != nil || abbreviations != nil || definitions != nil
            || quotes != nil
    }
}
