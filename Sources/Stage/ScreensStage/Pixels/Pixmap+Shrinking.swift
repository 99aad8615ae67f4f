import Drawing

extension Pixmap {
    /// The picture at another size: each new pixel is the mean of all that it covers, so that small letters stay legible;
    /// where it grows, pixels are stretched between their neighbours, but for those of pixel art.
    func scaled(width: Int, height: Int) -> Pixmap {
        guard width != self.width || height != self.height, width > 0, height > 0, self.width > 0, self.height > 0
        else {
            return self
        }
        if keepsPixels(width: Double(width), height: Double(height)) {
            let blocks = inBlocks(toCover: Double(width), Double(height))
            if blocks.width > self.width { return blocks.scaled(width: width, height: height) }
        }
        let columns = Share.all(from: self.width, to: width)
        let rows = Share.all(from: self.height, to: height)
        // Across first: one line of the old picture becomes four sums a pixel.
        var lines = [SIMD4<Float>](repeating: .zero, count: width)
        var kept = -1
        var result = Pixmap(width: width, height: height)
        for (y, row) in rows.enumerated() {
            var sums = [SIMD4<Float>](repeating: .zero, count: width)
            for (index, share) in row.enumerated() {
                let line = row[0].index + index
                if line != kept {
                    squeeze(line, columns, into: &lines)
                    kept = line
                }
                for x in 0..<width { sums[x] += lines[x] * share.part }
            }
            for x in 0..<width { result.pixels[y * width + x] = Pixmap.pixel(sums[x]) }
        }
        return result
    }

    private func squeeze(_ line: Int, _ columns: [[Share]], into sums: inout [SIMD4<Float>]) {
        pixels.withUnsafeBufferPointer { pixels in
            let start = line * width
            for (x, shares) in columns.enumerated() {
                var sum = SIMD4<Float>.zero
                for share in shares {
                    let pixel = pixels[start + share.index]
                    sum +=
                        SIMD4(
                            Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
                        * share.part
                }
                sums[x] = sum
            }
        }
    }

    private static func pixel(_ sum: SIMD4<Float>) -> UInt32 {
        func channel(_ value: Float) -> UInt32 { UInt32(max(0, min(255, (value + 0.5).rounded(.down)))) }
        return channel(sum.w) << 24 | channel(sum.z) << 16 | channel(sum.y) << 8 | channel(sum.x)
    }

    /// A pixel's part in a new one.
    private struct Share {
        var index: Int
        var part: Float

        /// The parts of all new pixels along one side; those of a pixel are neighbours and add up to 1.
        static func all(from old: Int, to new: Int) -> [[Share]] {
            let ratio = Double(old) / Double(new)
            return (0..<new).map { index in ratio > 1 ? covered(index, ratio, old) : between(index, ratio, old) }
        }

        private static func covered(_ index: Int, _ ratio: Double, _ old: Int) -> [Share] {
            let (start, end) = (Double(index) * ratio, min(Double(old), Double(index + 1) * ratio))
            let first = min(old - 1, Int(start))
            let last = max(first, min(old - 1, Int(end.rounded(.up)) - 1))
            return (first...last).map { at in
                let part = min(end, Double(at + 1)) - max(start, Double(at))
                return Share(index: at, part: Float(max(0, part) / (end - start)))
            }
        }

        private static func between(_ index: Int, _ ratio: Double, _ old: Int) -> [Share] {
            let middle = max(0, min(Double(old - 1), (Double(index) + 0.5) * ratio - 0.5))
            let first = Int(middle)
            let part = Float(middle - Double(first))
            guard part > 0, first + 1 < old else { return [Share(index: first, part: 1)] }
            return [Share(index: first, part: 1 - part), Share(index: first + 1, part: part)]
        }
    }
}

extension Pixmap {
    /// The colour that most pixels of a place have: of a field, its ground behind the letters.
    func usualColour(in place: PixelRect) -> Colour {
        guard let place = place.intersection(bounds) else { return .white }
        var counts: [UInt32: Int] = [:]
        let stride = max(1, place.area / 4096)
        for index in Swift.stride(from: 0, to: place.area, by: stride) {
            let (x, y) = (place.x + index % place.width, place.y + index / place.width)
            counts[pixels[y * width + x], default: 0] += 1
        }
        let most = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
        return most.map { Colour(premultiplied: $0.key) } ?? .white
    }
}
