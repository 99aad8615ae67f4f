import Diagnostics
import Glibc
import Markdown

/// Whatever long text is composed of real constructs, the site's rendering ends, and each address is where it is told.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSite(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let document = ComposedDocument(choices: Array(UnsafeBufferPointer(start: data, count: count)))
    let source = SourceText(path: "fuzz.md", document.text, linesAbove: 2)
    let beginnings = document.beginnings()
    for smart in [false, true] {
        let rendered = renderMarkdown(source, options: MarkdownOptions(flavour: .site, smart: smart))
        for link in rendered.links {
            guard let token = ComposedDocument.token(of: link.destination), let offset = beginnings[token] else {
                continue
            }
            let place = source.place(at: offset)
            if link.place != place {
                print(document.text)
                fflush(nil)
                fatalError("\(link.destination) is told at \(link.place), and stands at \(place)")
            }
        }
        precondition(rendered.headings.count == Set(rendered.headings.map(\.id)).count, "two headings of one id")
    }
    _ = renderMarkdown(source)
    return 0
}
