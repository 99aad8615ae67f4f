import Diagnostics
import Media
import Testing

@testable import Verify

@Suite struct SlotTableTests {
    @Test func `every row is understood`() {
        #expect(SlotTable.rows.mistakes == [])
        #expect(SlotTable.all.count >= 129)
        #expect(Set(SlotTable.all.map(\.id)).count == SlotTable.all.count)
    }

    @Test func `every row says where it was read and when`() {
        for slot in SlotTable.all {
            #expect(slot.source.date.hasPrefix("20"), "\(slot.id)")
            #expect(["primary", "second hand"].contains(slot.source.confidence), "\(slot.id)")
            #expect(!slot.place.isEmpty && !slot.kind.isEmpty && !slot.formats.isEmpty, "\(slot.id)")
        }
    }

    @Test func `films have rules, and what is not a film has none`() {
        for slot in SlotTable.all where slot.takesFiles {
            let takesFilms = slot.formats.compactMap(MediaFormat.init(rawValue:)).contains { $0.isFilm }
            #expect((slot.film != nil) == takesFilms, "\(slot.id)")
        }
    }

    @Test func `a row's own word stands instead of what is said for all`() {
        let text = """
            each: place p | formats png jpeg | need optional | source s
            one | One | sizes 10x20 turned
            two | Two | formats gif | sizes 30x40
                | need required: always
            each: place q | source s
            three | Three | formats png
            """
        let source = RuleSource(id: "s", what: "somebody", date: "2026-11", confidence: "primary")
        let rows = SlotRows([text], sources: ["s": source])
        #expect(rows.mistakes == [])
        #expect(rows.slots.map(\.id) == ["one", "two", "three"])
        #expect(rows.slots[0].size.exact.map(\.text) == ["10x20", "20x10"])
        #expect(rows.slots[0].formats == ["png", "jpeg"] && rows.slots[1].formats == ["gif"])
        #expect(rows.slots[1].need == "required" && rows.slots[1].when == "always")
        #expect(rows.slots[2].place == "q" && rows.slots[2].need == "optional")
    }

    @Test func `a word that no row has is a mistake`() {
        let source = RuleSource(id: "s", what: "somebody", date: "2026-11", confidence: "primary")
        #expect(SlotRows(["one | One | source s | colours rgb"], sources: ["s": source]).mistakes.count == 1)
        #expect(SlotRows(["one | One | sizes 1x1"], sources: ["s": source]).mistakes.count == 1)
    }

    @Test func `a slot is found by its name, its display type and its place`() throws {
        #expect(try SlotTable.slots("appstore-iphone-69").map(\.id) == ["appstore-iphone-69"])
        #expect(try SlotTable.slots("app_iphone_67").map(\.id) == ["appstore-iphone-69"])
        #expect(try SlotTable.slots("steam").allSatisfy { $0.place == "steam" })
        #expect(try SlotTable.slots("google-play").contains { $0.id == "play-film" } == false)
    }

    @Test func `a name that nobody has says what is meant`() {
        let error = #expect(throws: Diagnostic.self) { try SlotTable.slots("appstore-iphone-96") }
        #expect(error?.remedy == "did you mean `appstore-iphone-69`?")
    }
}
