import Drawing
import Glibc

/// The runs of equal pixels of a picture, row by row, and the colours that they have: most of a drawn picture is a few
/// long ones, and most rows are like the one above.
struct PixelRuns {
    /// Neighbouring pixels of a row.
    struct Run {
        /// The number of their colour.
        var colour: UInt16
        /// One past the last of them, in the row.
        var end: UInt16
    }

    /// The colours, in the order in which they first occur.
    private(set) var colours: [UInt32] = []
    /// The runs of rows that differ from the one above.
    private(set) var runs: [Run] = []
    /// Where each row's runs stand; a row like the one above has the same.
    private(set) var rows: [Range<Int>] = []
    private var table = ColourTable()

    /// The runs; nil where the picture has more colours than `most`, which is at most 16,384.
    init?(_ pixmap: Pixmap, most: Int) {
        let (width, height) = (pixmap.width, pixmap.height)
        guard width > 0, width <= Int(UInt16.max) else { return nil }
        rows.reserveCapacity(height)
        runs.reserveCapacity(height * 16)
        let isWhole = pixmap.pixels.withUnsafeBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return true }
            for row in 0..<height {
                let line = pixels + row * width
                if row > 0, memcmp(line, line - width, width * 4) == 0 {
                    rows.append(rows[row - 1])
                } else {
                    take(UnsafeBufferPointer(start: line, count: width))
                }
                if colours.count > most { return false }
            }
            return true
        }
        if !isWhole { return nil }
    }

    /// The number of the colour that most pixels have.
    var commonest: Int {
        var amounts = [Int](repeating: 0, count: colours.count)
        for row in rows {
            var start = 0
            for run in runs[row] {
                amounts[Int(run.colour)] += Int(run.end) - start
                start = Int(run.end)
            }
        }
        return amounts.indices.max { (amounts[$0], $1) < (amounts[$1], $0) } ?? 0
    }

    /// The numbers of the colours as they occur from the upper and the lower edge to the middle.
    var fromEdges: [Int] {
        var numbers: [Int] = []
        var isKnown = [Bool](repeating: false, count: colours.count)
        for step in rows.indices {
            let row = rows[step % 2 == 0 ? step / 2 : rows.count - 1 - step / 2]
            // A row like the one before on its side has nothing new.
            if step > 1, row == rows[step % 2 == 0 ? step / 2 - 1 : rows.count - step / 2] { continue }
            for run in runs[row] where !isKnown[Int(run.colour)] {
                isKnown[Int(run.colour)] = true
                numbers.append(Int(run.colour))
            }
        }
        return numbers
    }

    /// Adds a row, in which at most 16,384 new colours are numbered; more than that is more than anybody asks for.
    private mutating func take(_ line: UnsafeBufferPointer<UInt32>) {
        let first = runs.count
        // Every other run is the ground, which most rows begin with.
        let ground = table.number(of: line[0], in: &colours)
        var start = 0
        while start < line.count, colours.count <= ColourTable.most {
            let end = endOfRun(line, from: start)
            let number = line[start] == line[0] ? ground : table.number(of: line[start], in: &colours)
            runs.append(Run(colour: number, end: UInt16(end)))
            start = end
        }
        rows.append(first..<runs.count)
    }
}

/// Where the run of equal pixels that begins at a place ends; eight are compared at a time.
private func endOfRun(_ line: UnsafeBufferPointer<UInt32>, from start: Int) -> Int {
    let pixel = line[start]
    var end = start + 1
    while end + 8 <= line.count {
        var difference: UInt32 = 0
        for place in end..<(end + 8) { difference |= line[place] ^ pixel }
        if difference != 0 { break }
        end += 8
    }
    while end < line.count, line[end] == pixel { end += 1 }
    return end
}

/// The numbers of colours: an open table that grows.
private struct ColourTable {
    /// More are not told apart.
    static let most = 1 << 14

    /// Numbers, one higher, so that 0 is a free slot.
    private var slots = [UInt16](repeating: 0, count: 1 << 10)

    mutating func number(of colour: UInt32, in colours: inout [UInt32]) -> UInt16 {
        var slot = place(of: colour)
        while slots[slot] > 0 {
            if colours[Int(slots[slot]) - 1] == colour { return slots[slot] - 1 }
            slot = (slot + 1) & (slots.count - 1)
        }
        colours.append(colour)
        slots[slot] = UInt16(colours.count)
        if colours.count * 2 > slots.count { grow(colours) }
        return UInt16(colours.count - 1)
    }

    private func place(of colour: UInt32) -> Int {
        Int(colour &* 0x9E37_79B1) >> (32 - slots.count.trailingZeroBitCount)
    }

    private mutating func grow(_ colours: [UInt32]) {
        slots = [UInt16](repeating: 0, count: slots.count * 4)
        for (number, colour) in colours.enumerated() {
            var slot = place(of: colour)
            while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt16(number + 1)
        }
    }
}
