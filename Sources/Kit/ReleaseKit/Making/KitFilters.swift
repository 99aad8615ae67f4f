import Liquid
import Markdown
import Values

/// What templates of a kit can do besides those of the site's pages: put plain text into Markdown, and the reverse.
enum KitFilters {
    static let all = [markdownify, plain, markdownEscape, markdownURL, safeURL, codeBlock, oneLine]

    /// Markdown as HTML.
    private static let markdownify = Filter("markdownify", safety: .markup) { input, _, _ throws(FilterFailure) in
        .markup(markdownFragment(Array(input.liquidText.utf8)))
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
}

/// The address, without blanks; `#` where opening it could run something.
private func safeAddress(_ url: String) -> String {
    let address = MarkdownText.oneLine(url).replacing(" ", with: "%20")
    guard let colon = address.firstIndex(of: ":") else { return address }
    let scheme = address[..<colon].lowercased()
    let isPath = scheme.contains { "/?#".contains($0) }
    return isPath || ["http", "https", "mailto", "tel", "ftp", "xmpp"].contains(scheme) ? address : "#"
}
