import Foundation
import Testing
import Threads

@testable import Files

@Suite struct ScratchFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "scratch-\(UUID().uuidString)").path

    init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

    @Test func `what is put aside on many threads is read as it was, and nobody sees it in the folder`() throws {
        defer { try? removeAll(folder) }
        let scratch = ScratchFile(in: ["/nowhere/at/all", folder])
        let stretches = mapInParallel(500, cores: 8) { number in
            scratch.put([UInt8](repeating: UInt8(number % 251), count: number * 7 % 9001))
        }
        for (number, stretch) in stretches.enumerated() {
            let stretch = try #require(stretch)
            #expect(scratch.read(stretch) == [UInt8](repeating: UInt8(number % 251), count: number * 7 % 9001))
            #expect(scratch.read(stretch, 3) == Array((scratch.read(stretch) ?? []).prefix(3)))
        }
        #expect(try namesIn(folder) == [])
    }

    @Test(arguments: ["/proc", "/dev/null", "/nowhere/at/all"])
    func `where a folder can hold none, nothing is put aside`(folder: String) {
        #expect(ScratchFile(in: [folder]).put([1, 2, 3]) == nil)
    }
}
