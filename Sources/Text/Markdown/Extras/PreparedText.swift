/// A text as libcmark is to read it, with marks of equal length where extensions stand, and the way back.
struct PreparedText {
    /// The text for libcmark.
    private(set) var text: [UInt8]
    /// Whether it differs from the author's.
    private(set) var isChanged = false
    private(set) var pieces: PieceMarks?
    private(set) var formulas: FormulaMarks?
    private(set) var abbreviations: AbbreviationLines?
    private(set) var definitions: DefinitionLists?
    private(set) var quotes: QuoteSetting?

    init(_ written: [UInt8], _ options: MarkdownOptions) {
        text = written
        if options.hasPieces, let marks = PieceMarks(in: written, pieces: options.pieces) {
            pieces = marks
            text = marks.text
        }
        let extras = options.extras
        if extras.contains(.formulas) { formulas = FormulaMarks(in: &text) }
        if extras.contains(.abbreviations) { abbreviations = AbbreviationLines(in: &text) }
        if extras.contains(.definitions) { definitions = DefinitionLists(in: &text) }
        quotes = QuoteSetting(options.quotes, smart: options.smart, text: &text)
        isChanged = pieces != nil || formulas != nil || abbreviations != nil || definitions != nil || quotes != nil
    }
}
