/// Rows of palette indices: bytes are made only of those that are asked for.
struct IndexedRows {
    let runs: PixelRuns
    /// The index of each colour of the runs.
    let indices: [UInt8]
    let width: Int
    /// Bits of an index: 1, 2, 4 or 8.
    let depth: Int

    /// Bytes of a row, with the number of its filter.
    private var length: Int { 1 + (width * depth + 7) / 8 }

    /// Whether all of these rows are like the one before them.
    func areAlike(_ rows: Range<Int>) -> Bool {
        guard rows.lowerBound > 0 else { return false }
        let before = runs.rows[rows.lowerBound - 1]
        return runs.rows[rows].allSatisfy { $0 == before }
    }

    /// What tells some rows from all others that have other bytes, in far fewer numbers.
    func key(of rows: Range<Int>) -> [UInt32] {
        var key = [UInt32(depth) << 16 | UInt32(width)]
        var last: Range<Int>?
        var repeats: UInt32 = 0
        for row in runs.rows[rows] {
            if row == last {
                repeats += 1
                continue
            }
            // No run is as large a number.
            key.append(1 << 31 | repeats)
            key += runs.runs[row].lazy.map { UInt32(indices[Int($0.colour)]) << 16 | UInt32($0.end) }
            (last, repeats) = (row, 0)
        }
        return key + [1 << 31 | repeats]
    }

    /// The bytes of some rows; a row like the one above it, as most are in drawings, is copied.
    func bytes(of rows: Range<Int>) -> [UInt8] {
        let count = rows.count * length
        return [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
            filled = count
            guard var target = bytes.baseAddress else { return }
            for number in rows {
                if number > rows.lowerBound, runs.rows[number] == runs.rows[number - 1] {
                    target.initialize(from: target - length, count: length)
                } else {
                    target.initialize(repeating: 0, count: length)
                    pack(runs.runs[runs.rows[number]], into: target + 1)
                }
                target += length
            }
        }
    }

    /// One row, run by run.
    private func pack(_ runs: ArraySlice<PixelRuns.Run>, into target: UnsafeMutablePointer<UInt8>) {
        let perByte = 8 / depth
        var start = 0
        for run in runs {
            let (index, end) = (indices[Int(run.colour)], Int(run.end))
            if depth == 8 {
                (target + start).update(repeating: index, count: end - start)
            } else {
                for place in start..<end {
                    target[place / perByte] |= index << UInt8((perByte - 1 - place % perByte) * depth)
                }
            }
            start = end
        }
    }
}
