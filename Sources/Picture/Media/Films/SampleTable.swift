/// Where the samples of a track lie in the file: `stsz`, `stsc`, `stco` or `co64`, and `stts` (ISO/IEC 14496-12 §8.7).
struct SampleTable {
    private let sizes: Bytes
    private let runs: Bytes
    private let chunks: Bytes
    private let chunkWidth: Int
    private let times: Bytes
    /// The units of a second in which the track counts.
    private let units: Int

    /// The table of a track; nil where a part of it is missing, as in what is streamed.
    init?(_ boxes: [MovieBox], units: Int?) {
        guard let sizes = MovieBox.first("stsz", among: boxes), let runs = MovieBox.first("stsc", among: boxes),
            let chunks = MovieBox.first("stco", among: boxes) ?? MovieBox.first("co64", among: boxes),
            let times = MovieBox.first("stts", among: boxes), let units
        else { return nil }
        (self.sizes, self.runs, self.chunks, self.times) = (Bytes(sizes), Bytes(runs), Bytes(chunks), Bytes(times))
        (self.units, chunkWidth) = (units, boxes.contains { $0.name == "stco" } ? 4 : 8)
    }

    /// Shows where each sample lies, in the order of the file, until `take` wants no more.
    func eachSample(_ take: (_ at: Int, _ size: Int, _ number: Int) -> Bool) {
        let count = sizes.big(8, 4) ?? 0
        let common = sizes.big(4, 4) ?? 0
        var (number, run, inChunk) = (0, 0, runs.big(12, 4) ?? 0)
        for chunk in 0..<max(0, min(chunks.big(4, 4) ?? 0, chunks.count)) {
            // A run tells from which chunk on, counted from 1, so many samples are in each.
            while let next = runs.big(8 + 12 * (run + 1), 4), chunk + 1 >= next, let more = runs.big(24 + 12 * run, 4) {
                (run, inChunk) = (run + 1, more)
            }
            guard var at = chunks.big(8 + chunkWidth * chunk, chunkWidth) else { return }
            for _ in 0..<inChunk where number < count {
                guard let size = common > 0 ? common : sizes.big(12 + 4 * number, 4) else { return }
                guard take(at, size, number) else { return }
                (at, number) = (at &+ size, number + 1)
            }
            if number >= count { return }
        }
    }

    /// When a sample is decoded, in milliseconds.
    func milliseconds(of number: Int) -> Int {
        var (left, time, at) = (number, 0, 8)
        while left > 0, let count = times.big(at, 4), let delta = times.big(at + 4, 4) {
            time += min(left, count) * delta
            (left, at) = (left - count, at + 8)
        }
        return time < Int.max / 1_000 ? time * 1_000 / units : 0
    }
}

extension SampleTable {
    /// What is wrong with the samples.
    /// - Parameters:
    ///   - file: all of it.
    ///   - unitWidth: how many bytes tell the length of a unit of H.264 or HEVC; nil of what has no such units.
    ///   - what: what a sample is called.
    /// - Returns: nil where each lies in the file and holds what it should.
    func fault(in file: [UInt8], unitWidth: Int?, called what: String) -> String? {
        var fault: String?
        file.withUnsafeBufferPointer { bytes in
            eachSample { at, size, number in
                if at < 0 || size < 0 || at > bytes.count || size > bytes.count - at {
                    fault =
                        "it breaks off at \(Self.text(milliseconds(of: number))) s: "
                        + "its index names bytes behind the end of the file"
                } else if let unitWidth, !Self.isWhole(bytes[at..<at + size], unitWidth) {
                    fault = "the \(what) at \(Self.text(milliseconds(of: number))) s is damaged"
                }
                return fault == nil
            }
        }
        return fault
    }

    /// Whether a sample is a row of units, each with its length before it and a head that can be one.
    private static func isWhole(_ sample: Slice<UnsafeBufferPointer<UInt8>>, _ width: Int) -> Bool {
        var rest = sample
        while !rest.isEmpty {
            let length = Int(bigEndian: rest.prefix(width))
            // A unit has a byte at least, whose first bit is never set (`forbidden_zero_bit`).
            guard rest.count > width, length > 0, length <= rest.count - width,
                rest[rest.startIndex + width] & 0x80 == 0
            else { return false }
            rest = rest.dropFirst(width + length)
        }
        return true
    }

    private static func text(_ milliseconds: Int) -> String {
        let (seconds, rest) = (milliseconds / 1_000, milliseconds % 1_000 / 10)
        return "\(seconds).\(rest < 10 ? "0" : "")\(rest)"
    }
}
