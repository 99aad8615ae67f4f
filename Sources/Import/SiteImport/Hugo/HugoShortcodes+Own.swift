import Site

extension HugoShortcodes {
    /// A shortcode where it stands.
    struct Use {
        let tag: Shortcode
        let inner: [UInt8]?
        let document: HugoDocument
        /// What has been written before it.
        let before: [UInt8]
        let isAlone: Bool
    }

    enum Result {
        case shown([UInt8])
        /// What its template came to.
        case frozen([UInt8])
        /// Why nothing is known.
        case unknown(String)
    }

    func shown(_ use: Use) -> Result {
        let tag = use.tag
        if let known = built(tag, use.inner, use.document, use.isAlone, after: use.before) { return .shown(known) }
        if ["ref", "relref"].contains(tag.name) {
            return .unknown("`\(tag.name) \(tag.positional.first ?? tag.named["path"] ?? "")` names no page here")
        }
        if tag.name == "param" {
            return .unknown("`param \(tag.positional.first ?? tag.named["name"] ?? "")` is said nowhere")
        }
        if tag.isClosing { return .unknown("") }
        do throws(GoObstacle) {
            return try worked(use) ?? box(use)
                ?? .unknown("the shortcode `\(tag.name)` has no template here; it stands in a comment")
        } catch {
            return box(use)
                ?? .unknown("the shortcode `\(tag.name)` stands in a comment: \(error.reason)")
        }
    }

    /// A shortcode with a name that boxes beside the text bear.
    private func box(_ use: Use) -> Result? {
        let tag = use.tag
        let said = tag.named["type"] ?? tag.named["kind"] ?? (tag.named.isEmpty ? tag.positional.first : nil)
        guard let inner = use.inner, let box = Piece.notice(tag.name, kind: said, title: tag.named["title"]) else {
            return nil
        }
        return .shown(Array(box.around(inner).utf8))
    }

    /// What the site's template of a shortcode says; nil where it has none.
    private func worked(_ use: Use) throws(GoObstacle) -> Result? {
        let tag = use.tag
        guard let template = try host.shortcode(tag.name) else { return nil }
        if let piece = GoPiece(template, isMarkdown: tag.isMarkdown), use.isAlone || piece.isInline,
            let written = piece.tag(HugoShortcodes.pieceName(tag.name), tag, inner: use.inner)
        {
            return .shown(Array(written.utf8))
        }
        if let box = box(use) { return box }
        guard let page = pages[use.document.text.path] else { return nil }
        let inner = use.inner.map { String(decoding: $0, as: UTF8.self) }
        guard inner?.contains(Piece.mark) != true else { throw GoObstacle("a piece stands within it") }
        let call = GoCall(
            name: tag.name, positional: tag.positional, named: tag.named, inner: inner, page: page)
        guard let text = try host.markup(of: call, depth: depth) else { return nil }
        if tag.isMarkdown || text.contains(Piece.mark) { return .frozen(Array(text.utf8)) }
        guard use.isAlone else { return .frozen(Array(ShortcodeMarkup.inline(text).utf8)) }
        let lineStart = use.before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let indent = String(repeating: " ", count: use.before.count - lineStart)
        return .frozen(Array(ShortcodeMarkup.block(text).replacing("\n", with: "\n" + indent).utf8))
    }

    /// What a piece made of a shortcode is called: not like one that is there.
    static func pieceName(_ name: String) -> String {
        let own = slugOfName(name)
        let taken = ["details", "figure", "gist", "notice", "play", "product", "video", "vimeo", "youtube"]
        return taken.contains(own) ? "site-" + own : own
    }

    /// The pieces that texts name, as files of the theme.
    func pieces(in texts: [String]) -> [(path: String, text: String)] {
        var files: [String: String] = [:]
        for text in texts where text.contains(Piece.mark) {
            var rest = text[...]
            while let found = rest.firstRange(of: Piece.mark + "{% include ") {
                rest = rest[found.upperBound...]
                let name = String(rest.prefix { !$0.isWhitespace })
                if files[name] == nil, let file = host.piece(name) { files[name] = file }
            }
        }
        return files.sorted { $0.key < $1.key }.map { ("themes/marquee/partials/pieces/\($0.key).html", $0.value) }
    }
}
