import Files
import Site
import Testing
import Values

@testable import Studio

private func product(_ play: String) throws -> Product {
    let (content, _) = SiteReader().read(
        FileTree(texts: [
            "content/site.yml": "title: T\n", "themes/marquee/theme.yml": "name: marquee\n",
            "content/products/lamp/product.yml": "name: L\ntagline: T\nkind: app\nplays: {trailer: t.play}\n",
            "content/products/lamp/t.play": play,
        ]))
    return try #require(content.products.first)
}

private let setup = PictureSetup(games: [BlinkGame.kind], boardGame: BlinkGame.board)
private let play = "game blink\nsize 48x32\nfps 10\ncaption \"On\"\ntap lamp\n"

@Suite struct PlannedFilmTests {
    @Test func `what is planned is what the page shows once it is drawn`() throws {
        let product = try product(play)
        let film = try #require(PlannedFilm(product, setup.performer))
        guard case .object(let shown)? = PagePictureMaker(setup).pictures(of: product).members["picture"],
            case .lazy(let planned) = film.members
        else {
            Issue.record("there is no picture")
            return
        }
        #expect(planned.memberNames == shown.map(\.0))
        let script = try #require(product.script("trailer"))
        let films = MovingPictureMaker(setup)
        let light = try films.picture(of: script, PlayChanges(style: "day"))
        let dark = try films.picture(of: script, PlayChanges(style: "dusk"))
        for (name, value) in shown {
            guard case .string(let text)? = planned.member(name) else {
                #expect(planned.member(name) == value, "\(name)")
                continue
            }
            #expect(.string(film.finished(text, light: light, dark: dark)) == value, "\(name)")
        }
    }

    @Test func `each file has a mark of its own, as long as what takes its place`() throws {
        let film = try #require(PlannedFilm(product(play), setup.performer))
        let addresses = ["gif", "still", "dark_gif", "dark_still"].compactMap(film.address)
        let marks = addresses.compactMap { $0.split(separator: ".").dropFirst().first }
        #expect(Set(marks).count == 4)
        #expect(marks.allSatisfy { $0.count == Digest(of: []).fingerprint.count && $0.allSatisfy(\.isLetter) })
        #expect(film.address("width") == nil && film.address("nothing") == nil)
    }

    @Test(arguments: ["game chess\n", "nonsense", "game blink\nshout\n"])
    func `a play that cannot be read plans nothing`(_ play: String) throws {
        #expect(PlannedFilm(try product(play), setup.performer) == nil)
    }
}
