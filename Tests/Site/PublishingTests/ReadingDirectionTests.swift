import Testing

@testable import Publishing

/// Which way texts run on the pages of the built-in theme.
@Suite struct ReadingDirectionTests {
    private func html(_ title: String, _ text: String, language: String) throws -> String {
        let made = publish(
            ["content/posts/2026-11-01-a.md": post("'\(title)'", "", text)], theme: try marquee(),
            site: "title: Test\nbase_url: https://me.dev/\nlanguage: \(language)\n")
        return made.text("posts/2026/a/index.html") ?? ""
    }

    @Test func `a text in the site's language runs as that does, whatever it begins with`() throws {
        let page = try html("Docker خطوة", "Docker يعمل هنا.", language: "ar")
        #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
        #expect(page.contains("<h1>Docker خطوة</h1>") && page.contains("<div class=\"prose\">"), "\(page)")
    }

    @Test func `a text in another language runs the other way`() throws {
        let english = try html("A title", "All of it is English.", language: "he")
        #expect(
            english.contains("<h1 dir=\"ltr\">A title</h1>") && english.contains("<div class=\"prose\" dir=\"ltr\">"))
        let hebrew = try html("C++", "C++ עם ספרייה חדשה.", language: "en")
        #expect(hebrew.contains("<h1>C++</h1>") && hebrew.contains("<div class=\"prose\" dir=\"rtl\">"))
    }

    @Test func `what is not translated says its language, and no template asks for translations where none are`() throws
    {
        let made = publish(
            [
                "content/products/nub/product.yml": "name: Nub\ntagline: A thing\nkind: app\n",
                "content/products/nub/index.md": "Text.", "content/products/nub/index.ar.md": "نص.",
                "content/products/nub/CHANGELOG.md": "# Changes\n\n## 1.0 - 2026-01-01\n\n- All of it\n",
            ], theme: try marquee(), site: "title: Test\nbase_url: https://me.dev/\nlanguages: {ar: {title: Test}}\n"
        ) { $0.isStrict = true }
        let asked = made.lines.filter { $0.contains("`languages`") || $0.contains("`translations`") }
        #expect(asked == [])
        #expect(
            made.text("ar/products/nub/index.html")?.contains("<div class=\"prose\" dir=\"ltr\" lang=\"en\">") == true)
        #expect(made.text("products/nub/index.html")?.contains("lang=\"en\">\n<ul>") == false)
    }
}
