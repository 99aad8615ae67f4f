import Rendering
import Site

extension PublishingWork {
    /// Orders a card for each page that has no picture of its own; lists share that of the home page.
    mutating func orderCards() {
        guard let draw = pictures.card else { return }
        cards = CardDesk(cardOrders(), isStrict: options.isStrict, draw: draw)
    }

    private func cardOrders() -> [CardDesk.Order] {
        var orders: [CardDesk.Order] = []
        if layouts.has("home") {
            orders.append(
                CardDesk.Order(
                    address: Address("/"),
                    card: Pictures.Card(
                        title: configuration.title, description: configuration.description, kind: "home")))
        }
        for page in plan.pages where page.frontMatter.image == nil && page.address.path != "/" {
            let head = page.frontMatter
            let card = Pictures.Card(title: head.title, description: head.description, kind: page.kind.name)
            orders.append(CardDesk.Order(address: page.address, card: card))
        }
        for product in content.products where product.prose?.frontMatter.image == nil && layouts.has("product") {
            let manifest = product.manifest
            let card = Pictures.Card(
                title: manifest.title ?? manifest.name, description: manifest.tagline, kind: "product")
            orders.append(CardDesk.Order(address: product.address, card: card))
        }
        return orders
    }
}
