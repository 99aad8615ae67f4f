import Diagnostics
import Glibc
import Markdown

/// Whatever long text is composed of real constructs, the site's rendering ends, and each address is where it is told.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSite(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let document = ComposedDocument(choices: Array(UnsafeBufferPointer(start: data, count: count)))
    let source = SourceText(path: "fuzz.md", document.text, linesAbove: 2)
    let beginnings = document.beginnings()
    for extras in [[], [.admonitions, .tabs, .wikiLinks], [.mdx, .tabs, .wikiLinks]] as [MarkdownExtras] {
        var options = MarkdownOptions(flavour: .site, smart: !extras.isEmpty)
        options.extras = extras
        let rendered = renderMarkdown(source, options: options)
        let places = linkPlaces(in: source, options: options)
        precondition(places.count == rendered.links.count, "as many places as links")
        for (link, told) in zip(rendered.links, places) {
            guard let token = ComposedDocument.token(of: link.destination), let offset = beginnings[token] else {
                continue
            }
            let place = source.place(at: offset)
            if told != place {
                print(document.text)
                fflush(nil)
                fatalError("\(link.destination) is told at \(told), and stands at \(place)")
            }
        }
        precondition(rendered.headings.count == Set(rendered.headings.map(\.id)).count, "two headings of one id")
    }
    _ = renderMarkdown(source)
    return 0
}
