import Testing

@testable import Footage

/// Gives bytes a few at a time, as a pipe does.
private func source(_ bytes: [UInt8], at once: Int = 7) -> FootageReader.ByteSource {
    var rest = bytes[...]
    return { room in
        let count = min(once, room.count, rest.count)
        room.copyBytes(from: rest.prefix(count))
        rest = rest.dropFirst(count)
        return count
    }
}

private let head = Array("playbill-film 1\nwrite mp4\nsize 16x16\nrate 10\nframes 1\n\n".utf8)

@Suite struct FootageReaderTests {
    @Test func `parts come in order with their pixels`() throws {
        let pixels = (0..<16).map { UInt8($0) }
        let bytes = head + Array("part 3 4 6 2 2\n".utf8) + pixels + Array("end\n".utf8)
        let reader = try FootageReader(source(bytes))
        #expect(reader.order.width == 16)
        let rect = PieceRect(x: 4, y: 6, width: 2, height: 2)
        #expect(try reader.piece() == .part(frames: 3, rect))
        var read = [UInt32](repeating: 0, count: 4)
        try reader.pixels(&read)
        #expect(read == [0x0302_0100, 0x0706_0504, 0x0B0A_0908, 0x0F0E_0D0C])
        #expect(try reader.piece() == .end)
    }

    @Test(arguments: [
        "", "playbill-film 1\nwrite mp4\n", "playbill-film 1\nwrite mp4\nsize 16x16\nrate 10\nframes 1\n",
    ])
    func `a head that breaks off is told`(text: String) {
        #expect(throws: FootageMistake.self) { try FootageReader(source(Array(text.utf8))) }
    }

    @Test func `a head without an end is not read for ever`() {
        #expect(throws: FootageMistake("the head has no end")) {
            try FootageReader { room in
                room.initializeMemory(as: UInt8.self, repeating: 0x61)
                return room.count
            }
        }
    }

    @Test(arguments: [
        "part 1 0 0 17 1\n", "part 1 0 0 0 1\n", "part 1 15 0 2 1\n", "part 1 0 0 16\n", "part -1 0 0 1 1\n",
        "part 1 0 9223372036854775807 1 1\n", "over 5 4 0 0 1 1\n", "und\n", "\n",
    ])
    func `a line that announces nothing is refused`(line: String) throws {
        let reader = try FootageReader(source(head + Array(line.utf8)))
        #expect(throws: FootageMistake.self) { try reader.piece() }
    }

    @Test func `what breaks off is told, between parts and inside of one`() throws {
        let cut = try FootageReader(source(head))
        #expect(throws: FootageMistake("it breaks off: the last line must be `end`")) { try cut.piece() }
        let short = try FootageReader(source(head + Array("part 1 0 0 2 2\nabc".utf8)))
        _ = try short.piece()
        var pixels = [UInt32](repeating: 0, count: 4)
        #expect(throws: FootageMistake("it breaks off: 16 bytes of pixels were announced, and 3 came")) {
            try short.pixels(&pixels)
        }
    }
}
