import Markdown
import Site
import Values

extension PageMembers {
    /// What VitePress's and Starlight's manuals show on top of their first page, `hero: {name: …, actions: [{text: …, link: …}]}`, with
    /// the addresses that its links lead to; nil where a page has none.
    static func hero(of page: Page, _ links: SourceLinks) -> Value? {
        guard case .object(var hero)? = page.frontMatter.raw["hero"] else { return nil }
        func resolved(_ value: Value, _ name: String) -> Value {
            guard case .object(var parts) = value, case .string(let link)? = parts[name] else { return value }
            if case .replace(let address) = links.resolve(link, from: page.path, at: page.address) {
                parts[name] = .string(address)
            }
            return .object(parts)
        }
        if case .list(let actions)? = hero["actions"] {
            hero["actions"] = .list(actions.map { resolved($0, "link") })
        }
        if let image = hero["image"] { hero["image"] = resolved(resolved(image, "src"), "file") }
        return .object(hero)
    }
}
