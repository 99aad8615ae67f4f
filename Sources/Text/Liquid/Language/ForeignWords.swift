/// Words of Jekyll that mean nothing here, and what does their work.
enum ForeignWords {
    static let filters = [
        "sample": "a page is the same on every build; take `first`, or an element by its number",
        "smartify": "write typographic quotes, or let `markdownify` render the text",
        "sassify": "style sheets are plain CSS, or made by Sass before the build",
        "scssify": "style sheets are plain CSS, or made by Sass before the build",
        "strip_index": "addresses end in a slash here already",
        "date_to_atom": "`date_to_xmlschema` writes the same",
        "reading_time": "`page.reading_time` has the minutes",
        "toc": "`page.toc` has the headings",
    ]

    static let tags = [
        "link":
            "a Markdown text links to the file, `[words](../posts/name.md)`; a layout writes `{{ '/about/' | relative_url }}`",
        "post_url":
            "a Markdown text links to the file, `[words](../posts/name.md)`; a layout writes `{{ page.url | relative_url }}`",
        "highlight": "in a Markdown text write a code block, with the language behind its fence",
        "endhighlight": "in a Markdown text write a code block, with the language behind its fence",
        "include_relative": "`include` takes files of the theme's partials/",
        "feed_meta": "write the links to feeds out, as marquee's partials/head.html does with `site.feeds`",
        "seo": "write the tags out, as marquee's partials/head.html does",
        "gist": "link to it, or keep the code in the text",
        "figure": "in a Markdown text `![words](picture.png \"caption\")` makes a figure",
        "asset_path": "write `{{ 'style.css' | asset }}`",
    ]
}
