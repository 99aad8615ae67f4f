import Diagnostics
import Synchronization
import Testing
import Values

@testable import Liquid

/// What is the same on every page is made once; the pages are those that would be made one by one.
@Suite struct SharingTests {
    private static let site: Value = [
        "title": "Bench", "menu": [["title": "Guide", "url": "/guide/"], ["title": "News", "url": "/news/"]],
        "posts": [["title": "A"], ["title": "B"], ["title": "C"]],
    ]
    private static let partials = [
        "footer": "<p>{% assign year = site.title | size %}{{ site.title }}{{ year }}</p>",
        "row": "<i>{{ row.title }}{{ mark }}</i>", "own": "{{ page.title }}", "ends": "{{ site.title }}{% break %}",
        "shadow": "{{ site.title | upcase }} {{ site.menu | size }}", "loop": "{{ forloop.index }}{{ site.title }}",
        "deep": "{% include 'shadow' %}{% include 'footer' %}",
    ]

    /// The pages of one template: made with what is the same on all of them kept, or each by itself.
    private struct Pages {
        let kept: Kept?
        private let template: Template
        private let partials: [String: Template]

        init(_ text: String, isSharing: Bool) throws(Mistakes) {
            var partials: [String: Template] = [:]
            for (name, body) in SharingTests.partials {
                partials[name] = try compile(SourceText(path: "partials/\(name).html", body), dialect: .site())
            }
            let template = try compile(SourceText(path: "page.html", text), dialect: .site())
            guard isSharing else {
                (self.template, self.partials, kept) = (template, partials, nil)
                return
            }
            let originals = partials
            self.template = template.sharing(["site"]) { name, _ in originals[name] }
            self.partials = partials.mapValues { $0.sharing(["site"]) { name, _ in originals[name] } }
            kept = Kept()
        }

        func page(_ title: String) throws(Mistakes) -> String {
            let partials = partials
            var options = RenderOptions(escaping: .html, now: noon, partials: { name, _ in partials[name] })
            options.shared = kept
            return try template.render(
                globals: ["site": SharingTests.site, "page": ["title": .string(title)]], options: options)
        }
    }

    /// Keeps what is shared.
    private final class Kept: SharedTexts {
        private let made = Mutex<(texts: [SharedKey: SharedText], looks: Int)>(([:], 0))

        /// How many stretches were made, and how often one was asked for.
        var counts: [Int] { made.withLock { [$0.texts.count, $0.looks] } }

        func text<Failure: Error>(
            _ key: SharedKey, _ make: () throws(Failure) -> SharedText
        ) throws(Failure) -> SharedText {
            let known = made.withLock { made in
                made.looks += 1
                return made.texts[key]
            }
            if let known { return known }
            let text = try make()
            made.withLock { $0.texts[key] = text }
            return text
        }
    }

