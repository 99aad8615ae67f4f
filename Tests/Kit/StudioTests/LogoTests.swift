import Canvas
import Diagnostics
import Drawing
import Images
import NanashiStage
import Testing

@testable import Studio

@Suite struct LogoTests {
    @Test func `a logo that is a JPEG comes as the PNG that everything else takes`() throws {
        let photograph = try jpeg(
            of: Raster(Pixmap(width: 64, height: 64, fill: Colour(0x3366CC))), quality: 90)
        let site = try SceneSite(SceneSite.head + "logo: icon.jpg\n", ["icon.jpg": photograph])
        #expect(site.mistakes.isEmpty)
        let setup = PictureSetup(
            games: [NanashiGame.kind], boardGame: NanashiBoard.game, cache: .none, fonts: .debian())
        let logo = try LogoMaker(setup).logo(of: try #require(site.content.products.first))
        #expect(logo.files.map(\.name) == ["logo.png"] && !logo.isDrawn)
        let picture = try pixmap(ofPNG: logo.files[0].bytes)
        #expect(picture.width == 64 && picture.height == 64)
        let colour = picture.colour(32, 32)
        #expect(abs(Int(colour.blue) - 0xCC) < 4 && abs(Int(colour.red) - 0x33) < 4)
    }

    @Test(arguments: [
        ("", "the logo cannot be drawn: it is empty"), ("hi", "the logo cannot be drawn: it is no PNG, JPEG or SVG"),
    ])
    func `a logo that holds no picture is not read as a drawing`(text: String, message: String) throws {
        let site = try SceneSite(SceneSite.head + "logo: icon.png\n", ["icon.png": Array(text.utf8)])
        let setup = PictureSetup(
            games: [NanashiGame.kind], boardGame: NanashiBoard.game, cache: .none, fonts: .debian())
        let product = try #require(site.content.products.first)
        #expect { try LogoMaker(setup).logo(of: product) } throws: {
            ($0 as? Mistakes)?.all.map(\.message) == [message]
        }
    }
}
