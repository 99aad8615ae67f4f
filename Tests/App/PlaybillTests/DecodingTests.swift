import Foundation
import Testing

/// Another program's decoders, so that ours are not asked about our own files.
private enum FFmpeg {
    static let path = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"].first(where: FileManager.default.isExecutableFile)

    /// The pictures of a file or of a pattern of files, one after another.
    static func pixels(_ input: [String], _ format: String, in folder: URL) throws -> [UInt8] {
        try run(input + ["-f", "rawvideo", "-pix_fmt", format, "-"], in: folder)
    }

    /// The pixels of stills, four bytes each; one run for all, since its start takes longer than a still.
    static func pixels(ofStills files: [Data], in folder: URL) throws -> [[UInt8]] {
        let stills = folder.appending(path: "stills")
        try FileManager.default.createDirectory(at: stills, withIntermediateDirectories: false)
        for (index, file) in files.enumerated() { try file.write(to: stills.appending(path: "\(index).webp")) }
        let inputs = files.indices.flatMap { ["-i", "\($0).webp"] }
        let outputs = files.indices.flatMap { ["-map", "\($0):v", "-f", "rawvideo", "-pix_fmt", "rgba", "\($0).rgba"] }
        _ = try run(inputs + outputs, in: stills)
        return try files.indices.map { Array(try Data(contentsOf: stills.appending(path: "\($0).rgba"))) }
    }

    private static func run(_ arguments: [String], in folder: URL) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(filePath: try #require(path))
        process.currentDirectoryURL = folder
        process.arguments = ["-v", "error"] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return Array(data)
    }
}

/// A play with a fade, a clone, a leap, captions and a count of two figures, of exactly six seconds at 20 a second.
private let play = """
    game nanashi
    position xxxxxxx/xx1ooo1/7/7/7/7/oooo3 x 0 1
    size 112x128
    fps 20
    duration 6s
    fade in 0.3s
    caption "One"
    move c6
    caption "Two"
    reply d2
    move g7g5
    hold 0.4s

    """

/// What both formats are made of: a rectangle at a place, shown for a time.
private struct Image {
    var x, y, width, height, milliseconds: Int
    var isBlended: Bool
    var chunk: ArraySlice<UInt8>
}

/// The images of an animated WebP and how often it plays: its container alone, read by the format's description.
private func images(ofWebP file: [UInt8]) -> (images: [Image], plays: Int?) {
    func number(_ at: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(file[at + $1]) << (8 * $1) } }
    var (images, plays, place): ([Image], Int?, Int) = ([], nil, 12)
    while place + 8 <= file.count {
        let name = String(decoding: file[place..<place + 4], as: UTF8.self)
        let (size, data) = (number(place + 4, 4), place + 8)
        if name == "ANIM" { plays = number(data + 4, 2) }
        if name == "ANMF" {
            images.append(
                Image(
                    x: number(data, 3) * 2, y: number(data + 3, 3) * 2, width: number(data + 6, 3) + 1,
                    height: number(data + 9, 3) + 1, milliseconds: number(data + 12, 3),
                    isBlended: file[data + 15] & 2 == 0, chunk: file[data + 16..<data + size]))
        }
        place = data + size + size % 2
    }
    return (images, plays)
}

@Suite(
    .enabled(
        if: FFmpeg.path != nil,
        "ffmpeg is not here to decode what was encoded: apt-get install --no-install-recommends ffmpeg"))
struct DecodingTests {
    private let width = 112
    private let height = 128
    private let count = 120

    /// The drawn frames, every pixel three bytes.
    private func drawn(_ playbill: Playbill) throws -> [UInt8] {
        #expect(try playbill("render", "x.play", "-o", "frames/%05d.png").status == 0)
        let pixels = try FFmpeg.pixels(["-i", "frames/%05d.png"], "rgb24", in: playbill.folder)
        #expect(pixels.count == count * width * height * 3)
        return pixels
    }

    @Test(arguments: ["day", "dusk", "paper", "contrast", "#E2553D"])
    func `another decoder sees the frames that were drawn, when the clock says, in a GIF`(style: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["x.play": play.replacing("fps 20", with: "fps 20\nstyle \"\(style)\"")])
        #expect(try playbill("render", "x.play", "-o", "x.gif").status == 0)
        let seen = try FFmpeg.pixels(["-i", "x.gif", "-r", "20"], "rgb24", in: playbill.folder)
        #expect(try seen == drawn(playbill))
        let file = try Data(contentsOf: playbill.folder.appending(path: "x.gif"))
        #expect(delays(ofGIF: file).reduce(0, +) == 600)
        let loops = try #require(file.firstRange(of: Data("NETSCAPE2.0".utf8)))
        #expect(Array(file[loops.upperBound..<loops.upperBound + 5]) == [3, 1, 0, 0, 0])
    }

    @Test func `another decoder sees the frames that were drawn, when the clock says, in a WebP`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["x.play": play])
        #expect(try playbill("render", "x.play", "-o", "x.webp").status == 0)
        let (images, plays) = images(ofWebP: Array(try Data(contentsOf: playbill.folder.appending(path: "x.webp"))))
        #expect(plays == 0)
        #expect(images.reduce(0) { $0 + $1.milliseconds } == 6000)
        let frames = try drawn(playbill)
        var (canvas, elapsed, number) = ([UInt8](repeating: 0, count: width * height * 3), 0, 0)
        let stills = try FFmpeg.pixels(ofStills: images.map(still), in: playbill.folder)
        for (image, pixels) in zip(images, stills) {
            try lay(image, pixels, on: &canvas)
            elapsed += image.milliseconds
            while number * 50 < elapsed {
                let frame = Array(frames[number * canvas.count..<(number + 1) * canvas.count])
                #expect(frame == canvas, "frame \(number)")
                number += 1
            }
        }
        #expect(number == count)
    }

    /// The file of an image as a still of its own.
    private func still(_ image: Image) -> Data {
        let size = UInt32(image.chunk.count + 4)
        let head = Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) } + Array("WEBP".utf8)
        return Data(head + image.chunk)
    }

    /// Lays the pixels of an image on the picture.
    private func lay(_ image: Image, _ pixels: [UInt8], on canvas: inout [UInt8]) throws {
        try #require(pixels.count == image.width * image.height * 4)
        for row in 0..<image.height {
            for column in 0..<image.width {
                let from = (row * image.width + column) * 4
                if image.isBlended, pixels[from + 3] == 0 { continue }
                let to = ((row + image.y) * width + column + image.x) * 3
                for channel in 0..<3 { canvas[to + channel] = pixels[from + channel] }
            }
        }
    }
}
