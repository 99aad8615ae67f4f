import Diagnostics
import Files
import Site
import Synchronization
import Testing

@testable import Publishing

/// All mistakes come in one run, and none of them twice in another guise.
@Suite struct OneRunTests {
    @Test func `a layout that is not there hides no dead link, neither its own page's nor another's`() {
        let made = publish([
            "content/pages/a.md": post("A", "layout: pgae", "[x](/none/) and [y](/nope/)"),
            "content/pages/b.md": post("B", "", "[a](/a/#top-of-it), [z](/gone/)"),
        ])
        #expect(
            made.lines == [
                "content/pages/a.md:3: there is no layout `pgae`",
                "content/pages/a.md:5: the address `/none/` leads nowhere",
                "content/pages/a.md:5: the address `/nope/` leads nowhere",
                "content/pages/b.md:5: the address `/gone/` leads nowhere",
            ])
    }

    @Test func `reading, bodies, layouts, templates, addresses and links in one run`() {
        let theme = plainTheme.merging([
            "themes/plain/layouts/odd.html": "{{ 'none.css' | asset }}",
            "themes/plain/layouts/bad.html": "{% if %}",
        ]) { $1 }
        let made = publish(
            [
                "content/pages/a.md": post("A", "date: soon", "[x](/none/)"),
                "content/pages/b.md": post("B", "", "[x](gone.md)"),
                "content/pages/c.md": post("C", "permalink: /b/", "[x](/nope/)"),
                "content/pages/d.md": post("D", "layout: odd"),
                "content/pages/e.md": post("E", "layout: bad", "[x](/never/)"),
                "content/pages/f.md": post("F", "layout: gone"),
            ], theme: theme)
        let expected = [
            "content/pages/a.md:5: the address `/none/` leads nowhere", "there is no file `gone.md` beside this one",
            "both want the address /b/", "content/pages/c.md:5: the address `/nope/` leads nowhere",
            "there is no asset `none.css`", "content/pages/e.md:5: the address `/never/` leads nowhere",
            "there is no layout `gone`",
        ]
        for line in expected { #expect(made.lines.contains { $0.hasSuffix(line) }, "\(line) of \(made.lines)") }
        #expect(made.mistakes.contains { $0.place?.path == "themes/plain/layouts/bad.html" })
        #expect(made.mistakes.contains { $0.place?.path == "content/pages/a.md" && $0.place?.line == 3 })
        #expect(made.mistakes.count == expected.count + 3, "\(made.lines)")
    }

    @Test func `a partial with a mistake is told once, and pages that include it are not`() {
        let theme = plainTheme.merging([
            "themes/plain/layouts/page.html": "{% include 'foot' %}{{ content }}",
            "themes/plain/partials/foot.html": "{{ 'x' | shout }}",
        ]) { $1 }
        let made = publish(
            ["content/pages/a.md": post("A"), "content/pages/b.md": post("B", "", "[a](/a/)")], theme: theme)
        #expect(made.mistakes.map { $0.place?.path } == ["themes/plain/partials/foot.html"], "\(made.lines)")
    }

    @Test func `a list whose layout has a mistake is there all the same`() {
        let theme = plainTheme.merging([
            "themes/plain/layouts/tags.html": "{% for %}",
            "themes/plain/layouts/base.html": "<a href=\"/tags/\">tags</a>{{ content }}",
        ]) { $1 }
        let made = publish(["content/pages/a.md": post("A")], theme: theme)
        #expect(Set(made.mistakes.map { $0.place?.path }) == ["themes/plain/layouts/tags.html"], "\(made.lines)")
    }

    @Test func `a theme that is not there makes no page an orphan`() {
        let files = [
            "content/pages/a.md": post("A"), "content/pages/b.md": post("B", "", "[a](/a/)"),
            "content/pages/c.md": post("C", "", "[b](/b/)"),
        ]
        let made = publish(files, theme: [:], site: plainSite.replacing("plain", with: "plian")) {
            $0.reportsOrphans = true
        }
        #expect(made.lines == ["content/site.yml:3: there is no theme `plian`"])
    }

    @Test func `a page that cannot be made may lead anywhere, so no other is an orphan`() {
        let files = ["content/pages/a.md": post("A"), "content/pages/b.md": post("B", "layout: pgae", "Text.")]
        let lines = publish(files) { $0.reportsOrphans = true }.lines
        #expect(lines == ["content/pages/b.md:3: there is no layout `pgae`"])
    }

    @Test func `what a broken head names is no dead link`() {
        let made = publish([
            "content/pages/a.md": "---\ntitle: [A\npermalink: /about-us/\n---\nText.\n",
            "content/pages/b.md": post("B", "", "[a](/about-us/), [z](/gone/)"),
        ])
        #expect(made.lines.contains { $0.hasSuffix("the address `/gone/` leads nowhere") })
        #expect(!made.lines.contains { $0.contains("about-us") }, "\(made.lines)")
    }

    @Test func `an address that a manifest misspells is told there alone`() {
        let theme = plainTheme.merging([
            "themes/plain/layouts/product.html": "<a href=\"{{ product.links[0].url }}\">source</a>"
        ]) { $1 }
        let made = publish(
            [
                "content/products/nub/product.yml":
                    "name: Nub\ntagline: A game.\nkind: game\nlinks: {source: git.example/me/nub}\n"
            ], theme: theme)
        #expect(made.lines == ["content/products/nub/product.yml:4: the link `source` is no address"])
    }

    @Test func `a page of another product is not taken for a slip of the pen`() {
        let made = publish([
            "content/products/nub/product.yml": "name: Nub\ntagline: A game.\nkind: game\n",
            "content/products/nub/index.md": "Play.",
            "content/pages/a.md": post("A", "", "[x](../products/lamp/index.md)"),
            "content/pages/b.md": post("B", "", "[x](../products/nup/index.md)"),
        ])
        #expect(made.mistakes.map(\.remedy) == [nil, "did you mean `../products/nub/index.md`?"], "\(made.lines)")
    }

    @Test func `a layout that a product names is checked as well`() {
        let theme = plainTheme.merging(["themes/plain/layouts/product.html": "{{ content }}"]) { $1 }
        let made = publish(
            [
                "content/products/nub/product.yml": "name: Nub\ntagline: A game.\nkind: game\n",
                "content/products/nub/index.md": "---\nlayout: prodct\n---\nPlay.",
            ], theme: theme)
        #expect(made.lines == ["content/products/nub/index.md:2: there is no layout `prodct`"])
    }
}
