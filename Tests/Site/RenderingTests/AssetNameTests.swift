import Files
import Site
import Testing

@testable import Rendering

@Suite struct AssetNameTests {
    @Test func `of two assets whose names differ in Unicode form neither vanishes`() {
        let (composed, decomposed) = ("caf\u{E9}.txt", "cafe\u{301}.txt")
        let library = AssetLibrary(
            theme: FileTree(),
            content: FileTree(exactly: [ExactName(composed): .bytes([1]), ExactName(decomposed): .bytes([2])]))
        #expect(library.plain.map(\.content) == [.bytes([2]), .bytes([1])])
        #expect(library.bytes(of: composed) == [1])
        #expect(library.bytes(of: decomposed) == [2])
        #expect(library.fingerprinted(composed) != library.fingerprinted(decomposed))
        #expect(library.asked.count == 2)
    }
}
