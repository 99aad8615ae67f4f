import Values

extension ConfigurationReader {
    /// Reads `markdown: {definitions: true}`.
    func readMarkdown(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        var rules = site.markdown
        _ = reader.inside("markdown") { fields in
            for name in MarkdownRules.Switch.allCases {
                if fields.flag(name.rawValue, unless: rules.isOn(name)) {
                    rules.on.insert(name)
                } else {
                    rules.on.remove(name)
                }
            }
        }
        site.markdown = rules
    }

    /// Reads `code_roots: [Sources]`: folders beside `content/` whose files texts may show.
    func readCodeRoots(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        for written in reader.texts("code_roots") {
            let parts = written.text.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
            guard !written.text.hasPrefix("/"), !parts.isEmpty, !parts.contains(where: { $0.hasPrefix(".") }) else {
                reader.mistake(
                    "`\(written.text)` is no folder of this site", at: written.place,
                    remedy:
                        "write folders beside content/, such as [Sources, Tests]; hidden ones and those outside stay closed"
                )
                continue
            }
            site.codeRoots.append(parts.joined(separator: "/"))
        }
    }
}
