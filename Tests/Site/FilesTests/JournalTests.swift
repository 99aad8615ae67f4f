import Foundation
import Testing

@testable import Files

@Suite struct JournalTests {
    private func withFile(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "journal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appending(path: "a.log").path)
    }

    private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

    @Test func `what was written is there for the next one`() throws {
        try withFile { path in
            do {
                let journal = try Journal(path, header: "head", beginning: true)
                try journal.append("one")
            }
            let again = try Journal(path, header: "head", beginning: false)
            #expect(again.lines == ["head", "one"])
            try again.append("two")
            #expect(text(path) == "head\none\ntwo\n")
        }
    }

    @Test func `one process writes at a time`() throws {
        try withFile { path in
            let journal = try Journal(path, header: "head", beginning: true)
            #expect(throws: Journal.Refusal.self) { try Journal(path, header: "head", beginning: true) }
            _ = journal.lines
        }
    }

    @Test(arguments: ["head\none\ntw", "head\none\n\0\0\0\0\n", "head\none\nt\0o\nthree\n"])
    func `a line that was never finished goes`(torn: String) throws {
        try withFile { path in
            try torn.write(toFile: path, atomically: false, encoding: .utf8)
            let journal = try Journal(path, header: "head", beginning: false)
            #expect(journal.lines == ["head", "one"])
            try journal.append("two")
            #expect(text(path) == "head\none\ntwo\n")
        }
    }

    @Test func `one that was never begun is begun again, one of others is let alone, a lost one is told`() throws {
        try withFile { path in
            #expect(throws: Journal.Refusal.self) { try Journal(path, header: "head", beginning: false) }
            try "hea".write(toFile: path, atomically: false, encoding: .utf8)
            #expect(try Journal(path, header: "head", beginning: false).lines == ["head"])
            try "other\nx\n".write(toFile: path, atomically: false, encoding: .utf8)
            #expect(throws: Journal.Refusal.self) { try Journal(path, header: "head", beginning: false) }
            #expect(text(path) == "other\nx\n")
        }
    }
}
