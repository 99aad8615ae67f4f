import Testing

@testable import Publishing

@Suite struct FilmPageTests {
    @Test func `a page shows the film where it has been made, and is whole without`() {
        let theme = plainTheme.merging([
            "themes/plain/layouts/product.html": "{{ product.film.src }} {{ product.films.size }}"
        ]) { $1 }
        let manifest = "name: P\ntagline: T\nkind: app\n"
        let bare = publish(["content/products/p/product.yml": manifest], theme: theme)
        #expect(bare.text("products/p/index.html") == " 0")
        let filmed = publish(
            ["content/products/p/product.yml": manifest, "content/products/p/films/tour.mp4": "film"], theme: theme)
        #expect(filmed.text("products/p/index.html") == "/products/p/films/tour.mp4 1")
        #expect(filmed.text("products/p/films/tour.mp4") == "film")
    }
}
