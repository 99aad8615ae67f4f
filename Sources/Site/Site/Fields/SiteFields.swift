import Languages

extension FieldTable {
    /// The fields of `site.yml`; others reach the templates as `site.NAME`.
    static let site = FieldTable(
        fields: [
            .required("title", .text, "The site's name.", example: "My Small Games"),
            .field(
                "base_url", .address(onSite: false), "The address it will be found at, with its path.",
                example: "https://me.dev/blog/"),
            .field(
                "playbill", .text, "The oldest version of Playbill that makes it; an older one says so.", example: "0.2"
            ),
            .field("author", .text, "Who writes it."),
            .field("description", .text, "What it is about."),
            .field("theme", .text, "The folder of its theme; marquee unless given.", example: "marquee"),
            .field("code_theme", .text, "The colours of code, by a name that the theme has.", example: "forest"),
            .field(
                "theme_switch", .flag, "Whether readers may turn light and dark; they follow the system unless given."),
            .field("language", .text, "The language of its texts (BCP 47); en unless given.", example: "en"),
            .field(
                "languages",
                .either([.list(.text), .named(.map(language), known: Language.tags, isOpen: true)]),
                "The languages it is written in, and what it is called in each.",
                example: "{de: {title: Kleine Spiele}}"),
            .field(
                "words", .named(.text, known: Language.english.wordKeys, isOpen: true),
                "Words of the theme that this site says in its own way.", example: "{read_next: More like this}"),
            .field(
                "footer", .text, "What stands at the foot of each page, in Markdown.",
                example: "Made with [Playbill](https://example.org/)."),
            .field(
                "timezone", .text, "The zone of dates that name none (IANA); UTC unless given.", example: "Europe/Paris"
            ),
            .field("paginate", .whole(1...10_000), "How many posts stand on a page of a list; 10 unless given."),
            .field("permalink", .text, "The addresses of posts.", example: "/posts/:year/:slug/"),
            .field("taxonomies", .oneOrMore(.text), "The ways in which content is grouped.", example: "[tags, series]"),
            .field("menu", .list(.map(menuEntry)), "The entries of the menu."),
            .field(
                "defaults", .list(.map(defaults)), "What files say where their own front matter is silent.",
                example: "[{path: posts/2019/, values: {layout: old}}]"),
            .field(
                "environments", .named(.map(environment), known: ["production", "development"], isOpen: true),
                "What is another thing where the site is made for that; `--environment NAME` asks for one.",
                example: "{development: {base_url: \"http://localhost:4000/\"}}"),
            .field(
                "generate", .list(.map(generated)), "Pages that are made of data.",
                example: "[{from: data.talks, layout: talk, permalink: \"/talks/:slug/\"}]"),
            .field("feeds", .map(feeds), "Which feeds are made.", example: "{formats: [rss, atom], limit: 20}"),
            .field(
                "check", .map(check), "What `playbill check` does.",
                example: "{external: {allow: [https://example.org/]}}"),
            .field(
                "links", .map(links), "What addresses within the site are that lead nowhere.",
                example: "{internal: warn, external: [/shop/]}"),
            .field(
                "pictures", .either([.flag, .map(pictures)]),
                "In which widths the pictures of texts are offered; `off` shows each as its file is.",
                example: "{widths: [480, 960, 1600], quality: 80}"),
            .field(
                "compress", .oneOrMore(.choice(PackedForm.allCases.map(\.rawValue))),
                "The forms in which texts are packed beside their files, as `.gz` and `.br`.",
                example: "[gzip, brotli]"),
            .field(
                "minify", .oneOrMore(.choice(MinifiedForm.allCases.map(\.rawValue))),
                "The texts that are made smaller: blanks and comments that nobody sees are left out.",
                example: "[html, css]"),
            .field(
                "llms_txt", .flag,
                "Whether there is an /llms.txt (llmstxt.org), which tells language models what the site holds."),
            .field(
                "markdown_copies", .flag,
                "Whether each page has its Markdown beside it: `index.html.md` beside `index.html`."),
            .field(
                "markdown", .map(markdown), "What texts may hold besides GitHub's Markdown.",
                example: "{definitions: true, math: true}"),
            .field(
                "versions", .named(.map(versions), known: [], isOpen: true),
                "The manuals that are there in several versions: the folder, and what its versions are called.",
                example: "{guide: {current: v2.0, folders: [v1.2], tags: [v1.1]}}"),
            .field(
                "chapters", .named(.chapters, known: [], isOpen: true),
                "The chapters of sections in their order: the folder, and its files, with names and parts.",
                example: "{guide: [index.md, Install it: install.md, More: [tips.md]]}"),
            .field(
                "lastmod", .choice(["git"]),
                "Who tells when a page last changed that has no `updated` of its own: the history in git.",
                example: "git"),
            .field(
                "stage_key", .text, "The secret from which the addresses of what is staged are made.",
                example: "a1f8-kestrel-93cc-lantern"),
            .field(
                "post", .named(.text, known: Manifest.networks, isOpen: true),
                "The command that sends a post, for each network; it reads the text.",
                example: "{mastodon: ./post-mastodon.sh}"),
            .field(
                "code_roots", .oneOrMore(.text), "Folders beside content/ whose files texts may show.",
                example: "[Sources, Tests]"),
        ], isOpen: true)

