/// Pieces that texts of MDX use as components: `<Card title="a">` to `</Card>`, `<Card />`.
extension PieceTag {
    /// Reads the tag that begins at a byte; nil where it is no piece's, or ends a body that none has.
    static func component(_ source: [UInt8], at start: Int, pieces: [String: PieceShape]) -> PieceTag? {
        // Few tags are pieces, and a name is read sooner than a tag.
        let word = source[(start + 1)...].prefix(100).drop { $0 == Byte.slash }
            .prefix { Byte.isAlphanumeric($0) || $0 == Byte.hyphen || $0 == Byte.underscore }
        let name = String(decoding: word, as: UTF8.self)
        guard let shape = pieces[name], let tag = ComponentTag(source, at: start), tag.isComponent(in: source),
            tag.name == word.indices, tag.shape != .closing || shape.takesBody
        else { return nil }
        return PieceTag(
            kind: tag.shape == .closing ? .end : include(name, tag.attributes, of: source), range: tag.range,
            ending: "</\(name)>", isWhole: tag.shape == .whole)
    }

    private static func include(
        _ name: String, _ attributes: [ComponentTag.Attribute], of source: [UInt8]
    ) -> Kind {
        do throws(Mistake) {
            var arguments: [Argument] = []
            for attribute in attributes { arguments.append(try argument(attribute, of: source)) }
            return .include(name: name, arguments)
        } catch {
            return .wrong(error)
        }
    }

    private static func argument(_ attribute: ComponentTag.Attribute, of source: [UInt8]) throws(Mistake) -> Argument {
        let name = String(decoding: source[attribute.name], as: UTF8.self)
        let start = attribute.value?.lowerBound ?? attribute.range.lowerBound
        return Argument(
            name: name, nameStart: attribute.name.lowerBound, value: try value(of: attribute, name, source),
            valueStart: start)
    }

    private static func value(
        of attribute: ComponentTag.Attribute, _ name: String, _ source: [UInt8]
    ) throws(Mistake) -> PieceValue {
        guard let range = attribute.value else { return .flag(true) }
        if !attribute.isExpression { return .text(String(decoding: source[range], as: UTF8.self)) }
        if let string = Expression.string(source[range]) { return .text(String(decoding: string, as: UTF8.self)) }
        let text = String(decoding: source[range].trimmed, as: UTF8.self)
        if let value = PieceValue(literal: text) { return value }
        throw Mistake(
            message: name.isEmpty ? "`{\(text)}` is no argument" : "the value of `\(name)` is no literal",
            offset: attribute.range.lowerBound, length: attribute.range.count,
            remedy: "texts, numbers, true and false can be given; nothing is worked out here")
    }
}
