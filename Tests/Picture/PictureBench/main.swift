import Canvas
import Drawing
import GIF
import Glibc
import PictureSketches
import SVG

/// Seconds on a clock that only rises, or of the process's own time, which other programs disturb less.
func now(_ clock: clockid_t = CLOCK_MONOTONIC) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func write(_ bytes: [UInt8], to path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    defer { close(file) }
    var start = 0
    while start < bytes.count {
        let written = bytes[start...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
        if written <= 0 { return }
        start += written
    }
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case nil: try Contest().run()
case "moves": try Contest().game()
case "boards": try benchBoards()
case "still":
    let side = Double(arguments.dropFirst(2).first ?? "1080") ?? 1080
    let painter = try Painter()
    write(
        try png(of: try painter.pixmap(of: BoardSketch(side: side).still)), to: arguments.dropFirst().first ?? "a.png")
case "svg":
    let painter = try Painter()
    let rest = Array(arguments.dropFirst())
    let text = svg(of: BoardSketch(side: 1080).scene(at: 0.9), SVGOptions(outline: { try? painter.outline(of: $0) }))
    write(Array(text.utf8), to: rest.first ?? "a.svg")
case "gif":
    let rest = Array(arguments.dropFirst())
    let sketch = BoardSketch(side: rest.count > 1 ? Double(rest[1]) ?? 720 : 720)
    try benchGIF(
        to: rest.first ?? "a.gif", count: 375, duration: .milliseconds(40),
        cores: rest.count > 2 ? Int(rest[2]) ?? 2 : 2,
        pngs: rest.count > 3 ? rest[3] : nil
    ) { sketch.scene(at: Double($0) / 25) }
case "game":
    let rest = Array(arguments.dropFirst())
    let sketch = BoardSketch(side: 720)
    try benchGIF(
        to: rest.first ?? "a.gif", count: 93, duration: .milliseconds(500),
        cores: rest.count > 1 ? Int(rest[1]) ?? 2 : 2,
        pngs: rest.count > 2 ? rest[2] : nil
    ) { sketch.game(after: $0) }
case "again":
    let rest = Array(arguments.dropFirst())
    try encodeAgain(rest.first ?? "a.gif", to: rest.count > 1 ? rest[1] : "b.gif")
default:
    print(
        "PictureBench | boards | still FILE.png [SIDE] | svg FILE.svg | gif FILE.gif [SIDE [CORES [FOLDER]]] | game FILE.gif [CORES [FOLDER]] | again IN.gif OUT.gif"
    )
}

/// Board pictures a second at 480 px: each drawn anew, packed as PNG.
func benchBoards() throws {
    let start = now()
    let painter = try Painter()
    let sketch = BoardSketch(side: 480)
    var pixmap = try painter.pixmap(of: sketch.still)
    print("first picture \(((now() - start) * 1e4).rounded() / 10) ms, fonts included")
    for part in ["drawing", "PNG", "both"] {
        let (begin, cpu) = (now(), now(CLOCK_PROCESS_CPUTIME_ID))
        var (count, bytes) = (0, 0)
        while now() - begin < 1.5 {
            if part != "PNG" { pixmap = try painter.pixmap(of: sketch.scene(at: Double(count % 60) / 20)) }
            if part != "drawing" { bytes = try png(of: pixmap).count }
            count += 1
        }
        let (wall, own) = (now() - begin, now(CLOCK_PROCESS_CPUTIME_ID) - cpu)
        print(
            "\(part): \(Int(Double(count) / wall)) a second, \(Int(Double(count) / own)) a core's second, \(bytes) bytes"
        )
    }
}

/// A moving picture as a GIF: drawing and packing timed apart.
func benchGIF(
    to path: String, count: Int, duration: Duration, cores: Int, pngs: String?,
    list: @escaping @Sendable (Int) -> DisplayList
) throws {
    let painter = try Painter()
    var old = list(0)
    let (start, startCPU) = (now(), now(CLOCK_PROCESS_CPUTIME_ID))
    var whole = try painter.pixmap(of: old)
    var encoder = try GIFEncoder(width: whole.width, height: whole.height, GIFOptions(cores: cores))
    var adding = 0.0
    for index in 0..<count {
        let new = list(index)
        let place = try painter.redraw(&whole, from: old, to: new)
        old = new
        let rect = index == 0 ? whole.bounds : place ?? PixelRect(0, 0, 0, 0)
        let begin = now()
        try encoder.add(Frame(whole.part(rect), x: rect.x, y: rect.y, duration: duration))
        adding += now() - begin
        if let pngs { write(try png(of: whole), to: pngs + "/" + String(10000 + index) + ".png") }
    }
    let drawing = now() - start - adding
    let drawn = now(CLOCK_PROCESS_CPUTIME_ID) - startCPU
    let (begin, cpu) = (now(), now(CLOCK_PROCESS_CPUTIME_ID))
    let bytes = try encoder.finish()
    let (packing, own) = (now() - begin, now(CLOCK_PROCESS_CPUTIME_ID) - cpu)
    write(bytes, to: path)
    for colours in [128, 64, 32] {
        let bytes = try encoder.finish(colours: colours)
        write(bytes, to: path + "." + String(colours))
        print("\(colours) colours: \(bytes.count) bytes")
    }
    func ms(_ seconds: Double) -> String { "\((seconds * 1e4).rounded() / 10) ms" }
    print(
        "\(count) frames: drawing \(ms(drawing)) (with adding \(ms(drawn)) of cores), adding \(ms(adding)), finishing \(ms(packing)) (\(ms(own)) of cores), \(bytes.count) bytes"
    )
}

/// Reads a GIF and encodes its frames again.
func encodeAgain(_ source: String, to target: String) throws {
    var bytes: [UInt8] = []
    let file = open(source, O_RDONLY)
    defer { close(file) }
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(file, &part, part.count)
        if count <= 0 { break }
        bytes += part[..<count]
    }
    let film = try decodeGIF(bytes)
    let start = now(CLOCK_PROCESS_CPUTIME_ID)
    var encoder = try GIFEncoder(width: film.width, height: film.height)
    for frame in film.frames { try encoder.add(frame) }
    let again = try encoder.finish()
    let took = now(CLOCK_PROCESS_CPUTIME_ID) - start
    write(again, to: target)
    print(
        "\(film.frames.count) frames, \(bytes.count) bytes read, \(again.count) written in \(Int(took * 1000)) ms of cores"
    )
}