    /// How wide a picture may be made.
    static let pictureWidths = 16...8_192

    private static let pictures = FieldTable(fields: [
        .field(
            "widths", .oneOrMore(.whole(pictureWidths)),
            "The widths in pixels that browsers choose from; 480, 960 and 1600 unless given.",
            example: "[480, 960, 1600]"),
        .field("quality", .whole(1...100), "How much of a photograph is kept; 80 unless given."),
    ])

    private static let markdown = FieldTable(
        fields: MarkdownRules.Switch.allCases.map { .field($0.rawValue, .flag, $0.about) })

    private static let links = FieldTable(fields: [
        .field(
            "internal", .choice(LinkRules.Rule.allCases.map(\.rawValue)),
            "Whether such an address stops the build; error unless given.", example: "warn"),
        .field(
            "external", .oneOrMore(.text), "How the paths begin that another server answers.", example: "[/shop/]"),
    ])

    private static let versions = FieldTable(fields: [
        .required("current", .text, "What the texts of the folder itself are the version of.", example: "v2.0"),
        .field(
            "folders", .oneOrMore(.text), "Older versions in folders of those names, below the folder.",
            example: "[v1.2]"),
        .field(
            "tags", .oneOrMore(.text), "Older versions that are what the folder held at tags of git.",
            example: "[v1.1, v1.0]"),
    ])

    /// A chapter with others below it.
    static let chapter = FieldTable(fields: [
        .field("title", .text, "What the list calls it; the text's own title unless given.", example: "Install it"),
        .field("file", .text, "The text, as its path from the section's folder.", example: "install.md"),
        .field("chapters", .chapters, "The chapters below it.", example: "[linux.md, windows.md]"),
    ])

    private static let language = FieldTable(fields: [
        .field("name", .text, "What its readers call the language.", example: "Deutsch"),
        .field("title", .text, "The site's name in it."),
        .field("description", .text, "What the site is about, in it."),
        .field("menu", .list(.map(menuEntry)), "The entries of the menu in it; the base language's unless given."),
        .field("footer", .text, "What stands at the foot of each page, in Markdown."),
        .field(
            "words", .named(.text, known: Language.english.wordKeys, isOpen: true),
            "Words of the theme that this site says in its own way."),
    ])

    private static let menuEntry = FieldTable(fields: [
        .required("title", .text, "What it says.", example: "Posts"),
        .field("url", .text, "Where it leads; one with others below it may do without.", example: "/posts/"),
        .field("children", .list(.map(menuLeaf)), "The entries below it."),
    ])

    private static let menuLeaf = FieldTable(fields: [
        .required("title", .text, "What it says.", example: "Posts"),
        .required("url", .text, "Where it leads.", example: "/posts/"),
    ])

    private static let environment = FieldTable(fields: [], isOpen: true)

    private static let defaults = FieldTable(fields: [
        .field("path", .text, "How the paths below content/ begin; all unless given.", example: "posts/2019/"),
        .field("values", .map(.frontMatter), "The fields of front matter.", example: "{layout: old}"),
    ])

