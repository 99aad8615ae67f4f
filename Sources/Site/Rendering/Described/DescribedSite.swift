import Dates
import Site
import Values

/// What every template sees of the site, whatever it is for; pages see its lists as well.
enum DescribedSite {
    /// The members of `site`: facts of its `site.yml`, all else that stands there, and the instant of the run.
    static func members(of content: SiteContent, baseURL: BaseURL, now: Instant) -> Object {
        let configuration = content.configuration
        var members = Object()
        members["title"] = .string(configuration.title)
        members["url"] = .string(baseURL.origin)
        members["base_url"] = .string(baseURL.string)
        members["baseurl"] = .string(String(baseURL.path.dropLast()))
        members["author"] = configuration.author.map { .string($0) } ?? .null
        members["description"] = configuration.description.map { .string($0) } ?? .null
        members["language"] = .string(configuration.language)
        members["language_root"] = .string(String(configuration.folder.dropLast()))
        if !configuration.languages.isEmpty { members["languages"] = languages(of: configuration) }
        members["time"] = .date(configuration.zone.time(at: now))
        members["menu"] = .list(configuration.menu.map { $0.described() })
        members["environment"] = .string(configuration.environment)
        members["data"] = .object(content.data)
        for (name, value) in configuration.raw where members[name] == nil { members[name] = value }
        return members
    }

    /// The languages of the site: what readers call each, where its pages begin, and whether it is this one.
    private static func languages(of configuration: SiteConfiguration) -> Value {
        .list(
            configuration.languages.enumerated().map { place, language -> Value in
                [
                    "tag": .string(language.tag), "name": .string(language.name),
                    "url": .string(place == 0 ? "/" : language.folder),
                    "direction": language.isRightToLeft ? "rtl" : "ltr",
                    "is_current": .bool(place == configuration.languagePlace),
                ]
            })
    }
}

extension SiteConfiguration.MenuEntry {
    /// The entry as templates see it, with addresses that a closure puts others in the place of.
    func described(_ address: (String) -> String = { $0 }) -> Value {
        var members = Object([("title", .string(title)), ("url", .string(url.isEmpty ? url : address(url)))])
        if !children.isEmpty { members["children"] = .list(children.map { $0.described(address) }) }
        return .object(members)
    }
}
