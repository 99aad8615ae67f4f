import Diagnostics
import Testing

@Suite struct CountedTests {
    @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files")])
    func `one is told in the singular`(number: Int, expected: String) {
        #expect(counted(number, "file") == expected)
    }

    @Test func `a noun may have a plural of its own`() {
        #expect(counted(1, "card leaves", "cards leave") == "1 card leaves")
        #expect(counted(2, "card leaves", "cards leave") == "2 cards leave")
    }
}
