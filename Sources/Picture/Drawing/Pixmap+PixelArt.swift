/// Pictures whose pixels are meant to be seen: those of small games and old machines.
extension Pixmap {
    /// From so many pixels a side on a picture is no small one.
    private static let smallSide = 400
    /// Such a picture has few colours, for its size or at all; a photograph has thousands.
    private static let (pixelsForColour, fewColours) = (32, 64)

    /// Whether it is pixel art that a size enlarges: its pixels stay squares with sharp edges then.
    ///
    /// That is what has few colours, and is small or enlarged by a whole factor.
    package func keepsPixels(width wanted: Double, height high: Double) -> Bool {
        guard width > 0, height > 0, wanted > Double(width), high > Double(height) else { return false }
        let (across, down) = (wanted / Double(width), high / Double(height))
        let isSmall = width < Pixmap.smallSide && height < Pixmap.smallSide
        let isWhole = across >= 2 && across == down && across == across.rounded()
        return (isSmall || isWhole) && hasFewColours
    }

    private var hasFewColours: Bool {
        let most = max(Pixmap.fewColours, pixels.count / Pixmap.pixelsForColour)
        var (seen, last): (Set<UInt32>, UInt32?) = ([], nil)
        for pixel in pixels where pixel != last {
            last = pixel
            if seen.insert(pixel).inserted, seen.count > most { return false }
        }
        return true
    }

    /// The picture with each pixel as a block of so many.
    package func inBlocks(across: Int, down: Int) -> Pixmap {
        guard across > 1 || down > 1, across > 0, down > 0 else { return self }
        var blocks: [UInt32] = []
        blocks.reserveCapacity(pixels.count * across * down)
        var line: [UInt32] = []
        for row in 0..<height {
            line.removeAll(keepingCapacity: true)
            for pixel in pixels[row * width..<(row + 1) * width] {
                for _ in 0..<across { line.append(pixel) }
            }
            for _ in 0..<down { blocks += line }
        }
        return Pixmap(width: width * across, height: height * down, pixels: blocks)
    }

    /// The picture in blocks that are at least as large as its pixels are at a size, so that only their edges are smoothed
    /// when it is brought to that.
    package func inBlocks(toCover wanted: Double, _ high: Double) -> Pixmap {
        guard width > 0, height > 0 else { return self }
        // A hair's breadth more is no reason for a larger block.
        func factor(_ length: Double, _ pixels: Int) -> Int {
            max(1, Int((min(length / Double(pixels), 4096) - 0.001).rounded(.up)))
        }
        let (across, down) = (factor(wanted, width), factor(high, height))
        let most = 32_000_000
        guard pixels.count * across * down <= most, width * across < 32_768, height * down < 32_768 else {
            return self
        }
        return inBlocks(across: across, down: down)
    }
}

extension Picture {
    /// Whether its pixels stay squares; see ``Pixmap/keepsPixels(width:height:)``.
    package var keepsPixels: Bool { pixmap.keepsPixels(width: rect.width, height: rect.height) }
}
