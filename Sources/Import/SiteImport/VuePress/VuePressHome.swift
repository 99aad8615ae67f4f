import Values

/// What the head of a manual's first page in VuePress praises, as VitePress's `hero`.
enum VuePressHome {
    /// Fields of VuePress that say how a page is shown, or are part of a hero.
    static let settled: Set<String> = [
        "home", "heroText", "tagline", "heroImage", "heroImageDark", "heroAlt", "heroHeight", "actionText",
        "actionLink", "actions", "sidebarDepth", "search", "contributors", "meta", "permalink",
        "gitInclude", "footerHtml",
    ]

    /// Whether a text is the first page of a manual.
    static func isHome(_ text: OldText) -> Bool { text["home"]?.written == "true" }

    /// What stands on top of the first page.
    /// - Parameters:
    ///   - text: the page.
    ///   - title: what the manual is called, which stands there where the page says nothing else.
    ///   - description: what it is, likewise.
    /// - Returns: the hero.
    static func hero(of text: OldText, _ title: String, _ description: String?) -> Value {
        var hero = Object()
        hero["name"] = .string(text["herotext"]?.written ?? title)
        if let tagline = text["tagline"]?.written ?? description { hero["tagline"] = .string(tagline) }
        if let image = text["heroimage"]?.written {
            let words = text["heroalt"]?.written ?? hero.text("name") ?? title
            hero["image"] = .object(Object([("src", .string(image)), ("alt", .string(words))]))
        }
        let actions = actions(of: text)
        if !actions.isEmpty { hero["actions"] = .list(actions) }
        return .object(hero)
    }

    private static func actions(of text: OldText) -> [Value] {
        if let name = text["actiontext"]?.written, let link = text["actionlink"]?.written {
            return [action(name, link, isFirst: true)]
        }
        guard case .list(let all)? = text["actions"]?.content else { return [] }
        return all.compactMap { part in
            guard let name = part["text"]?.written, let link = part["link"]?.written else { return nil }
            return action(name, link, isFirst: part["type"]?.written != "secondary")
        }
    }

    private static func action(_ text: String, _ link: String, isFirst: Bool) -> Value {
        .object(
            Object([
                ("theme", .string(isFirst ? "brand" : "alt")), ("text", .string(text)), ("link", .string(link)),
            ]))
    }
}
