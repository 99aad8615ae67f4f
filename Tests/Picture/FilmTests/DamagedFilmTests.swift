import Footage
import Foundation
import Media
import Testing

@testable import Film

@Suite struct DamagedFilmTests {
    /// Puts a film into a folder of its own for as long as some work takes.
    private func at<Answer>(_ bytes: [UInt8], work: (String) throws -> Answer) throws -> Answer {
        let folder = FileManager.default.temporaryDirectory.appending(path: "damage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "a.mp4")
        try Data(bytes).write(to: path)
        return try work(path.path)
    }

    private var sample: [UInt8] {
        get throws {
            var wanted = order()
            wanted.hasSound = true
            return try film(footage(wanted))
        }
    }

    @Test func `a film that is cut off anywhere is broken`() throws {
        let whole = try sample
        #expect(Medium(whole)?.fault == nil)
        for share in 1..<20 {
            #expect(Medium(Array(whole.prefix(whole.count * share / 20)))?.fault != nil, "\(share) of 20")
        }
    }

    @Test func `pictures behind the end of the file are told with their time`() throws {
        let whole = try sample
        // The box of pictures is said to reach to the end, wherever that is.
        var open = whole
        let name = try #require(whole.firstRange(of: Array("mdat".utf8)))
        open.replaceSubrange(name.lowerBound - 4..<name.lowerBound, with: [0, 0, 0, 0])
        let fault = try #require(Medium(Array(open.dropLast(40)))?.fault)
        #expect(fault.contains("breaks off at 0."), "\(fault)")
    }

    @Test func `a picture whose units do not add up is damaged`() throws {
        var bytes = try sample
        let data = try #require(bytes.firstRange(of: Array("mdat".utf8)))
        bytes.replaceSubrange(data.upperBound..<data.upperBound + 8, with: [UInt8](repeating: 0, count: 8))
        #expect(Medium(bytes)?.fault == "the picture at 0.00 s is damaged")
    }

    @Test func `what cannot be decoded is told with its time, and makes no film`() throws {
        var bytes = try sample
        try at(bytes) { try MediaFile.prove($0) }
        // The last unit before the sound keeps its length and its head, and loses what is in it.
        let data = try #require(bytes.firstRange(of: Array("mdat".utf8)))
        let first = data.upperBound
        let length = bytes[first..<first + 4].reduce(0) { $0 << 8 | Int($1) }
        let slice = bytes[first + 4] & 31 == 6 ? first + 4 + length : first
        for index in slice + 8..<slice + 24 { bytes[index] = ~bytes[index] }
        #expect(Medium(bytes)?.fault == nil)
        try at(bytes) { path in
            #expect {
                try MediaFile.prove(path)
            } throws: { ($0 as? FilmFailure)?.message.hasPrefix("\(path): it is damaged at 0.") == true }
            var wanted = FilmOrder(.mp4, width: 64, height: 48, rate: 24)
            wanted.source = .init(path: path, start: 0, length: 500_000)
            #expect(throws: FilmFailure.self) { try film(Array((wanted.text + "end\n").utf8)) }
        }
    }
}

@Suite struct ToneCurveTests {
    private func pixel(_ curve: ToneCurve, _ red: Double, _ green: Double, _ blue: Double) -> [Int] {
        let pixel = curve.pixel(UInt16(red * 65_535), UInt16(green * 65_535), UInt16(blue * 65_535))
        return [Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255)]
    }

    @Test func `white of paper is as bright in PQ as in HLG, by the numbers of BT 2408`() {
        let (pq, hlg) = (ToneCurve(.pq, hasWidePrimaries: true), ToneCurve(.hlg, hasWidePrimaries: true))
        for value in pixel(pq, 0.58, 0.58, 0.58) + pixel(hlg, 0.75, 0.75, 0.75) { #expect(abs(value - 225) <= 2) }
        #expect(pixel(pq, 0, 0, 0) == [0, 0, 0] && pixel(hlg, 0, 0, 0) == [0, 0, 0])
        #expect(pixel(pq, 1, 1, 1) == [255, 255, 255] && pixel(hlg, 1, 1, 1) == [255, 255, 255])
    }

    @Test func `what is bright stays apart, and a colour keeps its hue`() {
        let curve = ToneCurve(.pq, hasWidePrimaries: false)
        let greys = [0.2, 0.4, 0.58, 0.65, 0.7, 0.75].map { pixel(curve, $0, $0, $0)[0] }
        #expect(greys == greys.sorted() && Set(greys).count == greys.count)
        let dim = pixel(curve, 0.45, 0.3, 0.2)
        #expect(dim[0] > dim[1] && dim[1] > dim[2])
        #expect(pixel(curve, 0.7, 0.7, 0.58)[0] == pixel(curve, 0.7, 0.7, 0.58)[1])
    }

    @Test func `a red of the wider gamut is the reddest there is`() {
        #expect(pixel(ToneCurve(.ordinary, hasWidePrimaries: true), 1, 0, 0) == [255, 0, 0])
        #expect(pixel(ToneCurve(.ordinary, hasWidePrimaries: true), 0.5, 0.5, 0.5).allSatisfy { abs($0 - 128) <= 1 })
    }
}
