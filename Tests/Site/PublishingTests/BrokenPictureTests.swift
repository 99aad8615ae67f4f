import Testing

@testable import Publishing

@Suite struct BrokenPictureTests {
    @Test func `a file that holds no picture is told where a text or a head shows it`() {
        let made = publish([
            "content/pages/a.md": post(
                "A", "image: /assets/bad.png", "![one](/assets/bad.png) and\n![two](/assets/gone.png)"),
            "content/assets/bad.png": "no picture",
        ])
        #expect(made.lines.count == 3, "\(made.lines)")
        #expect(made.lines.filter { $0.contains("`/assets/bad.png` cannot be read") }.count == 2, "\(made.lines)")
        #expect(made.lines.contains { $0.hasPrefix("content/pages/a.md:5") && $0.contains("cannot be read") })
    }

    @Test(arguments: ["", "no drawing", "<html><p>404</p></html>"])
    func `a drawing without the element of one is told, whatever else stands in it`(file: String) {
        let made = publish([
            "content/pages/a.md": post("A", "", "![x](/assets/a.svg)"), "content/assets/a.svg": file,
        ])
        #expect(
            made.lines
                == ["content/pages/a.md:5: the picture `/assets/a.svg` cannot be read: its file holds no SVG"],
            "\(made.lines)")
    }

    @Test(arguments: [
        "<?xml version=\"1.0\"?>\n<!-- a -->\n<!DOCTYPE svg>\n<svg:svg xmlns:svg=\"http://www.w3.org/2000/svg\"/>",
        "<svg viewBox=\"0 0 1 1\"><path", "\u{FEFF}<svg/>",
    ])
    func `a drawing is one however it is written`(file: String) {
        let made = publish([
            "content/pages/a.md": post("A", "", "![x](/assets/a.svg)"), "content/assets/a.svg": file,
        ])
        #expect(made.lines == [])
    }

    @Test func `where Git keeps the picture apart, it is said how to get it`() {
        let made = publish([
            "content/pages/a.md": post("A", "image: /assets/kept.png", "![one](/assets/kept.png)"),
            "content/assets/kept.png": "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
        ])
        #expect(made.lines.filter { $0.contains("only points to the picture, which Git keeps apart") }.count == 2)
        #expect(made.mistakes.allSatisfy { $0.remedy?.contains("git lfs pull") ?? false })
    }

    @Test func `a drawing, a picture with a question and one of others are left to the browser`() {
        let made = publish([
            "content/pages/a.md": post("A", "", "![x](/assets/a.svg) ![y](https://example.com/a.png)"),
            "content/assets/a.svg": "<svg/>",
        ])
        #expect(made.lines == [])
    }
}
