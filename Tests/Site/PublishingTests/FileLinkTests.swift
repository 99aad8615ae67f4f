import Files
import Site
import Testing

@testable import Publishing

/// Pictures and files are named as they lie in the folder, and are found where the page is.
@Suite struct FileLinkTests {
    private func image(_ markdown: String, at path: String, beside files: [String: String]) -> Publication {
        publish(files.merging([path: post("T", "date: 2026-01-02", markdown)]) { $1 })
    }

    @Test func `a picture beside a post that is no index comes along`() {
        let made = image(
            "![x](b.png)", at: "content/posts/trip/t.md", beside: ["content/posts/trip/b.png": tinyPicture("picture")])
        #expect(made.lines == [])
        #expect(made.text("posts/2026/t/b.png") == tinyPicture("picture"))
        #expect(made.text("posts/2026/t/index.html")?.contains("src=\"/posts/2026/t/b.png\"") == true)
    }

    @Test func `a picture in a folder below or above comes along under its name`() {
        let made = image(
            "![x](pictures/a.png) ![y](../shared/b.png)", at: "content/posts/trip/t.md",
            beside: [
                "content/posts/trip/pictures/a.png": tinyPicture("A"), "content/posts/shared/b.png": tinyPicture("B"),
            ])
        #expect(made.lines == [])
        #expect(made.text("posts/2026/t/pictures/a.png") == tinyPicture("A"))
        #expect(made.text("posts/2026/t/shared/b.png") == tinyPicture("B"))
    }

    /// As the chapters of The Rust Programming Language name each other.
    @Test func `the HTML that other programs make of a text is its page`() {
        let made = publish([
            "content/book/ch01.md": post("One", "", "[two](ch02.html#here) [top](index.html) [lost](ch03.html)"),
            "content/book/ch02.md": post("Two", "", "## Here\n\n[one](../book/ch01.html)"),
            "content/book/index.md": post("Book", "", "[a file](real.html)"),
            "content/book/real.html": "<p>real</p>", "content/book/real.md": post("Real", ""),
        ])
        let one = made.text("book/ch01/index.html") ?? ""
        #expect(one.contains("href=\"/book/ch02/#here\"") && one.contains("href=\"/book/\""), "\(one)")
        #expect(made.text("book/ch02/index.html")?.contains("href=\"/book/ch01/\"") == true)
        #expect(made.text("book/index.html")?.contains("real.html") == true)
        #expect(made.lines.filter { $0.contains("leads nowhere") }.count == 1, "\(made.lines)")
        #expect(made.lines.contains { $0.contains("ch03.html") }, "\(made.lines)")
    }