    private static let generated = FieldTable(fields: [
        .required("from", .text, "The data: a list, or a map of names.", example: "data.talks"),
        .required(
            "permalink", .text, "The address of each, with members of its data behind colons.", example: "/talks/:slug/"
        ),
        .field("layout", .text, "The layout of each; that of a page unless given.", example: "talk"),
        .field("title", .text, "The member that is its title; title or name unless given.", example: "name"),
        .field("body", .text, "The member that is its text, in Markdown; body unless given."),
        .field("unlisted", .flag, "Whether they stand in no list, feed or sitemap."),
    ])

    private static let feeds = FieldTable(fields: [
        .field(
            "formats", .oneOrMore(.choice(SiteConfiguration.Feeds.Format.allCases.map(\.rawValue))),
            "The forms to make; all three unless given.", example: "[rss, atom, json]"),
        .field("limit", .whole(1...10_000), "How many posts a feed holds; 20 unless given."),
        .field("tags", .flag, "Whether each tag has feeds of its own."),
        .field(
            "also",
            .named(.choice(SiteConfiguration.Feeds.Format.allCases.map(\.rawValue)), known: [], isOpen: true),
            "Paths where readers of an older site look for a feed, with its form; `:tag` stands for each tag, `/:section/` for each section of dated entries.",
            example: "{/index.xml: rss}"),
    ])

    private static let check = FieldTable(fields: [
        .field(
            "external", .map(external), "How addresses that lead out of the site are asked for.",
            example: "{allow: [https://example.org/]}")
    ])

    private static let external = FieldTable(fields: [
        .field(
            "allow", .oneOrMore(.text), "Addresses that are never asked for; `*` stands for anything.",
            example: "[https://example.org/]"),
        .field("age", .text, "For how long a good answer counts; P7D unless given.", example: "P7D"),
        .field("timeout", .text, "How long an answer is waited for; PT20S unless given.", example: "PT20S"),
        .field("retries", .whole(0...10), "How often a question is repeated; 2 unless given."),
        .field("concurrency", .whole(1...64), "How many questions are asked at once; 8 unless given."),
    ])

    /// The fields at the head of a Markdown file; others reach the template as `page.NAME`.
    static let frontMatter = FieldTable(
        fields: [
            .field(
                "title", .text, "The heading; unless given, the heading that the text begins with, or the file's name."),
            .field("short_title", .text, "What lists of chapters call it, where that is not its title."),
            .field("date", .date, "When it was or will be published."),
            .field("due", .date, "When it is first shown, where that is another time than its date."),
            .field("updated", .date, "When it last changed in a way that readers should know."),
            .field("description", .text, "One or two sentences for lists, feeds and search engines."),
            .field("excerpt", .text, "What lists show of it instead of its beginning; Markdown."),
            .field("tags", .oneOrMore(.text), "What it is about.", example: "[release, games]"),
            .field("draft", .flag, "Whether it is left out unless drafts are asked for."),
            .field("expires", .date, "When it is taken off the site."),
            .field("layout", .text, "Another layout than that of its kind."),
            .field("slug", .text, "The last part of its address."),
            .field("permalink", .text, "Its whole address."),
            .field("aliases", .oneOrMore(.text), "Addresses where it used to be."),
            .field("image", .text, "The picture that stands for it."),
            .field("product", .text, "The product it is about."),
            .field("unlisted", .flag, "Whether it stands in no list, feed or sitemap."),
            .field(
                "stage", .text, "`staged` for a page that is built where nobody finds it.", example: "staged"
            ).unguessed,
            .field(
                "launch", .date, "When what is staged goes live by itself.", example: "2026-12-01T10:00:00+01:00"
            ).unguessed,
            .field("render", .flag, "Whether a page is made of it; true unless given."),
            .field("redirect", .text, "Where readers are sent instead.", example: "/new-place/"),
            .field("canonical", .address(onSite: true), "The address search engines should know this text by."),
            .field("noindex", .flag, "Whether search engines are asked to leave it out."),
            .field("sitemap", .flag, "Whether it stands in the sitemap; true unless given."),
            .field("search", .flag, "Whether the site's own search finds it; true unless given."),
            .field("series", .text, "The series it belongs to."),
            .field(
                "translation", .text,
                "A name that it shares with its translations, where their files have other names.", example: "hello"),
            .field(
                "sort_by", .text,
                "`date` in the index of a section: its pages are entries, listed newest first, with feeds of their own.",
                example: "date"),
            .field("part", .whole(0...10_000), "Its place in the series."),
        ], isOpen: true)
}
