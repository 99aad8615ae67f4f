import Canvas
import Drawing
import Files
import Site
import Testing
import Values

@testable import Studio

/// A product with a film that can be named and not decoded, since there is no program for it.
private func pictures(_ manifest: String, _ files: [String: [UInt8]] = [:]) throws -> PagePictures {
    var tree: [String: FileContent] = [
        "content/site.yml": .bytes(Array("title: T\n".utf8)),
        "content/products/lamp/product.yml": .bytes(
            Array("name: Lamp\ntagline: It shines.\nkind: game\n\(manifest)".utf8)),
    ]
    for (name, bytes) in files { tree["content/products/lamp/" + name] = .bytes(bytes) }
    let product = try #require(SiteReader().read(FileTree(tree)).content.products.first)
    return PagePictureMaker(PictureSetup(games: [BlinkGame.kind])).pictures(of: product)
}

@Suite struct OwnFilmPageTests {
    @Test func `the manifest's picture leads the page of a product without a play, in its own size`() throws {
        let small = try png(of: Pixmap(width: 16, height: 12, fill: .black))
        let page = try pictures("picture: {src: shots/a b.png, alt: Room}\n", ["shots/a b.png": small])
        #expect(
            page.members["picture"] == [
                "gif": "/products/lamp/shots/a%20b.png", "still": "/products/lamp/shots/a%20b.png", "width": 16,
                "height": 12, "alt": "Room", "pixelated": true,
            ])
        #expect(page.mistakes.isEmpty)
    }

    @Test func `a product with a play is led by that`() throws {
        let play = Array("game blink\nsize 48x48\ntap lamp\nwait 0.2s\n".utf8)
        let page = try pictures(
            "picture: {src: /a.png, alt: Room}\nplays: {trailer: a.play}\n", ["a.play": play])
        let picture = page.members["picture"]
        #expect(picture != nil)
        if case .object(let members)? = picture { #expect(members["alt"] != "Room") }
    }
}
