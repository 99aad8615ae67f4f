import Drawing

/// Blocks, quadrants, sextants, eighths and Braille, as rectangles of whole pixels: their edges are the same parts of
/// the cell in every character, so that they meet.
struct BlockElements {
    let cell: CellSize

    func glyph(_ value: UInt32) -> CellGlyph? {
        switch value {
        case 0x2580...0x259F: block(value)
        case 0x2800...0x28FF: .fill(braille(value - 0x2800))
        case 0x1FB00...0x1FB3B: .fill(sextant(value - 0x1FB00))
        case 0x1FB70...0x1FB75: .fill(part(x: value - 0x1FB70 + 1...value - 0x1FB70 + 2, y: 0...8))
        case 0x1FB76...0x1FB7B: .fill(part(x: 0...8, y: value - 0x1FB76 + 1...value - 0x1FB76 + 2))
        case 0x1FB82...0x1FB86: .fill(part(x: 0...8, y: 0...[2, 3, 5, 6, 7][Int(value - 0x1FB82)]))
        case 0x1FB87...0x1FB8B: .fill(part(x: 8 - [2, 3, 5, 6, 7][Int(value - 0x1FB87)]...8, y: 0...8))
        default: nil
        }
    }

    /// A rectangle by its edges in eighths of the cell.
    private func part(x: ClosedRange<UInt32>, y: ClosedRange<UInt32>) -> Path {
        .pixels(
            cut(x.lowerBound, of: 8, cell.width), cut(y.lowerBound, of: 8, cell.height),
            cut(x.upperBound, of: 8, cell.width), cut(y.upperBound, of: 8, cell.height))
    }

    /// Where a part of an extent ends, to the nearest pixel.
    private func cut(_ part: UInt32, of whole: UInt32, _ extent: Int) -> Int {
        (extent * Int(part) * 2 + Int(whole)) / (Int(whole) * 2)
    }

    private func block(_ value: UInt32) -> CellGlyph? {
        switch value {
        case 0x2580: .fill(part(x: 0...8, y: 0...4))
        case 0x2581...0x2588: .fill(part(x: 0...8, y: 8 - (value - 0x2580)...8))
        case 0x2589...0x258F: .fill(part(x: 0...8 - (value - 0x2588), y: 0...8))
        case 0x2590: .fill(part(x: 4...8, y: 0...8))
        case 0x2591...0x2593: .shade(Int(value - 0x2590))
        case 0x2594: .fill(part(x: 0...8, y: 0...1))
        case 0x2595: .fill(part(x: 7...8, y: 0...8))
        default: .fill(quadrants(BlockElements.quadrants[Int(value - 0x2596)]))
        }
    }

    /// Which quarters U+2596 to U+259F have: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
    private static let quadrants: [UInt32] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

    private func quadrants(_ bits: UInt32) -> Path { grid(bits, columns: 2, rows: 2) }

    /// Six parts; the four characters that stand elsewhere (none, both halves, all) are left out of the row.
    private func sextant(_ number: UInt32) -> Path {
        grid(number + 1 + (number >= 0x14 ? 1 : 0) + (number >= 0x28 ? 1 : 0), columns: 2, rows: 3)
    }

    private func grid(_ bits: UInt32, columns: UInt32, rows: UInt32) -> Path {
        var path = Path()
        for row in 0..<rows {
            for column in 0..<columns where bits >> (row * columns + column) & 1 == 1 {
                path.append(
                    .pixels(
                        cut(column, of: columns, cell.width), cut(row, of: rows, cell.height),
                        cut(column + 1, of: columns, cell.width), cut(row + 1, of: rows, cell.height)))
            }
        }
        return path
    }

    private func braille(_ bits: UInt32) -> Path {
        var path = Path()
        let (across, down) = (Double(cell.width) / 2, Double(cell.height) / 4)
        let radius = max(0.75, (min(across, down) * 0.36 * 4).rounded() / 4)
        for bit in UInt32(0)..<8 where bits >> bit & 1 == 1 {
            // Bits 0 to 2 go down the left, 3 to 5 down the right, 6 and 7 are the last row.
            let column = bit < 3 || bit == 6 ? 0.0 : 1
            let row = bit >= 6 ? 3.0 : Double(bit % 3)
            path.append(.circle(Point(across * (column + 0.5), down * (row + 0.5)), radius: radius))
        }
        return path
    }
}
