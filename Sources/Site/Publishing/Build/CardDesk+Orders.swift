import Diagnostics
import Rendering
import Site

extension CardDesk {
    /// A desk with an order for each page of a plan that has no picture of its own; lists share that of the home page.
    convenience init(
        _ plan: SitePlan, _ layouts: LayoutSet, isStrict: Bool,
        draw: (@Sendable (Pictures.Card) throws(Mistakes) -> Pictures.DrawnCard?)?
    ) {
        self.init(draw == nil ? [] : CardDesk.orders(plan, layouts), isStrict: isStrict, draw: draw)
    }

    private static func orders(_ plan: SitePlan, _ layouts: LayoutSet) -> [Order] {
        var orders: [Order] = []
        let content = plan.content
        let configurations =
            content.editions.isEmpty ? [content.configuration] : content.editions.map(\.configuration)
        for configuration in configurations where layouts.has("home") {
            let card = Pictures.Card(title: configuration.title, description: configuration.description, kind: "home")
            orders.append(Order(address: configuration.address("/"), card: card))
        }
        let homes = Set(configurations.map { $0.address("/") })
        for page in plan.pages where page.frontMatter.image == nil && !homes.contains(page.address) {
            let head = page.frontMatter
            let card = Pictures.Card(title: head.title, description: head.description, kind: page.kind.name)
            orders.append(Order(address: page.address, card: card))
        }
        for product in content.allProducts where product.prose?.frontMatter.image == nil && layouts.has("product") {
            let manifest = product.manifest
            let card = Pictures.Card(
                title: manifest.title ?? manifest.tagline, description: manifest.tagline, kind: "product",
                product: product.slug)
            orders.append(Order(address: product.address, card: card))
        }
        return orders
    }
}
