public import Diagnostics
public import Markup
public import Values

/// A template, compiled: rendered as often as wanted, from as many threads as wanted.
public final class Template: Sendable {
    /// The text it was compiled from.
    public let source: SourceText
    let block: Block
    /// `html` of `page.html`; nothing where the path has none.
    let fileExtension: String

    init(source: SourceText, block: Block) {
        self.source = source
        self.block = block
        fileExtension = Rendering.fileExtension(of: source.path)
    }

    /// Writes the template, filled with data, behind what the buffer holds.
    /// - Parameters:
    ///   - globals: the names that templates see: an object, or a thing of the program.
    ///   - prepared: what else decides the result.
    ///   - buffer: where the result goes; on an error it holds what it held before.
    /// - Throws: the mistake, in the file where it happened, with the partials that led there as its trail.
    public func render(globals: Value, prepared: PreparedOptions, into buffer: inout ByteBuffer) throws(Mistakes) {
        let start = buffer.count
        var rendering = Rendering(self, globals: globals, prepared)
        swap(&rendering.out, &buffer)
        rendering.outputEnd += start
        defer { swap(&rendering.out, &buffer) }
        do throws(RenderFailure) {
            try block.render(&rendering)
        } catch {
            rendering.out.truncate(to: start)
            throw error.diagnostics(in: source)
        }
    }

    /// Writes the template, filled with data, behind what the buffer holds.
    public func render(globals: Value, options: RenderOptions, into buffer: inout ByteBuffer) throws(Mistakes) {
        try render(globals: globals, prepared: PreparedOptions(options), into: &buffer)
    }

    /// The template filled with data, as text.
    public func render(globals: Value, options: RenderOptions) throws(Mistakes) -> String {
        var buffer = ByteBuffer()
        try render(globals: globals, options: options, into: &buffer)
        return buffer.string
    }

    /// The tree as text, one node a line, for tests and for people who wonder.
    public var treeText: String {
        var tree = TreeText(source: source)
        tree.write(block)
        return tree.text
    }
}

/// Compiles a template.
/// - Throws: the mistakes that were found, in the order of the text, at most ``Mistakes/most``.
public func compile(_ source: SourceText, dialect: Dialect) throws(Mistakes) -> Template {
    var parser = TemplateParser(source, dialect: dialect)
    let block = parser.document()
    guard parser.mistakes.isEmpty else {
        throw Mistakes(
            parser.mistakes.sorted { $0.offset < $1.offset }.prefix(Mistakes.most).map {
                Diagnostic(.error, $0.message, in: source, at: $0.offset, length: $0.length, remedy: $0.remedy)
            })
    }
    return Template(source: source, block: block)
}
