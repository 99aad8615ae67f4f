import Files
import Site
import Testing
import Values

@testable import Rendering

/// A box of an MP4 file.
private func box(_ name: String, _ content: [UInt8]) -> [UInt8] { word(content.count + 8) + Array(name.utf8) + content }

/// A number of four bytes, the heaviest first.
private func word(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

private let zero: [UInt8] = [0, 0, 0, 0]

/// An MP4 file as players read it: the index may stand behind the pictures.
private func movie(units: Int, length: Int, width: Int, height: Int) -> [UInt8] {
    let head = box("mvhd", zero + zero + zero + word(units) + word(length) + zero)
    let sound = box("trak", box("tkhd", [UInt8](repeating: 0, count: 84)))
    let picture = box("trak", box("tkhd", [UInt8](repeating: 0, count: 76) + word(width << 16) + word(height << 16)))
    return box("ftyp", Array("isom".utf8) + zero) + box("mdat", [1, 2, 3]) + box("moov", head + sound + picture)
}

@Suite struct FilmTests {
    private func product(_ files: [String], _ more: String = "") -> Product? {
        var tree: [String: FileContent] = [
            "content/site.yml": .bytes(Array("title: T\n".utf8)),
            "content/products/p/product.yml": .bytes(
                Array("name: P\ntagline: T\nkind: game\nplays:\n  b: plays/b.play\n\(more)".utf8)),
        ]
        let film = movie(units: 1_000, length: 2_500, width: 300, height: 200)
        for file in files + ["plays/b.play"] { tree["content/products/p/" + file] = .bytes(film) }
        return SiteReader().read(FileTree(tree)).content.products.first
    }

    @Test func `a film is a file beside the plays, with its other forms, captions and poster`() throws {
        let made = try #require(
            product(["films/b.mp4", "films/b.webm", "films/b.vtt", "films/b.fr.vtt", "films/b.jpg"]))
        let film = try #require(ProductFilms(made, language: "en").film("b", picture: nil))
        #expect(film["src"] == "/products/p/films/b.mp4")
        #expect(
            film["sources"] == [
                ["src": "/products/p/films/b.webm", "type": "video/webm"],
                ["src": "/products/p/films/b.mp4", "type": "video/mp4"],
            ])
        #expect(film["poster"] == "/products/p/films/b.jpg")
        #expect(film["width"] == 300)
        #expect(film["duration"] == "PT2.5S")
        #expect(
            film["captions"] == [
                ["src": "/products/p/films/b.vtt", "language": "en", "label": "en"],
                ["src": "/products/p/films/b.fr.vtt", "language": "fr", "label": "fr"],
            ])
    }

    @Test func `a moment that the manifest names is the poster before a picture beside the film`() throws {
        let made = try #require(product(["films/b.mp4", "films/b.jpg"]))
        let film = ProductFilms(made, language: "en").film(
            "b", picture: ["still": "/s.png", "poster": "/m.jpg", "part": "t=2,7"])
        #expect(film?["poster"] == "/m.jpg")
        // Who follows the link has all of it.
        #expect(film?["src"] == "/products/p/films/b.mp4")
        #expect(film?["sources"] == [["src": "/products/p/films/b.mp4#t=2,7", "type": "video/mp4"]])
    }

    @Test func `the film that the manifest names is the first`() throws {
        let made = try #require(product(["films/a.mp4", "films/b.mp4", "films/c.mp4"], "film: {src: films/c.mp4}\n"))
        #expect(ProductFilms(made, language: "en").first == "c")
        #expect(try ProductFilms(#require(product(["films/a.mp4", "films/b.mp4"])), language: "en").first == "b")
    }

    @Test func `the poster is the still of the play where there is no other`() throws {
        let made = try #require(product(["films/b.mp4"]))
        let film = ProductFilms(made, language: "en").film("b", picture: ["still": "/s.png", "alt": "A game."])
        #expect(film?["poster"] == "/s.png")
        #expect(film?["description"] == "A game.")
    }

    @Test func `the film of the first play comes first`() {
        func first(_ files: [String]) -> String? { product(files).flatMap { ProductFilms($0, language: "en").first } }
        #expect(first(["films/a.mp4", "films/b.mp4"]) == "b")
        #expect(first(["films/a.mp4"]) == "a")
        #expect(first([]) == nil)
    }
}
