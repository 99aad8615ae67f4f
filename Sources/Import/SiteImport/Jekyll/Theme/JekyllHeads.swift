/// What the plugins jekyll-seo-tag and jekyll-feed print, as partials of the theme.
enum JekyllHeads {
    /// The partials by their names.
    static let all: [(name: String, text: String)] = [("jekyll-seo.html", seo), ("jekyll-feed-meta.html", feeds)]

    private static let seo = """
        {% if include.title != false -%}
        {% assign seo_title = page.title | default: site.title | strip_html -%}
        <title>{% if page.title and page.title != site.title %}{{ seo_title | escape }} | {{ site.title | escape }}{% \
        else %}{{ site.title | escape }}{% assign seo_line = site.tagline | default: site.description %}{% \
        if seo_line %} | {{ seo_line | strip_html | normalize_whitespace | escape }}{% endif %}{% endif %}</title>
        {% endif -%}
        {% assign seo_description = page.description | default: page.excerpt | default: site.description \
        | markdownify | strip_html | normalize_whitespace | truncatewords: 100 -%}
        {% if seo_description != "" %}<meta name="description" content="{{ seo_description | escape_once }}">
        <meta property="og:description" content="{{ seo_description | escape_once }}">
        {% endif -%}
        {% assign seo_author = page.author | default: site.author -%}
        {% assign seo_author = seo_author.name | default: seo_author -%}
        {% if seo_author %}<meta name="author" content="{{ seo_author | escape }}">
        {% endif -%}
        <meta property="og:title" content="{{ page.title | default: site.title | strip_html | escape }}">
        <meta property="og:locale" content="{{ page.lang | default: site.lang | default: 'en_US' | replace: '-', '_' }}">
        <link rel="canonical" href="{{ page.canonical_url | default: page.url | absolute_url }}">
        <meta property="og:url" content="{{ page.canonical_url | default: page.url | absolute_url }}">
        <meta property="og:site_name" content="{{ site.title | escape }}">
        {% assign seo_image = page.image.path | default: page.image.facebook | default: page.image -%}
        {% if seo_image %}<meta property="og:image" content="{{ seo_image | absolute_url }}">
        <meta name="twitter:card" content="summary_large_image">
        {% else %}<meta name="twitter:card" content="summary">
        {% endif -%}
        {% if site.twitter.username %}<meta name="twitter:site" content="@{{ site.twitter.username | remove: '@' }}">
        {% endif -%}
        <meta property="og:type" content="{% if page.date %}article{% else %}website{% endif %}">
        {% if page.date %}<meta property="article:published_time" content="{{ page.date | date_to_xmlschema }}">
        {% endif -%}

        """

    private static let feeds = """
        {% for feed in site.feeds %}<link type="{{ feed.type }}" rel="alternate" href="{{ feed.url | relative_url }}" \
        title="{{ feed.title | escape }}">
        {% endfor %}
        """
}
