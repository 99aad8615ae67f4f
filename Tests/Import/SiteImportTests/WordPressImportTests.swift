import Diagnostics
import Testing

@testable import SiteImport

/// What WordPress exports becomes a site with its addresses, its words and its pictures.
@Suite struct WordPressImportTests {
    private func export(_ items: String, _ channel: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8" ?>
        <!-- generator="WordPress/6.4" -->
        <rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
        <title>Lamp &amp;amp; co</title><link>https://www.lamp.dev/blog</link>
        <description>Light &lt;b&gt;things&lt;/b&gt;</description><language>en-US</language>
        <wp:wxr_version>1.2</wp:wxr_version>\(channel)
        \(items)</channel></rss>
        """
    }

    private func item(
        _ id: Int, _ title: String, _ link: String, _ content: String, kind: String = "post", _ rest: String = ""
    ) -> String {
        """
        <item><title><![CDATA[\(title)]]></title><link>https://lamp.dev/blog/\(link)</link>
        <dc:creator>ada</dc:creator><content:encoded><![CDATA[\(content)]]></content:encoded>
        <wp:post_id>\(id)</wp:post_id><wp:post_date>2024-03-01 00:30:00</wp:post_date>
        <wp:post_date_gmt>2024-02-29 23:30:00</wp:post_date_gmt><wp:post_type>\(kind)</wp:post_type>
        <wp:post_name>\(link.contains("?") ? "" : link.split(separator: "/").last ?? "")</wp:post_name>
        \(rest.contains("wp:status") ? rest : rest + "<wp:status>publish</wp:status>")</item>

        """
    }

    private let about =
        "<category domain=\"category\" nicename=\"inner\"><![CDATA[Inner]]></category><category domain=\"post_tag\" nicename=\"r-b\"><![CDATA[R & B]]></category><category domain=\"category\" nicename=\"uncategorized\">Uncategorized</category>"

    @Test func `posts keep their addresses, their dates and what they are about`() throws {
        let channel =
            "<wp:author><wp:author_login>ada</wp:author_login><wp:author_display_name>Ada</wp:author_display_name></wp:author><wp:category><wp:category_nicename>inner</wp:category_nicename><wp:category_parent>outer</wp:category_parent></wp:category>"
        let site = try imported(
            .wordpress,
            [
                "lamp.xml": export(
                    item(
                        1, "It &amp; I", "2024/03/it/",
                        "<!-- wp:paragraph -->\n<p>See <a href=\"https://lamp.dev/blog/?p=2\">that</a></p>\n<!-- /wp:paragraph -->",
                        about)
                        + item(2, "That", "2024/03/that/", "One\ntwo")
                        + item(
                            3, "About", "team/about/", "<a href='https://lamp.dev/blog/2024/03/it/#x'>it</a>",
                            kind: "page"),
                    channel)
            ])
        #expect(
            site.files["content/posts/2024-03-01-it.md"]
                == "---\ntitle: It & I\ndate: \"2024-03-01T00:30:00+01:00\"\ntags:\n  - R & B\ncategories:\n  - Inner\n---\n\nSee [that](/2024/03/that/)\n"
        )
        #expect(site.files["content/posts/2024-03-01-that.md"]?.hasSuffix("\n\nOne\\\ntwo\n") == true)
        #expect(site.files["content/pages/team/about.md"]?.hasSuffix("\n\n[it](/2024/03/it/#x)\n") == true)
        let settings = site.files["content/site.yml"] ?? ""
        #expect(
            settings.hasPrefix("title: Lamp & co\nbase_url: https://www.lamp.dev/blog\nauthor: Ada\n"), "\(settings)")
        #expect(settings.contains("description: Light things\nlanguage: en-US\n"))
        #expect(settings.contains("permalink: /:year/:month/:slug/\n"))
        let moved = site.files.filter { $0.key.hasPrefix("content/pages/moved/") }.values.sorted()
        #expect(
            moved.contains { $0.contains("redirect: /tags/r-b/") && $0.contains("permalink: /tag/r-b/") }, "\(moved)")
        #expect(moved.contains { $0.contains("permalink: /category/outer/inner/") } && moved.count == 2)
        #expect(
            site.notes == [
                "lamp.xml:1: readers subscribed to /feed/, which is no path of a feed here: let the server send them to /feed.xml"
            ])
    }

    @Test func `what only some were shown is a draft, and what stays behind is told`() throws {
        let comment = "<wp:comment><wp:comment_approved>1</wp:comment_approved></wp:comment>"
        let site = try imported(
            .wordpress,
            [
                "a.xml": export(
                    item(1, "Secret", "s/", "a", "<wp:post_password>x</wp:post_password>" + about)
                        + item(2, "Draft", "?p=2", "b", "<wp:status>draft</wp:status>")
                        + item(3, "Gone", "?p=3", "b", "<wp:status>trash</wp:status>")
                        + item(4, "Talk", "talk/", "[poll id=\"3\"] [sic] [[code]]", comment)
                        + item(5, "Form", "?x=5", "f", kind: "form")
                        + item(6, "Work", "shown/one/", "w", kind: "portfolio"))
            ])
        #expect(site.files["content/posts/2024-03-01-s.md"]?.contains("draft: true") == true)
        #expect(site.files["content/posts/2024-03-01-draft.md"]?.contains("draft: true") == true)
        #expect(site.files["content/portfolio/one.md"]?.contains("permalink: /shown/one/") == true)
        #expect(
            site.files["content/posts/2024-03-01-talk.md"]?.hasSuffix("\n\n\\[poll id=\"3\"\\] \\[sic\\] \\[code\\]\n")
                == true)
        #expect(!site.files.keys.contains { $0.hasPrefix("content/pages/moved/") })
        for message in [
            "comments stay behind", "`[poll]` is shown as it stands", "Gone: it lies in the trash",
            "a `form`, which is no page",
        ] {
            #expect(site.notes.contains { $0.hasSuffix(message) }, "\(message) \(site.notes)")
        }
        #expect(site.notes.contains { $0.contains("Secret: it was shown to some readers only") })
    }

    @Test func `pictures that lie beside the export come along, and larger ones stand for smaller ones`() throws {
        let files = "https://lamp.dev/blog/wp-content/uploads/2024/"
        let post =
            "[caption width=\"300\"]<a href=\"\(files)a.png\"><img src=\"\(files)a-300x200.png\" alt=\"\" /></a> A lamp[/caption]\n[gallery ids=\"8\"]"
        let items =
            item(
                1, "P", "p/", post,
                "<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>8</wp:meta_value></wp:postmeta>")
            + item(8, "B", "p/b/", "", kind: "attachment", "<wp:attachment_url>\(files)b.png</wp:attachment_url>")
            + item(9, "Q", "q/", "<a href=\"/blog/p/b/\">b</a><a href=\"https://lamp.dev/blog/p/b/\">b</a>")
        let site = try imported(
            .wordpress,
            [
                "in/a.xml": export(items), "in/wp-content/uploads/2024/a.png": "A",
                "in/wp-content/uploads/2024/b.png": "B",
            ])
        let text = site.files["content/posts/2024-03-01-p.md"] ?? ""
        #expect(text.contains("image: /wp-content/uploads/2024/b.png\n"), "\(text)")
        #expect(
            text.hasSuffix(
                "\n\n![A lamp](/wp-content/uploads/2024/a.png \"A lamp\")\n\n![](/wp-content/uploads/2024/b.png)\n"),
            "\(text)")
        #expect(site.files["content/wp-content/uploads/2024/a.png"] == "A")
        #expect(site.files["content/posts/2024-03-01-q.md"]?.contains("[b](/wp-content/uploads/2024/b.png)") == true)
        let alone = try imported(.wordpress, ["a.xml": export(items)])
        #expect(alone.notes.contains { $0.contains("pictures stay at their old place") })
    }

    @Test func `menus come over, and pieces of texts that are kept elsewhere`() throws {
        func entry(_ id: Int, _ order: Int, _ fields: [String: String]) -> String {
            let meta = fields.sorted { $0.key < $1.key }.map {
                "<wp:postmeta><wp:meta_key>_menu_item_\($0.key)</wp:meta_key><wp:meta_value>\($0.value)</wp:meta_value></wp:postmeta>"
            }.joined()
            return item(
                id, id == 6 ? "Out" : "", "?p=\(id)", "", kind: "nav_menu_item",
                "<wp:menu_order>\(order)</wp:menu_order><category domain=\"nav_menu\" nicename=\"main\">M</category>"
                    + meta)
        }
        let site = try imported(
            .wordpress,
            [
                "a.xml": export(
                    item(
                        1, "About", "about/", "<!-- wp:block {\"ref\":2} /--><!-- wp:paragraph --><p>b</p>",
                        kind: "page")
                        + item(2, "Piece", "?p=2", "<!-- wp:paragraph --><p>a</p>", kind: "wp_block")
                        + entry(5, 2, ["type": "post_type", "object_id": "1"])
                        + entry(6, 1, ["type": "custom", "url": "https://a.dev/"])
                        + entry(7, 3, ["type": "post_type", "object_id": "1", "menu_item_parent": "5"]))
            ])
        #expect(site.files["content/pages/about.md"]?.hasSuffix("\n\na\n\nb\n") == true)
        #expect(
            site.files["content/site.yml"]?.contains(
                "menu:\n  - title: Out\n    url: https://a.dev/\n  - title: About\n    url: /about/\nlinks") == true)
    }

    @Test func `what is no export is refused with what to do`() {
        #expect(throws: Mistakes.self) { try imported(.wordpress, ["a.xml": "<rss></rss>"]) }
        do {
            _ = try imported(.wordpress, ["a.xml": export("<item>")])
            Issue.record("it was taken")
        } catch let error as Mistakes {
            #expect(error.all.first?.place?.path == "a.xml" && error.all.first?.remedy != nil)
        } catch { Issue.record("\(error)") }
    }

    /// Ten thousand tags, none of which ends, or all at the last: each was looked for through all the rest.
    @Test(.timeLimit(.minutes(1))) func `many tags take as long as few, each`() throws {
        for end in ["", "[/x]"] {
            let text = String(repeating: "a [x y=1] ", count: 10_000) + end
            let site = try imported(.wordpress, ["a.xml": export(item(1, "T", "t/", text))])
            #expect(site.files["content/posts/2024-03-01-t.md"]?.ranges(of: "a \\[x y=1\\]").count == 10_000)
            #expect(site.notes.count { $0.hasSuffix("`[x]` is shown as it stands") } == 1)
        }
    }

    @Test func `an attachment whose file is gone leads to nothing but itself`() throws {
        let gone = "https://lamp.dev/blog/?attachment_id=5"
        let site = try imported(
            .wordpress,
            [
                "a.xml": export(
                    item(5, "G", "gone/", "", kind: "attachment", "<wp:attachment_url>\(gone)</wp:attachment_url>")
                        + item(
                            6, "H", "own/", "", kind: "attachment",
                            "<wp:attachment_url>https://lamp.dev/blog/own/</wp:attachment_url>")
                        + item(1, "T", "t/", "<img src=\"\(gone)\"> <a href=\"https://lamp.dev/blog/own/\">o</a>"))
            ])
        #expect(
            site.files["content/posts/2024-03-01-t.md"]?.contains("![](\(gone)) [o](https://lamp.dev/blog/own/)")
                == true)
    }

    @Test func `brackets of code stay, and a text that loves goes on`() throws {
        let old =
            "<pre>[[ -f a ]]</pre>[[1,2]] I <3 it [[gallery]] [gallery ids=\"7\"]\n[caption width=\"1\"]<img src=\"/a.png\" alt=\"\"> By <a href=\"https://y.dev/\">Bob</a>, 2012[/caption]"
        let picture = item(
            7, "B", "b/", "", kind: "attachment",
            "<wp:attachment_url>https://y.dev/b.png</wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>A &quot;red&quot; barn</wp:meta_value></wp:postmeta>"
        )
        let site = try imported(.wordpress, ["a.xml": export(item(1, "T", "t/", old) + picture)])
        let text = site.files["content/posts/2024-03-01-t.md"] ?? ""
        #expect(text.contains("```\n[[ -f a ]]\n```\n\n\\[\\[1,2\\]\\] I <3 it \\[gallery\\]"), "\(text)")
        #expect(text.contains("![A \"red\" barn](https://y.dev/b.png)"), "\(text)")
        #expect(text.hasSuffix("![](/a.png)\n\nBy [Bob](https://y.dev/), 2012\n"), "\(text)")
    }
}
