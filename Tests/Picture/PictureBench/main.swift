import Canvas
import Drawing
import Glibc
import PictureSketches

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
default: print("PictureBench boards | still FILE.png [SIDE]")
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
