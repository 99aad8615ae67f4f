import Diagnostics
import Testing

@testable import Publishing

@Suite struct PieceTests {
    private let piece = """
        ---
        takes:
          name: {type: product, required: true}
          word: {type: [a, b], default: a}
        ---
        <b>{{ include.name.name }} {{ include.word }} {{ site.title }}</b>
        """

    private func theme(_ files: [String: String]) -> [String: String] {
        plainTheme.merging(files.map { ("themes/plain/partials/pieces/" + $0, $1) }) { $1 }
    }

    private let product = ["content/products/p/product.yml": "name: P & Q\ntagline: T\nkind: app\nversion: 1.0.0\n"]

    @Test func `a text uses a partial of the theme`() {
        let files = product.merging(["content/pages/a.md": post("A", "", "{% include card name=\"p\" %}")]) { $1 }
        let made = publish(files, theme: theme(["card.html": piece]))
        #expect(made.lines == [])
        #expect(made.text("a/index.html")?.contains("<b>P &amp; Q a Test</b>") == true)
    }

    @Test func `what the site does not have is told at its place`() {
        let text = "{% include card name=\"q\" %}\n{% include pic src=\"nix.md\" %}\n"
        let files = product.merging(["content/pages/a.md": post("A", "", text)]) { $1 }
        let made = publish(
            files, theme: theme(["card.html": piece, "pic.html": "---\ntakes: {src: picture}\n---\n{{ include.src }}"]))
        #expect(
            made.lines == [
                "content/pages/a.md:5: there is no product `q`",
                "content/pages/a.md:6: there is no file `nix.md` beside this one",
            ])
    }

    @Test func `the head of a piece is checked`() {
        let head = "---\ntakes:\n  a: {type: txt, requird: true}\nbody: 3\n---\n"
        #expect(
            publish(["content/pages/a.md": post("A")], theme: theme(["x.html": head])).lines == [
                "themes/plain/partials/pieces/x.html:3: there is no type `txt`",
                "themes/plain/partials/pieces/x.html:3: there is no field `requird`",
                "themes/plain/partials/pieces/x.html:4: `body` must be true or false",
            ])
    }
}
