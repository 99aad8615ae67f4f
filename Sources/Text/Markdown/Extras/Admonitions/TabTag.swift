import Markup

/// A line that is a tag of tabs as MDX has them: `<Tabs>`, `<TabItem value="npm" label="npm">` (Docusaurus, Starlight) or
/// `<Tab title="npm">`, one that ends them, or the line of JavaScript that they come from.
struct TabTag {
    /// Which line it is.
    let shape: AdmonitionLine.Shape
    /// What the tab is called, as bytes of the text.
    private(set) var label: Range<Int>?

    /// The components that are tabs.
    static let names: Set = ["Tabs", "TabItem", "Tab"]

    /// Reads a line without the blanks around it; nil where it is none, or a tab without a name.
    init?(_ text: [UInt8], _ line: Range<Int>) {
        if let names = ModuleLine.names(in: text[line]) {
            guard !names.isEmpty, names.allSatisfy(TabTag.names.contains) else { return nil }
            shape = .group
            return
        }
        var scanner = TagScanner(Array(text[line]))
        guard let tag = scanner.next(), tag.range == 0..<line.count, text[line.upperBound - 1] == Byte.greater,
            text[line.upperBound - 2] != Byte.slash
        else { return nil }
        let name = text[line][line.lowerBound + tag.name.lowerBound..<line.lowerBound + tag.name.upperBound]
        if name.elementsEqual("Tabs".utf8) {
            shape = .group
            return
        }
        guard name.elementsEqual("TabItem".utf8) || name.elementsEqual("Tab".utf8) else { return nil }
        shape = tag.isClosing ? .tagEnd : .tag
        if tag.isClosing { return }
        label = TabTag.label(in: scanner).map { line.lowerBound + $0.lowerBound..<line.lowerBound + $0.upperBound }
        guard let label, !text[label].trimmed.isEmpty, text[label.lowerBound] != Byte.openBrace else { return nil }
    }

    /// Whether a text may have such a line.
    static func mayStand(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.first(Byte.less) { index in
            text.hasByte(UInt8(ascii: "T"), at: index + 1) && text.hasByte(UInt8(ascii: "a"), at: index + 2)
                && text.hasByte(UInt8(ascii: "b"), at: index + 3)
        } != nil
    }

    private static func label(in scanner: TagScanner) -> Range<Int>? {
        func value(of name: StaticString) -> Range<Int>? {
            scanner.attributes.first { scanner.matches($0.name, name) }?.value
        }
        return value(of: "label") ?? value(of: "title") ?? value(of: "value") ?? value(of: "name")
    }
}