    @Test(arguments: [
        "{{ site.title }} {{ page.title }} {{ site.title | downcase | upcase }}",
        "{% for item in site.menu %}{{ item.title }}{% if item.url == page.title %}!{% endif %}{% endfor %}",
        "{% for item in site.menu %}{{ forloop.index }}{{ item.title }}{% unless forloop.last %},{% endunless %}{% endfor %}",
        "{% for p in site.posts %}{% for item in site.menu %}{{ forloop.parentloop.index }}{{ item.title }}{% endfor %}{% endfor %}",
        "{% for c in page.title %}{% for item in site.menu %}{{ forloop.parentloop.index }}{{ item.title }}{% endfor %}{% endfor %}",
        "{% include 'footer' %}{{ year }}{% include 'footer' %}",
        "{% include 'deep' %}{{ page.title }}{% include 'deep' %}",
        "{% assign site = page %}{% include 'shadow' %}", "{% assign shadow = page %}{% include 'shadow' %}",
        "{% assign mark = page.title %}{% for p in site.posts %}{% include 'row' with p %}{% endfor %}",
        "{% assign mark = site.title %}{% for p in site.posts %}{% include 'row' with p %}{% endfor %}{{ mark }}",
        "{% assign x = page.title %}{% if site.menu.size > 1 %}{% assign x = site.title %}{% endif %}{{ x }}",
        "{% assign x = page.title %}{% if site.menu.size > 9 %}{% assign x = site.title %}{% endif %}{{ x }}",
        "{% capture all %}{% for p in site.posts %}{{ p.title }}{% endfor %}{% endcapture %}{{ all }}{{ page.title }}{{ all }}",
        "{% for p in site.posts limit: 2 %}{{ p.title }}{% endfor %}{{ page.title }}{% for p in site.posts offset: continue %}{{ p.title }}{% endfor %}",
        "{% for p in site.posts %}{% if p.title == 'B' %}{% break %}{% endif %}{{ p.title }}{% endfor %}{{ page.title }}",
        "{% for c in page.title %}{% include 'ends' %}{{ c }}{% endfor %}",
        "{% for p in site.posts %}{% include 'loop' %}{% endfor %}",
        "{% for p in site.posts %}{% cycle 'a', 'b' %}{{ p.title | upcase | downcase }}{% endfor %}{% cycle 'a', 'b' %}",
        "{% increment site %}{{ site.title | upcase | downcase }}",
        "{% render 'shadow' %}{% include 'shadow' %}{% render 'shadow' %}",
        "{% case site.title %}{% when 'Bench' %}{{ page.title }}{% include 'footer' %}{% else %}x{% endcase %}{{ year }}",
        "{{ site.posts | where_exp: 'p', \"p.title != 'B'\" | map: 'title' | join }}{{ page.title }}",
        "{{ site.posts | where_exp: 'p', 'p.title != page.title' | map: 'title' | join }}{{ page.title }}",
        "{% liquid\n assign a = site.title | upcase | downcase\n echo a\n echo page.title\n %}{{ a }}",
        "{% for p in site.posts %}{% assign last = p.title %}{% endfor %}{{ last }}{{ page.title }}",
    ])
    func `a page with shared stretches is the page without`(text: String) throws {
        let (shared, alone) = (try Pages(text, isSharing: true), try Pages(text, isSharing: false))
        for title in ["B", "A", "/guide/", "B"] { #expect(try shared.page(title) == alone.page(title)) }
    }

    @Test func `a menu and a footer are made once`() throws {
        let pages = try Pages(
            "<ul>{% for item in site.menu %}<li>{{ item.title }}{% endfor %}</ul>{{ page.title }}{% include 'deep' %}",
            isSharing: true)
        _ = try pages.page("A")
        // The menu, the partial, and what the partials within it share by themselves.
        #expect(pages.kept?.counts == [5, 5])
        _ = try pages.page("B")
        #expect(pages.kept?.counts == [5, 7])
    }

    @Test func `the tree says what is shared`() throws {
        let template = try compile(
            SourceText(
                path: "page.html",
                "{% if page.title %}{{ page.title }}{{ site.a }}{{ site.b | upcase }}{% endif %}{{ site.c }}"),
            dialect: .site())
        #expect(
            template.sharing(["site"]) { _, _ in nil }.treeText == """
                if page.title
                  output page.title
                  shared
                    output site.a
                    output site.b | upcase
                output site.c

                """)
    }

    @Test func `what others made counts against the limits of every page`() throws {
        let source = SourceText(path: "page.html", "{% for i in (1..60) %}{{ site.a }}{% endfor %}{{ page.b }}")
        let template = try compile(source, dialect: .site()).sharing(["site"]) { _, _ in nil }
        let kept = Kept()
        func options(_ iterations: Int) -> RenderOptions {
            var options = RenderOptions(now: noon)
            options.limits.iterations = iterations
            options.shared = kept
            return options
        }
        let globals: Value = ["site": ["a": "x"], "page": ["b": "y"]]
        #expect(try template.render(globals: globals, options: options(100)).utf8.count == 61)
        let error = try #require(throws: Mistakes.self) {
            _ = try template.render(globals: globals, options: options(50))
        }
        #expect(error.all.first?.message == "more than 50 rounds of loops")
    }
}
