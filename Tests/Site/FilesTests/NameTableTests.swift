import Testing

@testable import Files

@Suite struct NameTableTests {
    @Test func `names that differ in Unicode form are two, and stand in the order of their bytes`() {
        var table: NameTable<Int> = ["\u{E9}": 1, "e\u{301}": 2, "a": 3]
        #expect(table["\u{E9}"] == 1)
        #expect(table["e\u{301}"] == 2)
        #expect(table.map(\.value) == [3, 2, 1])
        #expect(table.keys.map { Array($0.unicodeScalars).count } == [1, 2, 1])
        table["e\u{301}"] = nil
        #expect(table["\u{E9}"] == 1)
        table.merge(["\u{E9}": 4, "e\u{301}": 5]) { own, _ in own }
        #expect(table == ["a": 3, "e\u{301}": 5, "\u{E9}": 1])
    }
}
