import Dates
import Values

/// A page such as a theme has: three layouts around a list of twenty posts.
///
/// The data is in the form that JSON has, so that any engine can be given the same.
enum Page {
    static let partials = [
        "card": """
        <article class="card{% if post.featured %} featured{% endif %}">
        <h2><a href="{{ post.url }}">{{ post.title }}</a></h2>
        <p class="meta"><time datetime="{{ post.date | date: "%Y-%m-%dT%H:%M:%S%z" }}">{{ post.date | date: "%-d %b %Y" }}</time>
        by {{ post.author.name | default: "somebody" }}{% unless post.words < 200 %}, {{ post.words | divided_by: 200 }} min{% endunless %}</p>
        <p>{{ post.description | truncatewords: 20 }}</p>
        <ul>{% for tag in post.tags %}<li class="{% cycle "odd", "even" %}"><a href="/tags/{{ tag.slug }}/">{{ tag.name }}</a>{% unless forloop.last %}, {% endunless %}</li>{% endfor %}</ul>
        </article>
        """
    ]

    /// The page, and the layouts around it from the inside outwards.
    static let layouts = [
        """
        {% assign shown = 0 %}{% for post in posts %}{% if post.unlisted %}{% continue %}{% endif %}{% render 'card', post: post %}
        {% assign shown = shown | plus: 1 %}{% else %}<p>Nothing yet.</p>{% endfor %}
        <p>{{ shown }} of {{ posts.size }} posts</p>
        """,
        """
        {% capture heading %}<h1>{{ page.title | escape }}</h1>{% endcapture %}
        <main>{{ heading }}{{ content }}</main>
        <nav>{% for entry in site.menu %}<a href="{{ entry.url }}"{% if entry.url == page.url %} aria-current="page"{% endif %}>{{ entry.title | escape }}</a>{% endfor %}</nav>
        """,
        """
        <!doctype html>
        <html lang="{{ site.language | default: "en" }}">
        <head><title>{{ page.title | escape }} · {{ site.title | escape }}</title>
        <meta name="description" content="{{ page.description | strip_html | escape }}">
        {% case page.kind %}{% when "home", "list" %}<link rel="next" href="{{ page.next }}">{% else %}<link rel="up" href="/">{% endcase %}
        </head><body>{{ content }}
        <footer>{{ site.author | upcase }}, {{ page.date | date: "%B %Y" }}{% if site.links contains "mastodon" %} elsewhere{% endif %}</footer>
        </body></html>
        """,
    ]

    static let data: Object = {
        var page = Object()
        page["title"] = "Notes & <news>"
        page["url"] = "/notes/"
        page["description"] = "All that <em>was</em> written"
        page["kind"] = "list"
        page["next"] = "/notes/page/2/"
        page["date"] = "2026-11-20 09:30:00 +0100"
        var site = Object()
        site["title"] = "A place"
        site["language"] = "en"
        site["author"] = "Somebody"
        site["links"] = ["mastodon", "x"]
        site["menu"] = .list(
            ["Home", "Notes", "Games & toys", "About"].enumerated().map { index, title in
                ["title": .string(title), "url": index == 1 ? "/notes/" : .string("/\(index)/")]
            })
        return Object([("page", .object(page)), ("site", .object(site)), ("posts", .list((1...20).map(post)))])
    }()

    private static func post(_ number: Int) -> Value {
        [
            "title": .string("Post \(number): \"quotes\" & <marks>"), "url": .string("/posts/2026/post-\(number)/"),
            "date": .string("2026-\(number % 2 + 10)-\(number + 9) 12:00:00 +0000"), "featured": .bool(number % 5 == 0),
            "unlisted": .bool(number % 9 == 0), "words": .integer(90 * number),
            "description": .string(
                "What happened on day \(number), told in more words than anybody will read: the board, the "
                    + "pieces, the rules, what was lost, what was won, and who is to blame for all of it in the end."),
            "author": ["name": .string(number % 3 == 0 ? "" : "Ada & Bob")],
            "tags": [
                ["name": "games", "slug": "games"], ["name": "swift", "slug": "swift"],
                ["name": "release notes", "slug": "release-notes"],
            ],
        ]
    }
}
