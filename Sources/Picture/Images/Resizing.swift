extension Raster {
    /// The picture with another width, and the height that goes with it; colours are mixed as light.
    package func resized(width newWidth: Int) -> Raster {
        guard newWidth != width, newWidth > 0 else { return self }
        let newHeight = max(1, (height * newWidth * 2 + width) / (width * 2))
        return resized(width: newWidth, height: newHeight)
    }

    /// The picture with another size, each side at least 1.
    package func resized(width newWidth: Int, height newHeight: Int) -> Raster {
        var work = Resizing(self, width: newWidth, height: newHeight)
        var result = Raster(width: newWidth, height: newHeight, channels: channels, bytes: work.rows())
        result.profile = profile
        return result
    }
}

/// The work of one resizing: rows become light and narrow, and as many of them as a new row needs are kept.
private struct Resizing {
    private let source: Raster
    private let across, down: Resampling
    private let width, height: Int
    /// The light of a source row, one vector a pixel, multiplied by alpha.
    private var light: [SIMD4<Float>]
    /// The last rows that were made narrow, in a ring.
    private var ring: [SIMD4<Float>]
    private var made = 0

    init(_ source: Raster, width: Int, height: Int) {
        (self.source, self.width, self.height) = (source, width, height)
        across = Resampling(from: source.width, to: width)
        down = Resampling(from: source.height, to: height)
        light = Array(repeating: .zero, count: source.width)
        ring = Array(repeating: .zero, count: width * down.taps)
    }

    mutating func rows() -> [UInt8] {
        var out = [UInt8](repeating: 0, count: width * height * source.channels)
        for y in 0..<height {
            let end = down.starts[y] + down.taps
            while made < end {
                // Rows that no new row looks at are passed over.
                if made >= down.starts[y] { narrow(made) }
                made += 1
            }
            write(y, into: &out)
        }
        return out
    }

    /// Makes a source row light, and as narrow as the new picture.
    private mutating func narrow(_ row: Int) {
        read(row)
        let (taps, at) = (across.taps, row % down.taps * width)
        light.withUnsafeBufferPointer { light in
            across.weights.withUnsafeBufferPointer { weights in
                across.starts.withUnsafeBufferPointer { starts in
                    ring.withUnsafeMutableBufferPointer { ring in
                        for x in 0..<width {
                            var sum = SIMD4<Float>.zero
                            let (start, weight) = (starts[x], x &* taps)
                            for tap in 0..<taps { sum += light[start &+ tap] * weights[weight &+ tap] }
                            ring[at &+ x] = sum
                        }
                    }
                }
            }
        }
    }

    private mutating func read(_ row: Int) {
        let (channels, start) = (source.channels, row * source.width * source.channels)
        source.bytes.withUnsafeBufferPointer { bytes in
            Light.ofChannel.withUnsafeBufferPointer { table in
                light.withUnsafeMutableBufferPointer { light in
                    var at = start
                    for x in light.indices {
                        var pixel = SIMD4(
                            table[Int(bytes[at])], table[Int(bytes[at + 1])], table[Int(bytes[at + 2])], 1)
                        if channels == 4 { pixel *= Float(bytes[at + 3]) / 255 }
                        light[x] = pixel
                        at += channels
                    }
                }
            }
        }
    }

    /// Mixes the kept rows to a new one, and writes its channel values.
    private func write(_ y: Int, into out: inout [UInt8]) {
        let (taps, channels) = (down.taps, source.channels)
        let rows = (0..<taps).map { tap in
            (at: (down.starts[y] + tap) % taps * width, weight: down.weights[y * taps + tap])
        }
        var to = y * width * channels
        ring.withUnsafeBufferPointer { ring in
            out.withUnsafeMutableBufferPointer { out in
                Light.channel.withUnsafeBufferPointer { table in
                    for x in 0..<width {
                        var sum = SIMD4<Float>.zero
                        for row in rows { sum += ring[row.at &+ x] * row.weight }
                        if channels == 4 {
                            let alpha = max(0, min(1, sum.w))
                            out[to + 3] = UInt8((alpha * 255).rounded())
                            sum = alpha > 0 ? sum / alpha : .zero
                        }
                        sum = sum.clamped(lowerBound: .zero, upperBound: .one) * Float(Light.steps) + 0.5
                        out[to] = table[Int(sum.x)]
                        out[to + 1] = table[Int(sum.y)]
                        out[to + 2] = table[Int(sum.z)]
                        to += channels
                    }
                }
            }
        }
    }
}
