import Dates
import Diagnostics
import Markup
import Testing
import Values

@testable import Liquid

/// 2026-11-20T09:30:00Z.
let noon = Instant(seconds: 1_795_167_000)

func options(
    _ partials: [String: String] = [:], escaping: Escaping? = nil, strictness: RenderOptions.Strictness = .lenient,
    dialect: Dialect = .shopify, limits: RenderLimits = RenderLimits()
) -> RenderOptions {
    RenderOptions(
        escaping: escaping, strictness: strictness, now: noon, limits: limits,
        partials: { (name, fileExtension) throws(Mistakes) in
            guard let text = partials[name] else { return nil }
            return try compile(SourceText(path: "partials/\(name).\(fileExtension)", text), dialect: dialect)
        })
}

/// A template filled with data.
func rendered(
    _ text: String, _ data: Value = [:], partials: [String: String] = [:], escaping: Escaping? = nil,
    strictness: RenderOptions.Strictness = .lenient, dialect: Dialect = .shopify, limits: RenderLimits = RenderLimits()
) throws(Mistakes) -> String {
    var dialect = dialect
    dialect.limits = limits
    let template = try compile(SourceText(path: "page.html", text), dialect: dialect)
    return try template.render(
        globals: data,
        options: options(partials, escaping: escaping, strictness: strictness, dialect: dialect, limits: limits))
}

/// The mistakes of a template, as `line:column: message`, with what was told to do about them.
func mistakes(
    _ text: String, _ data: Value = [:], partials: [String: String] = [:],
    strictness: RenderOptions.Strictness = .lenient, dialect: Dialect = .shopify, limits: RenderLimits = RenderLimits()
) -> [String] {
    do throws(Mistakes) {
        _ = try rendered(text, data, partials: partials, strictness: strictness, dialect: dialect, limits: limits)
        return []
    } catch {
        return error.all.map { mistake in
            let place = mistake.place.map { "\($0.line):\($0.column): " } ?? ""
            return place + mistake.message + (mistake.remedy.map { "; " + $0 } ?? "")
        }
    }
}

/// A template, the data it is given, and what is to come out.
struct Sample: CustomTestStringConvertible, Sendable {
    var template: String
    var data: Value
    var result: String

    init(_ template: String, _ data: Value = [:], _ result: String) {
        (self.template, self.data, self.result) = (template, data, result)
    }

    var testDescription: String { template }
}
