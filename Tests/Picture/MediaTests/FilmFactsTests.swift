import Testing

@testable import Media

/// A box of an MP4 file.
private func box(_ name: String, _ content: [UInt8]) -> [UInt8] { word(content.count + 8) + Array(name.utf8) + content }

/// A number of four bytes, the heaviest first.
private func word(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

private let zero: [UInt8] = [0, 0, 0, 0]

/// An MP4 file as players read it: the index may stand behind the pictures.
private func movie(units: Int, length: Int, width: Int, height: Int) -> [UInt8] {
    let head = box("mvhd", zero + zero + zero + word(units) + word(length) + zero)
    let sound = box("trak", box("tkhd", [UInt8](repeating: 0, count: 84)))
    let picture = box("trak", box("tkhd", [UInt8](repeating: 0, count: 76) + word(width << 16) + word(height << 16)))
    return box("ftyp", Array("isom".utf8) + zero) + box("mdat", [1, 2, 3]) + box("moov", head + sound + picture)
}

/// An element of a Matroska file, its length in one byte.
private func element(_ id: [UInt8], _ content: [UInt8]) -> [UInt8] { id + [0x80 | UInt8(content.count)] + content }

/// A WebM file whose segment does not tell its length, as one that was streamed.
private let webm: [UInt8] =
    element([0x1A, 0x45, 0xDF, 0xA3], []) + [0x18, 0x53, 0x80, 0x67, 0x01, 255, 255, 255, 255, 255, 255, 255]
    + element([0x15, 0x49, 0xA9, 0x66], element([0x44, 0x89], [0x40, 0xB3, 0x88, 0, 0, 0, 0, 0]))
    + element([0x16, 0x54, 0xAE, 0x6B], element([0xAE], element([0xE0], [0xB0, 0x82, 2, 208, 0xBA, 0x82, 1, 144])))

@Suite struct FilmFactsTests {
    @Test func `an MP4 file tells how long it lasts and how large it is`() {
        let facts = FilmFacts(movie(units: 600, length: 9_000, width: 720, height: 400))
        #expect(facts?.milliseconds == 15_000)
        #expect(facts?.size == PixelSize(width: 720, height: 400))
    }

    @Test(arguments: [(9_000, 15_000), (6_000_000_000, 10_000_000_000), (-1, nil), (Int.max / 2, nil), (0, nil)])
    func `the second version of the head counts in eight bytes`(length: Int, milliseconds: Int?) {
        let head = [1, 0, 0, 0] + [UInt8](repeating: 0, count: 16) + word(600) + word(length >> 32) + word(length)
        let film = box("ftyp", Array("isom".utf8) + zero) + box("moov", box("mvhd", head + zero))
        #expect(FilmFacts(film)?.milliseconds == milliseconds)
    }

    @Test func `any bytes are answered`() {
        let films = [movie(units: 600, length: 9_000, width: 720, height: 400), webm]
        let values: [UInt8] = [0, 1, 7, 8, 0x7F, 0x80, 0xFF]
        for film in films {
            #expect(FilmFacts(film) != nil)
            for place in film.indices {
                for value in values {
                    var changed = film
                    changed[place] = value
                    _ = FilmFacts(changed)
                    changed.replaceSubrange(place..<min(place + 8, film.count), with: repeatElement(value, count: 8))
                    _ = FilmFacts(changed)
                }
            }
        }
    }

    @Test func `a WebM file does too, its segment's length known or not`() {
        let facts = FilmFacts(webm)
        #expect(facts?.milliseconds == 5_000)
        #expect(facts?.size == PixelSize(width: 720, height: 400))
    }

    @Test func `no beginning of a film is read past its end`() {
        for film in [movie(units: 600, length: 9_000, width: 720, height: 400), webm] {
            for count in 0..<film.count { _ = FilmFacts(Array(film.prefix(count))) }
        }
        #expect(FilmFacts(Array("no film, but a text of some length".utf8)) == nil)
    }
}
