import Diagnostics
import Files
import Values

extension FrontMatterReader {
    /// Reads where a page wants to be found: `slug`, `permalink`, `aliases`.
    func readAddresses(_ reader: inout FieldReader, into head: inout FrontMatter) {
        head.slug = slugField(&reader)
        head.permalink = permalink(&reader)
        if let place = (reader.present("permalink") ?? reader.present("slug"))?.place {
            head.addressLine = (place, reader.source.line(place.line))
        }
        head.redirect = redirect(&reader)
        if head.redirect != nil { head.isUnlisted = true }
        guard let aliases = reader.present("aliases") else { return }
        let parts: [PlacedValue] = if case .list(let parts) = aliases.content { parts } else { [aliases] }
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

    /// Where readers are sent: a path of this site, or an address with a scheme.
    private func redirect(_ reader: inout FieldReader) -> WrittenText? {
        guard var target = reader.written("redirect"), !target.text.isEmpty else { return nil }
        if FieldReader.isAddress(target.text, onSite: true) { return target }
        guard !target.text.contains(":"), !target.text.hasPrefix("#") else {
            reader.mistake(
                "`\(target.text)` is no address", at: target.place,
                remedy: "write it with https://, or as a path of this site such as /guide/")
            return nil
        }
        target.text = "/" + target.text
        return target
    }

    private func alias(_ node: PlacedValue, _ reader: inout FieldReader) -> Address? {
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
        // A file without an extension is sent as nobody knows what; a folder's page is one for every server.
        let last = text.fileName
        return Address(text.hasSuffix("/") || last.contains(".") ? text : text + "/")
    }
}
