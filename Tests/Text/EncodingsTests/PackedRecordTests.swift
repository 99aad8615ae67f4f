import Testing

@testable import Encodings

@Suite struct PackedRecordTests {
    private static let numbers = [0, 1, -1, 127, 128, 300, -300, .max, .min]
    private static let texts = ["", "a", "é", "e\u{301}", String(repeating: "long ", count: 99)]

    private static func written() -> [UInt8] {
        var writer = PackedWriter()
        writer.write(numbers) { $0.write($1) }
        writer.write(texts) { $0.write($1) }
        writer.write(nil as String?)
        writer.write("there" as String?)
        writer.write(true)
        writer.write(ContentSum(of: "sum"))
        return writer.bytes
    }

    @Test func `what was written is read`() throws {
        var reader = PackedReader(PackedRecordTests.written())
        let numbers = try reader.list { reader throws(PackedReader.Damage) in try reader.number() }
        #expect(numbers == PackedRecordTests.numbers)
        let texts = try reader.list { reader throws(PackedReader.Damage) in try reader.text() }
        #expect(texts.map { Array($0.utf8) } == PackedRecordTests.texts.map { Array($0.utf8) })
        #expect(try reader.optionalText() == nil)
        #expect(try reader.optionalText() == "there")
        #expect(try reader.flag())
        #expect(try reader.sum() == ContentSum(of: "sum"))
        #expect(reader.isAtEnd)
    }

    @Test func `what was cut short is damaged, wherever it was cut`() {
        let bytes = PackedRecordTests.written()
        for count in bytes.indices {
            var reader = PackedReader(Array(bytes[..<count]))
            #expect(throws: PackedReader.Damage.self, "\(count)") {
                _ = try reader.list { reader throws(PackedReader.Damage) in try reader.number() }
                _ = try reader.list { reader throws(PackedReader.Damage) in try reader.text() }
                _ = try (reader.optionalText(), reader.optionalText(), reader.flag(), reader.sum())
            }
        }
    }

    @Test func `contents that differ in a bit, in length or in where they are cut have other sums`() {
        var sums: Set<ContentSum> = []
        var count = 0
        for length in Array(0..<40) + [63, 64, 65, 71, 72, 95, 96, 97, 127, 128, 160] {
            sums.insert(ContentSum(of: [UInt8](repeating: 0, count: length)))
            count += 1
            for bit in 0..<length * 8 {
                var bytes = [UInt8](repeating: 0, count: length)
                bytes[bit / 8] = 1 << UInt8(bit % 8)
                sums.insert(ContentSum(of: bytes))
                count += 1
            }
        }
        #expect(sums.count == count)
        var (one, other) = (ContentSum(), ContentSum())
        for text in ["ab", "c"] { one.add(text) }
        for text in ["a", "bc"] { other.add(text) }
        #expect(one != other)
    }
}
