import MediaSamples
import Testing

@testable import Media

/// A field of a directory: its tag, its kind, how many there are, and its value or where that stands.
private func field(_ tag: Int, _ kind: Int, _ amount: Int, _ value: Int) -> [UInt8] {
    big(tag, 2) + big(kind, 2) + big(amount, 4) + big(value, 4)
}

/// What a camera writes: a maker's name, a serial number, a position; and none of them where they are empty.
private func exif(artist: String = "", serial: String = "", hasPosition: Bool = false) -> [UInt8] {
    // Three directories of a known length, then the texts.
    let (camera, position, texts) = (8 + 2 + 36 + 4, 8 + 2 + 36 + 4 + 18, 8 + 2 + 36 + 4 + 18 + 30)
    let first = field(0x013B, 2, artist.utf8.count, texts) + field(0x8769, 4, 1, camera) + field(0x8825, 4, 1, position)
    let own = field(0xA431, 2, serial.utf8.count, texts + artist.utf8.count)
    let place = field(0, 1, 4, 0x0203_0000) + field(hasPosition ? 2 : 0x1D, 5, 3, 0)
    return Array("MM".utf8) + [0, 42] + big(8, 4) + big(3, 2) + first + big(0, 4) + big(1, 2) + own + big(0, 4)
        + big(2, 2) + place + big(0, 4) + Array((artist + serial).utf8)
}

/// A JPEG with an application segment of its own.
private func photograph(_ content: [UInt8]) -> [UInt8] {
    let plain = jpeg(8, 8)
    return Array(plain[..<2]) + [0xFF, 0xE1] + big(content.count + 2, 2) + content + plain[2...]
}

@Suite struct PictureNoteTests {
    private let all = exif(artist: "Ada Marsh", serial: "SN-4711", hasPosition: true)

    @Test func `a photograph tells where it was taken, with what, and by whom`() {
        #expect(pictureNotes(in: photograph(Array("Exif\0\0".utf8) + all)) == [.position, .serialNumber, .name])
        #expect(pictureNotes(in: png(8, 8, chunks: [("eXIf", all)])) == [.position, .serialNumber, .name])
    }

    @Test func `fields that a camera leaves empty tell nothing, nor does how it was held`() {
        #expect(
            pictureNotes(in: photograph(Array("Exif\0\0".utf8) + exif(artist: "   ", serial: "\0\0\0\0\0"))).isEmpty)
        #expect(pictureNotes(in: jpeg(8, 8, orientation: 6)).isEmpty)
    }

    @Test func `XMP is read as well, wherever it stands`() {
        let packet = Array("<x exif:GPSLatitude='50,3.6N' aux:SerialNumber='1'/>".utf8)
        let space = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
        #expect(pictureNotes(in: photograph(space + packet)) == [.position, .serialNumber])
        #expect(
            pictureNotes(in: png(8, 8, chunks: [("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + packet)]))
                == [.position, .serialNumber])
    }

    @Test func `texts of a PNG are told by their keywords, unless every picture has them`() {
        func notes(_ keyword: String, _ text: String) -> Set<PictureNote> {
            pictureNotes(in: png(8, 8, chunks: [("tEXt", Array((keyword + "\0" + text).utf8))]))
        }
        #expect(notes("Author", "Ada Marsh") == [.name])
        #expect(notes("parameters", "a lamp, steps: 20") == [.text("parameters")])
        #expect(notes("Software", "Lamp 2").isEmpty)
        #expect(notes("Comment", "Created with GIMP").isEmpty)
    }

    @Test func `what is broken or no picture tells nothing, and is read to no end`() {
        let whole = photograph(Array("Exif\0\0".utf8) + all)
        for length in 0..<whole.count { _ = pictureNotes(in: Array(whole[..<length])) }
        #expect(pictureNotes(in: photograph(Array("Exif\0\0MM".utf8) + [0, 42, 255, 255, 255, 255])).isEmpty)
        #expect(pictureNotes(in: Array("<svg/>".utf8)).isEmpty)
    }

    @Test func `a drawing tells of folders where its program noted them`() {
        func notes(_ attribute: String) -> Set<PictureNote> {
            pictureNotes(in: Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attribute)/>".utf8))
        }
        #expect(notes("inkscape:export-filename=\"/home/ada/lamp.png\"") == [.folder])
        #expect(notes("sodipodi:absref=\"C:\\Users\\Ada\\lamp.png\"") == [.folder])
        #expect(notes("href=\"https://x.example/home/lamp\"").isEmpty)
    }
}
