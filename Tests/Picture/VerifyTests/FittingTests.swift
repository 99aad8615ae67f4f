import Media
import MediaSamples
import Testing

@testable import Verify

@Suite struct FittingTests {
    private func fitting(_ bytes: [UInt8], _ name: String = "a.png") throws -> Fitting {
        Fitting(try #require(Medium(bytes)), path: name)
    }

    @Test func `a picture is made for the slots of its size, and fits others`() throws {
        let fitting = try fitting(png(1290, 2796))
        #expect(fitting.made.map(\.slot.id) == ["appstore-iphone-69", "imessage-iphone-69"])
        #expect(fitting.taken.map(\.slot.id).contains("fdroid-phone"))
        #expect(fitting.near.isEmpty && fitting.isTaken)
    }

    @Test func `of a picture of the right size the slots say what is wrong with it`() throws {
        let fitting = try fitting(png(1290, 2796, type: 6))
        #expect(fitting.made.isEmpty)
        #expect(fitting.near.map(\.slot.id) == ["appstore-iphone-69", "imessage-iphone-69"])
        #expect(fitting.near.first?.findings.map(\.property) == ["alpha channel"])
    }

    @Test func `of a picture of no slot's size the nearest is named`() throws {
        #expect(try fitting(png(1284, 2770)).near.map(\.slot.id) == ["appstore-iphone-65", "imessage-iphone-65"])
    }

    @Test func `where nobody takes it, the slot with least against it speaks`() throws {
        let medium = try #require(Medium(png(1080, 1920, type: 6)))
        let play = try SlotTable.slots("google-play")
        let fitting = Fitting(medium, path: "a.png", among: play)
        #expect(!fitting.isTaken && fitting.near.map(\.slot.id) == ["play-phone"])
        #expect(fitting.near.first?.findings.map(\.property) == ["alpha channel"])
    }

    @Test func `films are asked of the slots of films alone`() throws {
        let fitting = try fitting(SampleFilm().bytes, "a.mp4")
        #expect(fitting.made.map(\.slot.id).contains("appstore-iphone-69-preview"))
        #expect((fitting.made + fitting.taken + fitting.near).allSatisfy { $0.slot.film != nil })
    }
}
