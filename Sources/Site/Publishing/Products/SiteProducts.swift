import Diagnostics
import Files
import Rendering
import Site
import Threads
import Values

/// The products of a site as templates see them, and what was drawn for their pages.
struct SiteProducts: Sendable {
    /// The products, in the order of their folders.
    private(set) var described: [DescribedProduct] = []
    /// The files that their pages show.
    private(set) var drawings: [(path: String, content: FileContent)] = []
    /// What is wrong with their plays and positions.
    private(set) var mistakes: [Diagnostic] = []
    /// What templates see of each besides its manifest, by its folder.
    private var extras = NameTable<Object>()

    /// Describes the products of a plan, and draws what their pages show, on all cores.
    init(_ plan: SitePlan, _ renderer: BodyRenderer, _ pictures: Pictures) {
        let products = plan.content.products
        let drawings = mapInParallel(products.count, batch: 1) { pictures.product(products[$0]) }
        for (product, drawn) in zip(products, drawings) {
            mistakes += drawn.mistakes
            self.drawings += drawn.files
            let extras = SiteProducts.members(of: product, drawn, plan)
            self.extras[product.slug] = extras
            described.append(SiteProducts.described(product, extras, plan, renderer))
        }
    }

    /// The products as templates of another language see them: what was drawn for the base language's pages serves them.
    func described(in plan: SitePlan, _ renderer: BodyRenderer) -> [DescribedProduct] {
        plan.content.products.map { product in
            var own = extras[product.slug] ?? Object()
            if let screens = own["screens"] { own["screens"] = SiteProducts.captioned(screens, product) }
            return SiteProducts.described(product, own, plan, renderer)
        }
    }

    /// The pictures of scenes with the titles that the scenes have in the product's language.
    private static func captioned(_ screens: Value, _ product: Product) -> Value {
        guard case .list(let pictures) = screens else { return screens }
        return .list(
            pictures.map { picture in
                guard case .object(var members) = picture, case .integer(let number)? = members["scene"],
                    product.manifest.scenes.indices.contains(number - 1)
                else { return picture }
                let title = product.manifest.scenes[number - 1].title.joined(separator: " ")
                if !title.isEmpty { members["caption"] = .string(title) }
                return .object(members)
            })
    }

    private static func described(
        _ product: Product, _ extras: Object, _ plan: SitePlan, _ renderer: BodyRenderer
    ) -> DescribedProduct {
        DescribedProduct(product, siteURL: plan.baseURL, language: plan.content.configuration.speech, extras: extras) {
            .markup(renderer.renderNotes($0.notes, path: $0.place.path, address: product.address))
        }
    }

    /// What templates see of a product besides its manifest: its pictures and its films.
    private static func members(of product: Product, _ drawn: Pictures.OfProduct, _ plan: SitePlan) -> Object {
        var members = drawn.members
        let films = ProductFilms(product, language: plan.content.configuration.language)
        func film(_ name: String) -> Value? {
            films.film(name, picture: drawn.plays.first { $0.name == name }?.picture).map { .object($0) }
        }
        if let first = films.first { members["film"] = film(first) ?? .null }
        members["films"] = .list(films.names.compactMap(film))
        if PressPage.isMade(for: product, with: plan.content.theme) {
            members["press_url"] = .string(PressPage.address(of: product).encoded)
        }
        return members
    }
}
