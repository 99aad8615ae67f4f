/// A word that other programs have in front matter, and what it means here.
///
/// Words are known in whatever case, as Hugo reads them. What each says is Jekyll's (with jekyll-redirect-from, -seo-tag and
/// -sitemap), Hugo's, Zola's, Just the Docs', Docusaurus' or Starlight's manual.
enum ForeignWord {
    /// The same as a word here.
    case name(String)
    /// The same as a list here, and adds to it.
    case adds(String)
    /// The whole address of the page: Hugo's `url`, Zola's `path`.
    case address
    /// Jekyll's `published`, which is true, false, or in Hugo a date.
    case published
    /// Hugo's `publishDate`: when it is shown, and its date where it has no other.
    case publishDate
    /// A switch that means the opposite of one here.
    case opposite(String)
    /// Words to robots, `noindex` perhaps among them.
    case robots
    /// Several pictures, of which the first stands for the page.
    case pictures
    /// Hugo's `build`, a map of what is made of a page.
    case build
    /// Zola's `[taxonomies]`, a map of lists.
    case taxonomies
    /// The marker behind which Jekyll ends an excerpt.
    case excerptSeparator
    /// Hugo's list of what is made of a page, `html` perhaps among it.
    case outputs
    /// The place among the chapters of a folder.
    case place
    /// What lists of chapters call it.
    case label
    /// Starlight's map of what its list of pages says of this one, `order` perhaps among it.
    case sidebar
    /// Nothing here, though it decides there where something appears; what to do instead.
    case nothing(instead: String)

    /// The words, in lower case.
    static let known: [String: ForeignWord] = [
        "lastmod": .name("updated"), "modified": .name("updated"), "last_modified_at": .name("updated"),
        "expirydate": .name("expires"), "unpublishdate": .name("expires"),
        "publishdate": .publishDate, "pubdate": .publishDate, "published": .published,
        "url": .address, "path": .address, "redirect_from": .adds("aliases"), "redirect_to": .name("redirect"),
        "canonical_url": .name("canonical"), "canonicalurl": .name("canonical"), "summary": .name("excerpt"),
        "tag": .adds("tags"), "category": .adds("categories"), "taxonomies": .taxonomies,
        "headless": .opposite("render"), "build": .build, "_build": .build, "hidden": .name("unlisted"),
        "in_search_index": .name("search"), "robots": .robots, "robotsnoindex": .name("noindex"),
        "weight": .place, "nav_order": .place, "sidebar_position": .place, "sidebar": .sidebar,
        "sidebar_label": .label, "linktitle": .label, "sidebartitle": .label,
        "images": .pictures, "excerpt_separator": .excerptSeparator, "outputs": .outputs,
        "cascade": .nothing(instead: "write what it hands down into the pages themselves"),
        "menu": .nothing(instead: "the entries of the menu stand in site.yml, under `menu`"),
        "menus": .nothing(instead: "the entries of the menu stand in site.yml, under `menu`"),
        "template": .nothing(instead: "name a layout of the theme: `layout: NAME`"),
        "transparent": .nothing(instead: "give pages that belong together a common tag, whose list shows them"),
        "paginate_by": .nothing(instead: "how many posts stand on a page of a list is `paginate` of site.yml"),
        "pagination": .nothing(instead: "how many posts stand on a page of a list is `paginate` of site.yml"),
        "generate_feeds": .nothing(instead: "feeds stand in site.yml, under `feeds`"),
        "generate_feed": .nothing(instead: "feeds stand in site.yml, under `feeds`"),
    ]
}
