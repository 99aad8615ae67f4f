import Testing

@testable import SiteImport

/// YAML whose values stand for each other, which a build does not read.
@Suite struct AliasImportTests {
    @Test func `aliases are written out`() throws {
        let site = try imported(
            .hugo,
            [
                "hugo.yaml": "title: &t Stage\nparams: {description: *t}\n",
                "data/a.yml": "base: &b {x: 1, z: 2}\nown:\n  <<: *b\n  z: 3\n",
                "content/a.md": "---\ntitle: &a About\ndescription: *a\n---\nHi\n",
            ])
        #expect(site.files["content/site.yml"]?.contains("description: Stage") == true)
        #expect(site.files["content/data/a.yml"] == "base:\n  x: 1\n  z: 2\nown:\n  z: 3\n  x: 1\n")
        #expect(site.files["content/pages/a.md"]?.contains("description: About") == true)
    }

    @Test func `what aliases come to is bounded`() throws {
        var text = "a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
        for number in 1...9 {
            text +=
                "a\(number): &a\(number) [\(Array(repeating: "*a\(number - 1)", count: 10).joined(separator: ", "))]\n"
        }
        let site = try imported(
            .hugo, ["hugo.yaml": "title: T\n", "data/a.yml": text, "content/a.md": "---\ntitle: A\n---\n"])
        #expect(site.files["content/data/a.yml"] == nil)
        #expect(site.notes.contains { $0.hasPrefix("data/a.yml:") })
    }
}
