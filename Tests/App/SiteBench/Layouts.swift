/// The same site for two programs: a page for every post, lists of twenty, tags with lists and feeds.
enum Layouts {
    static let playbill: [String: String] = [
        "content/site.yml":
            "title: Bench\nbase_url: https://example.com/\ntheme: plain\npaginate: 20\nfeeds: {formats: [rss], limit: 20, tags: true}\n",
        "themes/plain/theme.yml": "name: plain\n",
        "themes/plain/layouts/base.html": """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>{{ page.title }} · {{ site.title }}</title></head>
        <body><nav><a href="{{ '/' | relative_url }}">{{ site.title }}</a> <a href="{{ '/tags/' | relative_url }}">Tags</a></nav>
        <main>{{ content }}</main></body></html>
        """,
        "themes/plain/layouts/home.html": "---\nlayout: base\n---\n" + list,
        "themes/plain/layouts/tag.html": "---\nlayout: base\n---\n" + list,
        "themes/plain/layouts/tags.html":
            "---\nlayout: base\n---\n{% for tag in site.tags %}<a href=\"{{ tag.url | relative_url }}\">{{ tag.name }}</a> {{ tag.count }} {% endfor %}",
        "themes/plain/layouts/post.html": """
        ---
        layout: base
        ---
        <article><h1>{{ page.title }}</h1><p>{{ page.date | date: "%-d %B %Y" }} · {{ page.reading_time }} min</p>
        {% for tag in page.tags %}<a href="{{ tag.url | relative_url }}">{{ tag.name }}</a> {% endfor %}{{ content }}
        {% if page.previous %}<a href="{{ page.previous.url | relative_url }}">{{ page.previous.title }}</a>{% endif %}
        {% if page.next %}<a href="{{ page.next.url | relative_url }}">{{ page.next.title }}</a>{% endif %}</article>
        """,
    ]

    private static let list = """
        <ul>{% for post in paginator.posts %}<li><a href="{{ post.url | relative_url }}">{{ post.title }}</a> \
        {{ post.date | date: "%-d %B %Y" }}<p>{{ post.description }}</p></li>{% endfor %}</ul>\
        {% if paginator.next_page_path %}<a href="{{ paginator.next_page_path | relative_url }}">Older</a>{% endif %}
        """

    static let hugo: [String: String] = [
        "hugo.toml": """
        baseURL = "https://example.com/"
        title = "Bench"
        disableKinds = ["section"]
        [taxonomies]
        tag = "tags"
        [services.rss]
        limit = 20
        [markup.highlight]
        noClasses = false
        """,
        "layouts/_default/baseof.html": """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>{{ .Title }} · {{ .Site.Title }}</title></head>
        <body><nav><a href="{{ "" | relURL }}">{{ .Site.Title }}</a> <a href="{{ "tags/" | relURL }}">Tags</a></nav>
        <main>{{ block "main" . }}{{ end }}</main></body></html>
        """,
        "layouts/_default/list.html": """
        {{ define "main" }}{{ $p := .Paginate .RegularPagesRecursive 20 }}<ul>{{ range $p.Pages }}<li>\
        <a href="{{ .RelPermalink }}">{{ .Title }}</a> {{ .Date.Format "2 January 2006" }}<p>{{ .Description }}</p></li>{{ end }}</ul>\
        {{ with $p.Next }}<a href="{{ .URL }}">Older</a>{{ end }}{{ end }}
        """,
        "layouts/_default/single.html": """
        {{ define "main" }}<article><h1>{{ .Title }}</h1><p>{{ .Date.Format "2 January 2006" }} · {{ .ReadingTime }} min</p>
        {{ range .GetTerms "tags" }}<a href="{{ .RelPermalink }}">{{ .Title }}</a> {{ end }}{{ .Content }}
        {{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
        {{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</article>{{ end }}
        """,
        "layouts/_default/terms.html":
            "{{ define \"main\" }}{{ range .Data.Terms.Alphabetical }}<a href=\"{{ .Page.RelPermalink }}\">{{ .Page.Title }}</a> {{ .Count }} {{ end }}{{ end }}",
    ]
}
