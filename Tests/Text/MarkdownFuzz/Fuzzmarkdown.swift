import Diagnostics
import Markdown

/// Whatever is written as Markdown, a safe rendering holds no script, and the others end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMarkdown(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let source = SourceText(path: "fuzz.md", bytes: Array(UnsafeBufferPointer(start: data, count: count)))
    for flavour in [MarkdownOptions.Flavour.commonMark, .github, .site] {
        var options = MarkdownOptions(flavour: flavour, smart: true)
        options.extras = [
            .definitions, .abbreviations, .emoji, .scripts, .contents, .captions, .formulas, .attributes, .admonitions,
            .tabs, .wikiLinks,
        ]
        // What MDX takes out would hide the others from each other.
        if count % 4 == 0 { options.extras.insert(.mdx) }
        var guarded = MarkdownOptions(flavour: flavour, safe: true)
        // Its addresses come from names.
        guarded.extras = .wikiLinks
        for safe in [MarkdownOptions(flavour: flavour, safe: true), guarded] {
            let html = renderMarkdown(source, options: safe).html
            if let breach = SafeReading.firstBreach(in: html) { fatalError("\(flavour), \(safe.extras): \(breach)") }
        }
        let open = renderMarkdown(source, options: options)
        precondition(open.headings.count == Set(open.headings.map(\.id)).count, "two headings of one id")
        _ = open.tableOfContents(levels: 1...6)
        _ = open.excerpt.plain
    }
    return 0
}
