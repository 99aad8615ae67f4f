import Footage
import Foundation
import Media
import Testing

@testable import Film

/// Footage of a ground of one colour and a square that wanders over it.
func footage(_ head: FilmOrder, frames: Int? = nil, end: String = "end\n") -> [UInt8] {
    var bytes = Array(head.text.utf8)
    func part(_ count: Int, _ rect: PieceRect, _ pixel: [UInt8]) {
        bytes += Array(FootagePiece.part(frames: count, rect).line.utf8)
        for _ in 0..<rect.width * rect.height { bytes += pixel }
    }
    part(0, PieceRect(x: 0, y: 0, width: head.width, height: head.height), [0x20, 0x40, 0xD0, 255])
    for index in 0..<(frames ?? head.frameCount) {
        part(1, PieceRect(x: index % 20, y: 5, width: 9, height: 7), [255, UInt8(index), 0, 255])
    }
    return bytes + Array(end.utf8)
}

/// Makes a film in a folder of its own, and gives what is there afterwards.
func film(_ bytes: [UInt8], _ name: String = "a.mp4") throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "film-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    defer {
        let left = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        #expect(left.allSatisfy { $0 == name }, "\(left)")
    }
    var rest = bytes[...]
    FilmMaking.quieten()
    let path = folder.appending(path: name)
    do throws(FilmFailure) {
        try FilmMaking.run(
            { room in
                let count = min(room.count, rest.count)
                room.copyBytes(from: rest.prefix(count))
                rest = rest.dropFirst(count)
                return count
            }, to: path.path, emit: { _ in true })
    } catch {
        #expect(!FileManager.default.fileExists(atPath: path.path), "a torn film is left")
        throw error
    }
    return Array(try Data(contentsOf: path))
}

func order(_ container: FilmOrder.Container = .mp4, frames: Int = 12) -> FilmOrder {
    FilmOrder(container, width: 64, height: 48, rate: 24, frames: frames)
}

@Suite struct FilmMakingTests {
    @Test func `an MP4 is what stores want, by our own reader`() throws {
        var wanted = order()
        wanted.level = 40
        wanted.hasSound = true
        let bytes = try film(footage(wanted))
        let medium = try #require(Medium(bytes))
        #expect(medium.format == .mp4 && medium.fault == nil)
        #expect(medium.size == PixelSize(width: 64, height: 48))
        let film = try #require(medium.film)
        #expect(film.milliseconds == 500 && film.indexIsFirst && !film.isFragmented)
        let video = try #require(film.videos.first)
        #expect(video.codec == "h264" && video.rate == 24 && video.pieces == 1 && video.emptyMilliseconds == 0)
        let h264 = try #require(video.h264)
        #expect(h264.profile == 100 && h264.level == 40 && h264.pixelFormat == "yuv420p" && h264.isProgressive == true)
        let sound = try #require(film.sounds.first)
        #expect(sound.codec == "aac-lc" && sound.channels == 2 && sound.rate == 48_000 && sound.isEnabled)
    }

    @Test(arguments: [FilmOrder.Container.mp4, .webm])
    func `the same footage is the same film, to the byte`(container: FilmOrder.Container) throws {
        var wanted = order(container)
        wanted.strokes = [.init(.tap, at: 100_000), .init(.chime, at: 200_000)]
        let name = "a.\(container.rawValue)"
        #expect(try film(footage(wanted), name) == film(footage(wanted), name))
    }

    /// Two films of one footage differ too rarely to be seen here: x264 writes down how it was set.
    @Test func `an MP4 is coded by one thread, since several race`() throws {
        #expect(try film(footage(order())).firstRange(of: Array(" threads=1 ".utf8)) != nil)
    }

    @Test func `a WebM has no sound unless it is wanted`() throws {
        let medium = try #require(Medium(try film(footage(order(.webm)), "a.webm")))
        #expect(medium.format == .webm && medium.film?.videos.first?.codec == "vp9")
        #expect(medium.film?.sounds.isEmpty == true)
    }

    @Test func `a rate of bits is filled up`() throws {
        var wanted = order(frames: 48)
        wanted.bitRate = 1_000_000
        let bytes = try film(footage(wanted))
        #expect(bytes.count > 200_000, "\(bytes.count)")
    }

    @Test func `what breaks off, or is miscounted, leaves no film`() throws {
        let whole = footage(order())
        #expect(throws: FilmFailure.self) { try film(Array(whole.dropLast(4))) }
        #expect(throws: FilmFailure.self) { try film(Array(whole.dropLast(100))) }
        #expect {
            try film(footage(order(), frames: 11))
        } throws: { ($0 as? FilmFailure)?.message.contains("12 frames were announced, and 11 came") == true }
        #expect(throws: FilmFailure.self) { try film(footage(order(), frames: 13)) }
        #expect(throws: FilmFailure.self) { try film(Array("GIF89a".utf8)) }
    }

    @Test func `music that is not there is told before anything is coded`() throws {
        var wanted = order()
        wanted.music = .init(path: "/nowhere/a.mp3")
        #expect {
            try film(footage(wanted))
        } throws: { error in
            let failure = error as? FilmFailure
            return failure?.kind == .input && failure?.message.contains("/nowhere/a.mp3") == true
        }
    }

    @Test func `a film that cannot be written is told`() throws {
        #expect {
            try film(footage(order()), "there/is/no/folder.mp4")
        } throws: { ($0 as? FilmFailure)?.kind == .output }
    }
}
