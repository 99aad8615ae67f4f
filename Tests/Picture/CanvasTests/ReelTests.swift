import Canvas
import Drawing
import PictureSketches
import Testing

@Suite struct ReelTests {
    /// The whole frames of a reel.
    private func frames(cores: Int, count: Int) throws -> [Pixmap] {
        let sketch = BoardSketch(side: 120)
        var frames: [Pixmap] = []
        try Reel(cores: cores).draw(count: count, list: { sketch.scene(at: Double($0) / 12) }) { index, part in
            #expect(index == frames.count)
            var pixmap = frames.last ?? Pixmap(width: 120, height: 120)
            if let part { pixmap.put(part.pixmap, x: part.x, y: part.y) }
            frames.append(pixmap)
        }
        return frames
    }

    @Test(arguments: [1, 2, 3])
    func framesDoNotDependOnTheThreads(cores: Int) throws {
        let painter = try Painter()
        let sketch = BoardSketch(side: 120)
        let whole = try (0..<40).map { try painter.pixmap(of: sketch.scene(at: Double($0) / 12)) }
        #expect(try frames(cores: cores, count: 40) == whole)
    }

    @Test func noFramesAreNoWork() throws {
        #expect(try frames(cores: 2, count: 0).isEmpty)
    }
}
