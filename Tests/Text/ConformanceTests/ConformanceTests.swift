import Dates
import Diagnostics
import Foundation
import JSON
import Liquid
import Markdown
import Testing
import Values

/// A few cases of our own for every chapter of CommonMark, of what GitHub adds, and of Liquid.
///
/// They have the form of the published suites (`make conformance SUITES=DIR`), which are too large and not ours to keep:
/// an `id`; `markdown` and the `html` it gives; or `template`, `data`, `partials` and the `results` allowed, or `invalid`.
@Suite struct ConformanceTests {
    @Test(arguments: [("commonmark", MarkdownOptions.Flavour.commonMark), ("gfm", .github)])
    func `Markdown gives the HTML of its specification`(file: String, flavour: MarkdownOptions.Flavour) throws {
        let cases = try Self.cases(file)
        #expect(cases.count > 10)
        for each in cases {
            let source = SourceText(path: "case.md", Self.text(each["markdown"]))
            let html = renderMarkdown(source, options: MarkdownOptions(flavour: flavour)).string
            #expect(html == Self.text(each["html"]), "\(Self.text(each["id"])): \(source.string)")
        }
    }

    @Test func `Liquid renders what its reference renders, and objects where it does`() throws {
        let cases = try Self.cases("liquid")
        #expect(cases.count > 40)
        for each in cases {
            let (name, result) = (Self.text(each["id"]), Self.rendered(each))
            if each["invalid"] != nil {
                #expect(result == nil, "\(name) renders")
            } else if case .list(let allowed)? = each["results"] {
                #expect(allowed.contains(.string(result ?? "an error")), "\(name): \(result ?? "an error")")
            } else {
                Issue.record("\(name) wants nothing")
            }
        }
    }

    /// What a case's template renders; nil where it is refused.
    private static func rendered(_ each: Object) -> String? {
        let partials = each["partials"] ?? [:]
        let options = RenderOptions(
            now: Instant(seconds: 0), rendersSeeGlobals: false,
            partials: { name, _ throws(Mistakes) in
                guard case .object(let sources) = partials, let source = sources[name] else { return nil }
                return try compile(SourceText(path: name, text(source)), dialect: .shopify)
            })
        let source = SourceText(path: "case.liquid", text(each["template"]))
        return try? compile(source, dialect: .shopify).render(globals: each["data"] ?? [:], options: options)
    }

    private static func cases(_ name: String) throws -> [Object] {
        let file = try #require(Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Cases"))
        guard case .list(let cases) = try JSON.value(fromJSON: Array(Data(contentsOf: file)), path: name) else {
            return []
        }
        return cases.compactMap { if case .object(let each) = $0 { each } else { nil } }
    }

    private static func text(_ value: Value?) -> String { if case .string(let text)? = value { text } else { "" } }
}
