import Canvas
import Drawing
import GIF
import Glibc
import PictureSketches
import SVG

/// Seconds on a clock that only rises.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
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
    try benchGIF(
        to: rest.first ?? "a.gif", side: rest.count > 1 ? Double(rest[1]) ?? 720 : 720, fps: 25, seconds: 15,
        cores: rest.count > 2 ? Int(rest[2]) ?? 2 : 2, pngs: rest.count > 3 ? rest[3] : nil)
default: print("PictureBench boards | still FILE.png [SIDE] | gif FILE.gif [SIDE [CORES [FOLDER]]]")
}

/// Board pictures a second at 480 px: each drawn anew, packed as PNG.
func benchBoards() throws {
    let start = now()
    let painter = try Painter()
    let sketch = BoardSketch(side: 480)
    var pixmap = try painter.pixmap(of: sketch.still)
    print("first picture \(((now() - start) * 1e4).rounded() / 10) ms, fonts included")
    for part in ["drawing", "PNG", "both"] {
        let begin = now()
        var (count, bytes) = (0, 0)
        while now() - begin < 1.5 {
            if part != "PNG" { pixmap = try painter.pixmap(of: sketch.scene(at: Double(count % 60) / 20)) }
            if part != "drawing" { bytes = try png(of: pixmap).count }
            count += 1
        }
        print("\(part): \(Int(Double(count) / (now() - begin))) a second, the last \(bytes) bytes")
    }
}

/// The sketch's scene as a GIF: drawing and packing timed apart.
func benchGIF(to path: String, side: Double, fps: Int, seconds: Double, cores: Int, pngs: String?) throws {
    let painter = try Painter()
    let sketch = BoardSketch(side: side)
    var old = sketch.scene(at: 0)
    var pixmap = try painter.pixmap(of: old)
    var encoder = try GIFEncoder(width: pixmap.width, height: pixmap.height, GIFOptions(cores: cores))
    var (drawing, adding) = (0.0, 0.0)
    let count = Int(seconds * Double(fps))
    for index in 0..<count {
        let begin = now()
        let new = sketch.scene(at: Double(index) / Double(fps))
        let place = try painter.redraw(&pixmap, from: old, to: new)
        old = new
        let drawn = now()
        drawing += drawn - begin
        let rect = index == 0 ? pixmap.bounds : place ?? PixelRect(0, 0, 1, 1)
        let part = Frame(pixmap.part(rect), x: rect.x, y: rect.y, duration: .seconds(1) / fps)
        try encoder.add(part)
        adding += now() - drawn
        if let pngs { write(try png(of: pixmap), to: pngs + "/" + String(10000 + index) + ".png") }
    }
    let begin = now()
    let bytes = try encoder.finish()
    let packing = now() - begin
    write(bytes, to: path)
    func ms(_ seconds: Double) -> String { "\((seconds * 1e4).rounded() / 10) ms" }
    print(
        "\(count) frames: drawing \(ms(drawing)), adding \(ms(adding)), finishing \(ms(packing)), \(bytes.count) bytes")
}
