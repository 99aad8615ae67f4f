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
        let configuration = plan.content.configuration
        if layouts.has("home") {
            let card = Pictures.Card(title: configuration.title, description: configuration.description, kind: "home")
            orders.append(Order(address: Address("/"), card: card))
        }
        for page in plan.pages where page.frontMatter.image == nil && page.address.path != "/" {
            let head = page.frontMatter
            let card = Pictures.Card(title: head.title, description: head.description, kind: page.kind.name)
            orders.append(Order(address: page.address, card: card))
        }
        for product in plan.content.products where product.prose?.frontMatter.image == nil && layouts.has("product") {
            let manifest = product.manifest
            let card = Pictures.Card(
                title: manifest.title ?? manifest.name, description: manifest.tagline, kind: "product",
                product: product.slug)
            orders.append(Order(address: product.address, card: card))
        }
        return orders
    }
}
