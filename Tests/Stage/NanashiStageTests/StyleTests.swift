import Drawing
import Stage
import Testing

@testable import NanashiStage

private let brands: [UInt32] = [
    0x000000, 0xFFFFFF, 0xE2553D, 0x3355FF, 0x00FF00, 0xFFE600, 0x808080, 0xF4EFE6, 0x23395B, 0x8EE3D0, 0xFF00FF,
    0x17162B,
]

@Suite struct StyleTests {
    @Test(arguments: NanashiStyle.all)
    func `text is legible, pieces stand out, and differ for people without green cones`(style: NanashiStyle) {
        let stage = style.stage
        #expect(stage.ink.contrast(with: stage.ground) >= 7)
        #expect(stage.soft.contrast(with: stage.ground) >= 4.5)
        for cell in style.cells {
            #expect(style.x.face.contrast(with: cell) >= 3)
            #expect(style.o.face.contrast(with: cell) >= 3)
        }
        let (x, o) = (style.x.face.deuteranopia, style.o.face.deuteranopia)
        #expect(x.contrast(with: o) >= 1.3)
    }

    @Test(arguments: brands, [false, true])
    func `a style from any brand colour has pieces that stand out`(brand: UInt32, isDark: Bool) {
        let style = NanashiStyle.brand(Colour(brand), isDark: isDark)
        for cell in style.cells {
            #expect(style.x.face.contrast(with: cell) >= 3)
            #expect(style.o.face.contrast(with: cell) >= 3)
        }
        #expect(style.x.face.deuteranopia.contrast(with: style.o.face.deuteranopia) >= 1.25)
    }

    @Test func `styles are found by name, and from a colour`() throws {
        #expect(try NanashiStyle.named("dusk") == .dusk)
        #expect(try NanashiStyle.named("#fff").name == "#ffffff")
        #expect(throws: Objection.self) { try NanashiStyle.named("#ggg") }
        #expect(throws: Objection.self) { try NanashiStyle.named("") }
    }
}
