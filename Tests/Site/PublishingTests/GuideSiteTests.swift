import Files
import Foundation
import Site
import Testing

@testable import Publishing

/// The package's folder, found from this file.
private let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

/// The files that a page of the guide shows, by the titles of their fences.
private func files(ofGuide name: String) throws -> [String: String] {
    let text = try String(contentsOf: repository.appending(path: "content/guide/\(name)"), encoding: .utf8)
    var files: [String: String] = [:]
    var open: (path: String, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if let inside = open {
            if line == "```" {
                files[inside.path] = inside.lines.joined(separator: "\n") + "\n"
                open = nil
            } else {
                open?.lines.append(line)
            }
        } else if line.hasPrefix("```"), let title = line.firstRange(of: "title=\"") {
            open = (String(line[title.upperBound...].prefix { $0 != "\"" }), [])
        }
    }
    return files
}

/// The built-in theme as texts.
func marquee() throws -> [String: String] {
    let folder = repository.appending(path: "themes/marquee")
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
        guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else { continue }
        files["themes/marquee/" + path] = text
    }
    return files
}

@Suite struct GuideSiteTests {
    @Test func `the site of the page about languages is whole`() throws {
        let files = try files(ofGuide: "languages.md")
        #expect(files.count == 7)
        let made = publish(files, theme: try marquee(), site: "")
        #expect(
            made.lines == [
                "content/site.yml:15: 3 of 3 pages are not there in ar, first content/pages/about.md"
            ])
        let page = try #require(made.text("de/posts/2026/der-zweite-abend/index.html"))
        #expect(page.contains("<html lang=\"de\">"))
        #expect(page.contains("hreflang=\"x-default\" href=\"https://stage.example/posts/2026/second-night/\""))
        #expect(made.text("de/ueber-uns/index.html")?.contains("href=\"/de/posts/2026/hello/\"") == true)
        #expect(
            made.text("de/posts/2026/hello/index.html")?.contains("<a href=\"/de/ueber-uns/\">über uns</a>") == true)
        #expect(made.text("ar/index.html")?.contains("<html lang=\"ar\" dir=\"rtl\">") == true)
        #expect(made.text("ar/index.html")?.contains(">المسرح الصغير</a>") == true)
        #expect(made.text("de/search/index.html")?.contains("data-index=\"/de/search.json\"") == true)
        #expect(made.text("index.html")?.contains("class=\"languages\"") == true)
    }

    @Test func `the site of the page about versions is whole`() throws {
        let made = publish(try files(ofGuide: "versions.md"), theme: try marquee(), site: "")
        #expect(made.lines == [])
        let old = try #require(made.text("guide/v1.2/begin/index.html"))
        #expect(old.contains("<p class=\"old-version\">This page is about version v1.2."))
        #expect(old.contains("<a href=\"/guide/begin/\">The newest is v2.0.</a>"))
        #expect(old.contains("<link rel=\"canonical\" href=\"https://knots.example/guide/begin/\">"))
        #expect(old.contains("<a href=\"/guide/v1.2/hemp/\">more to say</a>"))
        #expect(old.contains("<li><a href=\"/guide/v1.1/begin/\">v1.1</a></li>"))
        let new = try #require(made.text("guide/begin/index.html"))
        #expect(!new.contains("old-version") && !new.contains("hemp"))
        #expect(made.text("search.json")?.contains("v1.2") == false)
        #expect(made.text("sitemap.xml")?.contains("/guide/v1.2/hemp/") == true)
        #expect(made.text("sitemap.xml")?.contains("/guide/v1.2/begin/") == false)
    }

    @Test func `the site of the page about putting it online is whole`() throws {
        let made = publish(
            try files(ofGuide: "publishing.md").filter { $0.key.hasPrefix("content/") }, theme: try marquee(), site: "")
        #expect(made.lines == [])
        #expect(
            made.text("llms.txt")?.contains("[Knots](https://knots.example/knots/index.html.md): Three that hold.")
                == true)
        #expect(
            made.text("knots/index.html.md")
                == "# Knots\n\n> Three that hold.\n\nThe bowline, the hitch and the [bend](https://knots.example/bend/).\n"
        )
        let page = try #require(made.text("bend/index.html"))
        #expect(page.contains("<link rel=alternate type=text/markdown href=/bend/index.html.md>"))
        #expect(page.contains("<p>It joins two ropes.</p>"))
    }

    @Test func `the site of the page about daily work is whole`() throws {
        let files = try files(ofGuide: "daily.md")
        let made = publish(files, theme: try marquee().merging(files) { $1 }, site: "")
        #expect(made.lines == [])
        let old = try #require(made.text("posts/2019/one/index.html"))
        #expect(old.contains("content=\"noindex\""))
        #expect(old.contains("<link rel=\"canonical\" href=\"https://elsewhere.example/one/\">"))
        #expect(old.contains("<meta name=\"verified\" content=\"yes\">"))
        #expect(old.contains("/assets/custom."))
        #expect(old.contains(">Two</a>"))
        let new = try #require(made.text("posts/2026/two/index.html"))
        #expect(!new.contains("content=\"noindex\""))
        let talk = try #require(made.text("talks/first-night/index.html"))
        #expect(talk.contains("<h1>First night</h1>\n<p><b>PARIS</b> ⚑\n</p>"), "\(talk)")
        #expect(talk.contains("<p>What went <em>well</em>.</p>"))
        #expect(talk.contains("<summary>More</summary>"))
        #expect(made.text("talks/again/index.html")?.contains("<b>OSLO</b>") == true)
    }
}
