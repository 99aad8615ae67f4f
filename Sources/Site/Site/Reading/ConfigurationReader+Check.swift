import Dates
import Values

extension ConfigurationReader {
    /// Reads `check: {external: {allow: […], age: P7D, timeout: PT20S, retries: 2, concurrency: 8}}`.
    func readCheck(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        var external = site.external
        _ = reader.inside("check") { check in
            _ = check.inside("external") { fields in
                external.allow = fields.texts("allow").map(\.text)
                external.age = span("age", &fields) ?? external.age
                external.timeout = span("timeout", &fields) ?? external.timeout
                external.retries = fields.integer("retries") ?? external.retries
                external.concurrency = fields.integer("concurrency") ?? external.concurrency
            }
        }
        site.external = external
    }

    private func span(_ name: String, _ reader: inout FieldReader) -> ISODuration? {
        guard let node = reader.present(name) else { return nil }
        if case .string(let text) = node.content, let span = ISODuration(text), span.milliseconds > 0 { return span }
        reader.mistake(
            "`\(name)` must be a span of time, and is \(node.shown)", at: node.place,
            remedy: "write it as PT20S for twenty seconds, P7D for seven days")
        return nil
    }
}
