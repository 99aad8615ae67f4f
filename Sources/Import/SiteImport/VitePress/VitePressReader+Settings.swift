import Site
import Values

extension VitePressReader {
    /// Writes what the manual is called, where it is found and in which languages.
    mutating func readSettings(_ languages: [VitePressConfiguration.Language]) {
        site.settings["title"] = .string(ownTitle)
        if let url = configuration.baseURL, BaseURL(url) != nil { site.settings["base_url"] = .string(url) }
        if let text = configuration.description { site.settings["description"] = .string(withoutTags(text)) }
        if let language = configuration.language { site.settings["language"] = .string(language) }
        if let footer = configuration.footer ?? footer(of: "") { site.settings["footer"] = .string(footer) }
        let spoken = languages.filter { language in texts.contains { $0.inside.hasPrefix(language.name + "/") } }
        if !spoken.isEmpty {
            site.settings["languages"] = .object(
                Object(
                    spoken.map { language in
                        var own = Object()
                        if let label = language.label { own["name"] = .string(label) }
                        let footer = language.footer ?? footer(of: language.name + "/")
                        if let footer { own["footer"] = .string(footer) }
                        return (language.name, .object(own))
                    }))
        }
        site.settings["links"] = .object(Object([("internal", .string("warn"))]))
        site.switchOn(["toc", "admonitions", "tabs", "attributes", "emoji"])
        if configuration.hasFormulas { site.switchOnFormulas(hasDollars: true, configuration.path) }
    }

    /// What the first page of a manual of VuePress has at its foot.
    private func footer(of folder: String) -> String? {
        guard isVuePress, let home = texts.first(where: { $0.inside == folder + "index.md" }) else { return nil }
        return isFirst(home.text) ? home.text["footer"]?.written : nil
    }
}
