/// Finds markup of other programs among the words of a paragraph.
struct ForeignFinder {
    private let content: [UInt8]
    /// Where the last closing mark of each kind begins; looked for when first asked for.
    private var lastClose: [UInt8: Int] = [:]
    /// Where `$$` has opened a formula.
    private var openFormula: Int?
    /// What was found, by the byte of the content where it begins.
    private(set) var found: [(kind: ForeignMarkup.Kind, index: Int)] = []

    init(_ content: [UInt8]) { self.content = content }

    /// Whether words may hold such markup.
    static func mayHold(_ words: UnsafeBufferPointer<UInt8>) -> Bool {
        words.first == Byte.colon || words.contains { $0 == Byte.openBrace || $0 == Byte.dollar }
    }

    /// Looks at one byte of the words, which stands at `index`; gives how many bytes were understood.
    mutating func look(at index: Int) -> Int {
        guard index + 1 < content.count else { return 1 }
        let next = content[index + 1]
        switch content[index] {
        case Byte.openBrace:
            guard let kind = kind(at: index, next) else { return 1 }
            found.append((kind, index))
            return 2
        case Byte.dollar where next == Byte.dollar:
            if let open = openFormula { found.append((.mathematics, open)) }
            openFormula = openFormula == nil ? index : nil
            return 2
        case Byte.colon where Byte.isBlank(next) && index > 0 && content[index - 1] == Byte.newline:
            found.append((.definition, index))
            return 1
        default: return 1
        }
    }

    private mutating func kind(at index: Int, _ next: UInt8) -> ForeignMarkup.Kind? {
        switch next {
        case Byte.percent: return closes(Byte.percent, behind: index + 2) ? .liquidTag : nil
        case Byte.openBrace:
            guard closes(Byte.closeBrace, behind: index + 2) else { return nil }
            let third = index + 2 < content.count ? content[index + 2] : 0
            return third == Byte.less || third == Byte.percent ? .shortcode : .liquidOutput
        case Byte.colon:
            let rest = content[(index + 2)...].prefix { $0 != Byte.newline && $0 != Byte.openBrace }
            guard rest.contains(Byte.closeBrace), let first = rest.first(where: { !Byte.isBlank($0) }) else {
                return nil
            }
            return Byte.isLetter(first) || ".#:/".utf8.contains(first) ? .attributes : nil
        default: return nil
        }
    }

    /// Whether a mark and a closing brace follow somewhere.
    private mutating func closes(_ mark: UInt8, behind index: Int) -> Bool {
        let last =
            lastClose[mark] ?? content.indices.dropLast().last {
                content[$0] == mark && content[$0 + 1] == Byte.closeBrace
            } ?? -1
        lastClose[mark] = last
        return last >= index
    }
}
