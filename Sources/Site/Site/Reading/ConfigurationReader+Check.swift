import Dates
import Values

extension ConfigurationReader {
    /// Reads `check: {external: {allow: […], age: P7D, timeout: PT20S, retries: 2, concurrency: 8}}`.
    func readCheck(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        guard let check = map("check", &reader) else { return }
        var outer = FieldReader(check, in: reader.source)
        outer.checkNames(among: ["external"], strictly: true)
        if let node = map("external", &outer) {
            var fields = FieldReader(node, in: reader.source)
            let known = site.external
            site.external.allow = fields.texts("allow").map(\.text)
            site.external.age = duration("age", &fields) ?? known.age
            site.external.timeout = duration("timeout", &fields) ?? known.timeout
            site.external.retries = fields.integer("retries", in: 0...10) ?? known.retries
            site.external.concurrency = fields.integer("concurrency", in: 1...64) ?? known.concurrency
            fields.checkNames(among: ["allow", "age", "timeout", "retries", "concurrency"], strictly: true)
            outer.adopt(fields.mistakes)
        }
        reader.adopt(outer.mistakes)
    }

    private func map(_ name: String, _ reader: inout FieldReader) -> Node? {
        guard let node = reader.present(name) else { return nil }
        if case .map = node.content { return node }
        reader.mistake(
            "`\(name)` must be a map, and is \(node.kind)", at: node.place,
            remedy: "write `check: {external: {allow: [https://example.org/]}}`")
        return nil
    }

    private func duration(_ name: String, _ reader: inout FieldReader) -> ISODuration? {
        guard let node = reader.present(name) else { return nil }
        if case .string(let text) = node.content, let span = ISODuration(text), span.milliseconds > 0 { return span }
        reader.mistake(
            "`\(name)` must be a span of time, and is \(node.shown)", at: node.place,
            remedy: "write it as PT20S for twenty seconds, P7D for seven days")
        return nil
    }
}
