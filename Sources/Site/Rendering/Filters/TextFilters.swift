import Highlighting
import Liquid
import Markdown
import Values

/// The filters that need no site: Markdown as HTML and as plain text, plain text as Markdown, letters that fit.
enum TextFilters {
    static let all = [
        markdownify, plain, markdownEscape, markdownURL, safeURL, codeBlock, oneLine, fitSize, withoutEmoji,
        titleHeading, withoutTitle, dir, sentence,
    ]

    /// A text with a full stop, where it ends without a mark, so that another sentence can follow it.
    private static let sentence = Filter("sentence") { input, _, _ throws(FilterFailure) in
        let text = input.liquidText
        guard let last = text.last(where: { !"\"'”’»)）」』".contains($0) }), !last.isWhitespace else {
            return .string(text)
        }
        let isClosed = ".!?…:。！？؟।։".contains(last)
        let isWide = last.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) }
        return .string(isClosed ? text : text + (isWide ? "。" : "."))
    }

    /// Markdown as HTML, code highlighted as in a text of the site.
    private static let markdownify = Filter("markdownify", safety: .markup) { input, _, _ throws(FilterFailure) in
        var hooks = MarkdownHooks()
        hooks.highlight = { code, language, out in highlight(code, language: language, into: &out) }
        return .markup(markdownFragment(Array(input.liquidText.utf8), hooks: hooks))
    }

    /// Markdown as plain text.
    private static let plain = Filter("plain") { input, _, _ throws(FilterFailure) in
        .string(plainNotes(input.liquidText))
    }

    /// Plain text as Markdown that shows it, on one line.
    private static let markdownEscape = Filter("markdown_escape") { input, _, _ throws(FilterFailure) in
        input == .null ? .null : .string(MarkdownText.showing(input.liquidText))
    }

    /// An address as the target of a Markdown link.
    private static let markdownURL = Filter("markdown_url") { input, _, _ throws(FilterFailure) in
        .string(MarkdownText.target(safeAddress(input.liquidText)))
    }

    /// An address of a kind that only shows something, else `#`.
    private static let safeURL = Filter("safe_url") { input, _, _ throws(FilterFailure) in
        .string(safeAddress(input.liquidText))
    }

    /// Code behind a fence that it cannot close, under the name of its language.
    private static let codeBlock = Filter("code_block", arguments: 0...1) { input, arguments, _ throws(FilterFailure) in
        .string(MarkdownText.codeBlock(input.liquidText, language: arguments[0]?.liquidText ?? ""))
    }

    /// A text without line ends.
    private static let oneLine = Filter("one_line") { input, _, _ throws(FilterFailure) in
        input == .null ? .null : .string(MarkdownText.oneLine(input.liquidText))
    }

    /// What a drawing needs to set a text of any length: `{{ title | fit_size: 1032, 30 }}` is the size of letters, at
    /// most 30, at which the title is at most 1,032 wide.
    private static let fitSize = Filter("fit_size", arguments: 2...2) { input, arguments, _ throws(FilterFailure) in
        guard case .integer(let width)? = arguments[0], case .integer(let size)? = arguments[1] else {
            throw FilterFailure("`fit_size` takes a width and a size, as in `fit_size: 1032, 30`")
        }
        return .integer(TitleWidth.size(of: input.liquidText, within: Double(width), wanted: size))
    }

    /// The heading that a page's text begins with, where it says the title: its `html` and its `id`; else null.
    private static let titleHeading = Filter("title_heading", arguments: 1...1) {
        input, arguments, _ throws(FilterFailure) in
        guard case .markup(let html) = input,
            let heading = TitleHeading(html, title: arguments[0]?.liquidText ?? "")
        else { return .null }
        return [
            "html": .markup(Array(html[heading.inner])),
            "id": heading.id.map { .string(String(decoding: html[$0], as: UTF8.self)) } ?? .null,
        ]
    }

    /// A page's text without the heading that says its title, for layouts that show the title above it.
    private static let withoutTitle = Filter("without_title", arguments: 1...1, safety: .markup) {
        input, arguments, _ throws(FilterFailure) in
        guard case .markup(let html) = input else { return input }
        return .markup(TitleHeading.without(html, title: arguments[0]?.liquidText ?? ""))
    }

    /// The attribute of a text that runs the other way than its page, ` dir="rtl"` or ` dir="ltr"`; else nothing.
    private static let dir = Filter("dir", safety: .markup) { input, _, context throws(FilterFailure) in
        let isPageFromRight = context.language.isRightToLeft
        let isFromRight =
            if case .markup(let html) = input {
                TextDirection.runsFromRight(html: html, onPageFromRight: isPageFromRight)
            } else {
                TextDirection.runsFromRight(input.liquidText, onPageFromRight: isPageFromRight)
            }
        guard let isFromRight, isFromRight != isPageFromRight else { return .markup([]) }
        return .markup(Array(" dir=\"\(isFromRight ? "rtl" : "ltr")\"".utf8))
    }

    /// A text without what no font of outlines has.
    private static let withoutEmoji = Filter("without_emoji") { input, _, _ throws(FilterFailure) in
        .string(TitleWidth.withoutPictographs(input.liquidText))
    }
}

/// The address, without blanks; `#` where opening it could run something.
private func safeAddress(_ url: String) -> String {
    let address = MarkdownText.oneLine(url).replacing(" ", with: "%20")
    guard let colon = address.firstIndex(of: ":") else { return address }
    let scheme = address[..<colon].lowercased()
    let isPath = scheme.contains { "/?#".contains($0) }
    return isPath || ["http", "https", "mailto", "tel", "ftp", "xmpp"].contains(scheme) ? address : "#"
}