    /// As the manuals of Jest and of Hexo name each other's chapters, which stand at addresses without a slash behind.
    @Test func `a text beside this one is found without its ending`() {
        let made = publish([
            "content/book/One.md": post("One", "", "[a](two#here) [b](Two) [c](./part/three) [d](four) [e](lost)"),
            "content/book/Two.md": post("Two", "", "## Here\n\n[a](../about?b) [b](one)"),
            "content/book/part/three.md": post("Three", "", "[a](../Two) [b](../one)"),
            "content/book/one/four.md": post("Four"), "content/book/four.md": post("No"),
            "content/book/index.md": post("Book", "", "[a](Two)"), "content/pages/about.md": post("About"),
        ])
        let links = { (path: String) in
            (made.text("book/\(path)index.html") ?? "").matches(of: /href="([^"]*)">[a-e]</).map { String($0.1) }
        }
        #expect(
            links("one/") == ["/book/two/#here", "/book/two/", "/book/part/three/", "/book/one/four", "/book/one/lost"])
        #expect(links("two/") == ["/about/?b", "/book/one/"])
        #expect(links("part/three/") == ["/book/two/", "/book/one/"])
        #expect(links("") == ["/book/two/"])
        #expect(made.lines == ["content/book/One.md:5: the address `/book/one/lost` leads nowhere"])
    }

    /// As the manuals of Nushell (VuePress) and of Vite (VitePress) name their chapters.
    @Test func `a text is found from the root of its manual, wherever that was copied to`() {
        let links =
            "[a](/book/two.md#here) [b](/book/two.html) [c](/book/two) [d](/book/two/) [e](/about) [f](/lost.md) [g](/real.html)"
        let made = publish([
            "content/book/one.md": post("One", "", links), "content/book/two.md": post("Two", "slug: 2", "## Here"),
            "content/old/book/one.md": post("One", "", "[a](/book/two.md) [b](/book/three.mdx?c)"),
            "content/old/book/two.md": post("Two"), "content/old/book/three.mdx": post("Three"),
            "content/pages/about.md": post("About"), "content/about.md": post("No"), "content/real.md": post("No"),
            "content/assets/real.html": "<p>real</p>", "content/real.html": "<p>real</p>",
        ])
        let found = { (path: String) in
            (made.text("\(path)/index.html") ?? "").matches(of: /href="([^"]*)">[a-g]</).map { String($0.1) }
        }
        #expect(
            found("book/one") == [
                "/book/2/#here", "/book/2/", "/book/2/", "/book/two/", "/about", "/lost.md", "/real.html",
            ])
        #expect(found("old/book/one") == ["/old/book/two/", "/old/book/three/?c"])
        #expect(made.lines.filter { $0.contains("leads nowhere") }.count == 2, "\(made.lines)")
    }

    /// As the manuals of Tauri and of Starlight are written.
    @Test func `a text of MDX is a page, and is found as other texts are`() {
        let made = publish(
            [
                "content/book/one.mdx":
                    "import Card from './card.astro';\n\n# One\n\n[a](two.mdx#here) [b](two) [c](two.html)\n",
                "content/book/two.mdx": post(
                    "Two", "", "<Steps>\n    ## Here\n\n    [a](./one.mdx) [b](one) [c](lost.mdx)\n</Steps>"),
                "content/book/index.mdx": post("Book", "", "<Card title=\"a\" />"),
                "themes/plain/partials/pieces/Card.html":
                    "---\ntakes: {title: text}\n---\n<b>{{ include.title }}</b>",
            ], site: plainSite + "links: {internal: warn}\n")
        let links = { (path: String) in
            (made.text("book/\(path)index.html") ?? "").matches(of: /href="([^"]*)">[a-c]</).map { String($0.1) }
        }
        #expect(links("one/") == ["/book/two/#here", "/book/two/", "/book/two/"])
        #expect(links("two/").prefix(2) == ["/book/one/", "/book/one/"])
        #expect(made.text("book/one/index.html")?.hasPrefix("<html>One|") == true)
        #expect(made.text("book/index.html")?.contains("<b>a</b>") == true)
        #expect(
            made.lines == [
                "1 place holds elements that HTML does not have, whose tags no reader will see: content/book/two.mdx:5:1 `<Steps>`",
                "content/book/two.mdx:8: the address `lost.mdx` leads nowhere",
            ], "\(made.lines)")
    }

    @Test func `a file that no page points at stays at home`() {
        let made = image("Text.", at: "content/posts/trip/t.md", beside: ["content/posts/trip/b.psd": "draft"])
        #expect(made.tree.paths.filter { $0.hasSuffix("psd") } == [])
    }

    @Test func `an asset is found by the path of its file`() {
        let made = image(
            "![x](../assets/b.png)", at: "content/pages/a.md", beside: ["content/assets/b.png": tinyPicture("B")])
        #expect(made.lines == [])
        #expect(made.text("a/index.html")?.contains("src=\"/assets/b.png\"") == true)
    }

    @Test func `a file beside an index is found from another page too`() {
        let made = publish([
            "content/posts/trip/index.md": post("Trip", "date: 2026-01-02"),
            "content/posts/trip/b.png": tinyPicture("B"),
            "content/pages/a.md": post("A", "", "![x](../posts/trip/b.png)"),
        ])
        #expect(made.lines == [])
        #expect(made.text("a/index.html")?.contains("src=\"/posts/2026/trip/b.png\"") == true)
    }

    @Test func `a page with an address of a file keeps what it brings in a folder of its own`() {
        let made = publish([
            "content/pages/a.md": post("A", "permalink: /a.html", "![x](b.png)"),
            "content/pages/b.png": tinyPicture("B"),
        ])
        #expect(made.lines == [])
        #expect(made.text("a/b.png") == tinyPicture("B"))
    }

    @Test func `a picture that is not there says where to put it`() {
        let made = image("![x](b.png)", at: "content/pages/a.md", beside: [:])
        #expect(made.lines == ["content/pages/a.md:5: the address `/a/b.png` leads nowhere"])
        #expect(
            made.mistakes.first?.remedy
                == "put the file beside this one, or into content/assets/ and write `/assets/b.png`")
    }

    @Test func `a picture whose name has other capitals is named as it is`() {
        let made = image(
            "![x](lamp.jpg)", at: "content/posts/t.md",
            beside: ["content/posts/Lamp.JPG": tinyPicture("A"), "content/posts/camp.jpg": tinyPicture("B")])
        #expect(
            made.mistakes.first?.remedy == "there is a file `Lamp.JPG`: servers tell capitals from small letters",
            "\(made.lines)")
    }

    @Test func `a picture that is elsewhere says where`() {
        let made = image(
            "![x](b.png)", at: "content/pages/a.md", beside: ["content/assets/art/b.png": tinyPicture("B")])
        #expect(made.mistakes.first?.remedy == "write `/assets/art/b.png`, where there is such a file")
    }
}

/// The picture that front matter names is looked for like any other.
@Suite struct FrontImageTests {
    private func made(_ image: String, _ files: [String: String] = [:]) -> Publication {
        let layout = ["themes/plain/layouts/page.html": "<p>{{ page.image }}</p>"]
        return publish(
            files.merging(["content/pages/a.md": post("A", "image: \(image)")]) { $1 },
            theme: plainTheme.merging(layout) { $1 })
    }

    @Test(arguments: [
        ("b.png", "content/pages/b.png", "/a/b.png"), ("/assets/b.png", "content/assets/b.png", "/assets/b.png"),
        ("../assets/b.png", "content/assets/b.png", "/assets/b.png"),
        ("assets/b.png", "content/assets/b.png", "/assets/b.png"),
    ])
    func `it is found`(image: String, file: String, address: String) {
        let made = made(image, [file: tinyPicture("B")])
        #expect(made.lines == [])
        #expect(made.text("a/index.html") == "<p>\(address)</p>")
        #expect(made.text(String(address.dropFirst())) == tinyPicture("B"))
    }

    @Test func `one of another site stays`() {
        #expect(made("https://other.dev/b.png").lines == [])
    }

    @Test(arguments: ["/nope.png", "nope.png"])
    func `one that is not there is an error at its line`(image: String) {
        let made = made(image)
        #expect(made.lines == ["content/pages/a.md:3: the picture `\(image)` is not there"])
        #expect(made.mistakes.first?.place?.column == 8)
        #expect(made.mistakes.first?.excerpt == "image: \(image)")
    }
}
