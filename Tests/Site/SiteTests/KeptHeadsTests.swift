import Diagnostics
import Files
import Testing
import Values

@testable import Site

@Suite struct KeptHeadsTests {
    private static let heads = [
        "title: Plain\ndate: 2026-11-01",
        "title: Ö\ndate: 2026-11-02T10:11:12.5+02:00\nupdated: 2026-11-03\ntags: [b, a]\ncategories: [x, y]",
        "date: 2026-11-04\ndescription: \"of a kind\"\ndraft: true\nunlisted: true\nsitemap: false\nsearch: false",
        "date: 2026-11-05\nlayout: wide\nproduct: nanashi\nimage: pic.png\nexcerpt: \"*short*\"\nslug: other",
        "date: 2026-11-06\nown: {list: [1, 2.0, true, null, text], day: 2026-01-01}\nnumber: -3\nnoindex: true\nrender: false",
        "date: 2026-11-07\nredirect: /elsewhere/\ncanonical: https://example.com/x/",
        "date: 2026-11-08\naliases: [/old/]",
        "date: 2026-11-09\npermalink: /:year/:slug/",
        "date: 2026-11-10\nexpires: 2027-01-01\ndue: 2026-12-01",
        "date: 2026-11-11\nstage: 2026-12-24",
    ]

    private static var tree: FileTree {
        var files = ["content/site.yml": "title: Heads\n", "content/guide/one.md": "No head.\n"]
        for (number, head) in heads.enumerated() {
            files["content/posts/2026-11-0\(number)-a.md"] = "---\n\(head)\n---\n\nText.\n"
        }
        files["content/pages/index.md"] = "+++\ntitle = \"T\"\n+++\nText.\n"
        return FileTree(texts: files)
    }

    private func pages(_ tree: FileTree, _ heads: KeptHeads?) -> [Page] {
        SiteReader(heads: heads).read(tree).content.pages
    }

    @Test func `a page of a kept head is the page that is read`() {
        let tree = KeptHeadsTests.tree
        let first = KeptHeads { _ in false }
        let read = pages(tree, first)
        let kept = pages(tree, KeptHeads(packed: first.packed[...]) { _ in true })
        #expect(read.count == KeptHeadsTests.heads.count + 2)
        #expect(read.map(words) == kept.map(words))
        #expect(zip(read, kept).allSatisfy { $0.frontMatter.raw == $1.frontMatter.raw })
        #expect(read.map { $0.frontMatter.raw.keys } == kept.map { $0.frontMatter.raw.keys })
    }

    @Test func `what is kept is used where it is the same, and only there`() {
        let first = KeptHeads { _ in false }
        _ = pages(KeptHeadsTests.tree, first)
        var tree = KeptHeadsTests.tree
        let path = "content/posts/2026-11-00-a.md"
        tree[path] = .bytes(Array("---\ntitle: Other\ndate: 2026-11-01\n---\n\nText.\n".utf8))
        func title(_ isSame: Bool) -> String? {
            let heads = KeptHeads(packed: first.packed[...]) { _ in isSame }
            return pages(tree, heads).first { $0.path == path }?.frontMatter.title
        }
        #expect(title(true) == "Plain")
        #expect(title(false) == "Other")
    }

    @Test func `a head that differs in its title alone is told from one that differs in more`() {
        func areRetitled(_ head: String, site: String = "title: Heads\n") -> Bool {
            var tree = KeptHeadsTests.tree
            tree["content/site.yml"] = .bytes(Array(site.utf8))
            let first = KeptHeads { _ in false }
            _ = pages(tree, first)
            let path = "content/posts/2026-11-00-a.md"
            tree[path] = .bytes(Array("---\n\(head)\n---\n\nAnother text.\n".utf8))
            let second = KeptHeads(packed: first.packed[...], retitled: [ExactName(path)]) { !$0.hasSuffix("00-a.md") }
            _ = pages(tree, second)
            #expect(second.hasOthers && !first.hasOthers)
            return second.areRetitled
        }
        let rest = KeptHeadsTests.heads[0].dropFirst("title: Plain".count)
        #expect(areRetitled("title: Other\(rest)"))
        #expect(areRetitled("title: Ö\(rest)"))
        #expect(areRetitled("title: 'Of \"three\" words'\(rest)"))
        #expect(!areRetitled("title: Other\(rest)\ndescription: new"))
        #expect(!areRetitled("title: Other\(rest)".replacing("11-01", with: "11-02")))
        #expect(!areRetitled(String(rest.dropFirst())), "the title of a page without one is its file's name")
        #expect(!areRetitled("title: [Other]\(rest)"), "what is wrong with a head is told by those who make everything")
        #expect(!areRetitled("title: Other\(rest)", site: "title: Heads\npermalink: /:title/\n"))
    }

    @Test func `the next run finds the heads of both, read and kept`() {
        let first = KeptHeads { _ in false }
        _ = pages(KeptHeadsTests.tree, first)
        let second = KeptHeads(packed: first.packed[...]) { !$0.hasSuffix("3-a.md") }
        _ = pages(KeptHeadsTests.tree, second)
        #expect(second.packed == first.packed)
    }

    @Test func `bytes that are no heads are none`() {
        let first = KeptHeads { _ in false }
        let read = pages(KeptHeadsTests.tree, first).map(words)
        let packed = first.packed
        for count in stride(from: 0, to: packed.count, by: 7) {
            let heads = KeptHeads(packed: packed[..<count]) { _ in true }
            #expect(pages(KeptHeadsTests.tree, heads).map(words) == read)
        }
    }

    @Test func `a head with a mistake is not kept, so that it is told each time`() {
        let tree = FileTree(texts: [
            "content/site.yml": "title: Heads\n", "content/posts/2026-11-01-a.md": "---\ntitel: x\n---\n\nText.\n",
        ])
        let first = KeptHeads { _ in false }
        let told = SiteReader(heads: first).read(tree).mistakes
        #expect(!told.isEmpty)
        #expect(SiteReader(heads: KeptHeads(packed: first.packed[...]) { _ in true }).read(tree).mistakes == told)
    }

    /// All of a page but what compares by itself.
    private func words(_ page: Page) -> String {
        var head = page.frontMatter
        head.raw = Object()
        return "\(page.kind) \(page.path) \(page.language) \(page.address.path) \(String(describing: page.cut)) "
            + "\(page.file.size) "
            + Mirror(reflecting: head).children.map { label, value in
                label == "raw" ? "" : "\(label ?? ""): \(String(reflecting: value))"
            }.joined(separator: "\n")
    }
}
