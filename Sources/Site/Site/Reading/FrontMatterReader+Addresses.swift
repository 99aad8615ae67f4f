import Diagnostics
import Values

extension FrontMatterReader {
    /// Reads where a page wants to be found: `slug`, `permalink`, `aliases`.
    func readAddresses(_ reader: inout FieldReader, into head: inout FrontMatter) {
        head.slug = slugField(&reader)
        head.permalink = permalink(&reader)
        if let place = (reader.present("permalink") ?? reader.present("slug"))?.place {
            head.addressLine = (place, reader.source.line(place.line))
        }
        guard let aliases = reader.present("aliases") else { return }
        let parts: [Node] = if case .list(let parts) = aliases.content { parts } else { [aliases] }
        for part in parts {
            guard let address = alias(part, &reader) else { continue }
            head.aliases.append((address, part.place, reader.source.line(part.place.line)))
        }
    }

    private func slugField(_ reader: inout FieldReader) -> String? {
        guard let written = named("slug", in: &reader) else { return nil }
        let made = slug(written.text)
        guard made.isEmpty || written.text.contains("/") else { return made }
        reader.mistake(
            "`slug` is one part of an address", at: written.place,
            remedy: "use letters, digits and hyphens; for a whole address write `permalink`")
        return nil
    }

    private func permalink(_ reader: inout FieldReader) -> (pattern: Permalink, place: Place)? {
        guard let written = named("permalink", in: &reader) else { return nil }
        switch Permalink.parse(written.text) {
        case .success(let pattern): return (pattern, written.place)
        case .failure(let mistake):
            reader.mistake(mistake.message, at: written.place, remedy: mistake.remedy)
            return nil
        }
    }

    private func alias(_ node: Node, _ reader: inout FieldReader) -> Address? {
        guard case .string(let text) = node.content else {
            reader.mistake(
                "an alias is an address of this site, and this is \(node.kind)", at: node.place,
                remedy: "write the path that the page had, such as `/2019/old-name/`")
            return nil
        }
        if let mistake = Address.mistake(in: text) {
            reader.mistake(mistake.message, at: node.place, remedy: mistake.remedy)
            return nil
        }
        return Address(text)
    }
}
