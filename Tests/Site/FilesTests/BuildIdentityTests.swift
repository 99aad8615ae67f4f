import Foundation
import Testing

@testable import Files

/// What tells one build of a program from another, read from programs that are made here.
@Suite struct BuildIdentityTests {
    private let path = NSTemporaryDirectory() + "program-\(UUID().uuidString)"

    private func little(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    /// An ELF program with a note that is no ID, then the note with the ID, so many bytes from its beginning.
    private func program(notesAt place: Int) -> [UInt8] {
        func note(_ kind: Int, _ words: [UInt8]) -> [UInt8] {
            little(4, 4) + little(words.count, 4) + little(kind, 4) + Array("GNU\0".utf8) + words
        }
        let notes = note(1, [9, 9, 9, 9]) + note(3, [0x0A, 0xFF, 0x01])
        func header(_ kind: Int) -> [UInt8] {
            little(kind, 4) + little(0, 4) + little(place, 8) + little(0, 16) + little(notes.count, 8) + little(0, 16)
        }
        var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + little(0, 26) + little(64, 8) + little(0, 14)
        bytes += little(56, 2) + little(2, 2)
        bytes += [UInt8](repeating: 0, count: 64 - bytes.count) + header(1) + header(4)
        return bytes + [UInt8](repeating: 0, count: place - bytes.count) + notes
    }

    @Test(arguments: [176, 70_000, 3_000_000])
    func `the ID is found wherever the notes stand, and does not depend on the file's time`(place: Int) throws {
        defer { try? removeAll(path) }
        try Disk.live.write(program(notesAt: place), path)
        #expect(BuildIdentity.of(fileAt: path) == "0aff01")
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path)
        #expect(BuildIdentity.of(fileAt: path) == "0aff01")
    }

    @Test func `what has no ID is told by its size and time, whatever it claims`() throws {
        defer { try? removeAll(path) }
        for bytes in [
            Array("#!/bin/sh\n".utf8), Array(program(notesAt: 176).dropLast(2)),
            Array(program(notesAt: 176).prefix(54)) + [255, 255, 255, 255, 0, 0, 0, 0, 0, 0],
        ] {
            try Disk.live.write(bytes, path)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 7)], ofItemAtPath: path)
            #expect(BuildIdentity.of(fileAt: path) == "\(bytes.count) 7")
        }
        #expect(BuildIdentity.of(fileAt: path + "/nothing") == nil)
    }
}
