import Markdown
import Site
import Values

extension PageMembers {
    /// What VitePress's and Starlight's manuals show on top of their first page, `hero: {name: …, actions: [{text: …, link: …}]}`, with
    /// the addresses that its links and its picture lead to; nil where a page has none.
    static func hero(of page: Page, _ links: SourceLinks) -> Value? {
        guard case .object(var hero)? = page.frontMatter.raw["hero"] else { return nil }
        func resolved(_ value: Value, _ names: [String] = []) -> Value {
            switch value {
            case .string(let link):
                guard case .replace(let address) = links.resolve(link, from: page.path, at: page.address) else {
                    return value
                }
                return .string(address)
            case .object(var parts):
                for name in names { parts[name] = parts[name].map { resolved($0, ["src"]) } }
                return .object(parts)
            default: return value
            }
        }
        if case .list(let actions)? = hero["actions"] {
            hero["actions"] = .list(actions.map { if case .object = $0 { resolved($0, ["link"]) } else { $0 } })
        }
        // Its picture is an address, or one with words, or one for each kind of light.
        if let image = hero["image"] { hero["image"] = resolved(image, ["src", "file", "light", "dark"]) }
        return .object(hero)
    }
}
