import Diagnostics
import Testing

@testable import Publishing

private let product = "name: Lamp\ntagline: It shines.\nkind: app\n"
private var theme: [String: String] {
    plainTheme.merging([
        "themes/plain/layouts/product.html":
            "{{ product.name }}{% if product.press_url %} {{ product.press_url }}{% endif %}",
        "themes/plain/layouts/press.html": "---\nlayout: base\n---\n{{ page.kind }} {{ product.name }}: {{ content }}",
    ]) { $1 }
}

@Suite struct PressPageTests {
    @Test func `a product has a press page where the theme has a layout`() {
        let site = publish(
            [
                "content/products/lamp/product.yml": product,
                "content/products/lamp/index.md": "---\ntitle: L\n---\nIt *shines*.\n",
            ], theme: theme)
        #expect(site.lines == [])
        #expect(site.text("products/lamp/index.html") == "Lamp /products/lamp/press/")
        #expect(
            site.text("products/lamp/press/index.html")
                == "<html>Lamp press kit|press Lamp: <p>It <em>shines</em>.</p>\n</html>")
        #expect(site.text("sitemap.xml")?.contains("https://me.dev/products/lamp/press/") == true)
    }

    @Test func `a theme without the layout has no press page`() {
        var theme = theme
        theme["themes/plain/layouts/press.html"] = nil
        let site = publish(["content/products/lamp/product.yml": product], theme: theme)
        #expect(site.text("products/lamp/index.html") == "Lamp")
        #expect(site.text("products/lamp/press/index.html") == nil)
        #expect(site.text("sitemap.xml")?.contains("press") == false)
    }

    @Test func `other people's products have none`() {
        let site = publish(["content/products/lamp/product.yml": product + "example: true\n"], theme: theme)
        #expect(site.text("products/lamp/index.html") == "Lamp")
        #expect(site.text("products/lamp/press/index.html") == nil)
    }

    @Test func `nobody else may want its address`() {
        let site = publish(
            [
                "content/products/lamp/product.yml": product,
                "content/pages/mine.md": post("Mine", "permalink: /products/lamp/press/"),
            ], theme: theme)
        #expect(site.lines.count == 1 && site.lines[0].contains("both want the address /products/lamp/press/"))
    }

    @Test func `a link of the prose that leads nowhere is told once`() {
        let site = publish(
            [
                "content/products/lamp/product.yml": product,
                "content/products/lamp/index.md": "---\ntitle: L\n---\nSee <a href=\"/gone/\">this</a>.\n",
            ], theme: theme)
        #expect(site.lines.filter { $0.contains("/gone/") }.count == 1, "\(site.lines)")
    }
}
