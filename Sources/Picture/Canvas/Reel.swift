import Drawing

/// Draws a moving picture, frame by frame, on several threads.
///
/// Each thread draws a run of neighbouring frames and only redraws what changes. Because redrawing gives the pixels of
/// a whole drawing, the frames do not depend on how many threads there are.
public struct Reel {
    /// What one frame changes.
    public struct Part: Hashable, Sendable {
        /// The pixels around all that may have changed; the whole picture for the first frame.
        public var pixmap: Pixmap
        /// Where their corner lies in the whole.
        public var x, y: Int
    }

    /// How many neighbouring frames a thread draws at a time.
    private static let run = 16

    private let painters: [Hand]

    /// A reel drawn with so many threads.
    public init(cores: Int = 2, fonts: FontSet = .debian()) throws(CanvasError) {
        var painters: [Hand] = []
        for _ in 0..<max(1, min(cores, 16)) { painters.append(Hand(painter: try Painter(fonts: fonts))) }
        self.painters = painters
    }

    /// Draws frames 0 to `count` - 1, each by its list, and hands them over in order, on this thread.
    ///
    /// A frame without a part shows what the one before shows. Lists are asked for on any thread, some of them twice.
    public func draw<Failure: Error>(
        count: Int, list: @escaping @Sendable (Int) -> DisplayList, take: (Int, Part?) throws(Failure) -> Void
    ) throws(ReelError<Failure>) {
        var start = 0
        while start < count {
            let from = start
            let jobs = min(painters.count, (count - start + Reel.run - 1) / Reel.run)
            let painters = painters
            let runs = inOrder(count: jobs, cores: jobs) { job in
                let first = from + job * Reel.run
                return painters[job].draw(first..<min(first + Reel.run, count), list)
            }
            for drawn in runs {
                switch drawn {
                case .failure(let error): throw .drawing(error)
                case .success(let parts):
                    for part in parts {
                        do { try take(start, part) } catch { throw .taking(error) }
                        start += 1
                    }
                }
            }
        }
    }
}

/// Why a reel stopped.
public enum ReelError<Failure: Error>: Error {
    /// A frame could not be drawn.
    case drawing(CanvasError)
    /// A frame could not be taken.
    case taking(Failure)
}

/// A painter that one job at a time holds.
private struct Hand: @unchecked Sendable {
    let painter: Painter

    /// The parts of neighbouring frames; the frame before them is drawn whole to start from.
    func draw(_ frames: Range<Int>, _ list: (Int) -> DisplayList) -> Result<[Reel.Part?], CanvasError> {
        do throws(CanvasError) {
            var parts: [Reel.Part?] = []
            var old = list(max(0, frames.lowerBound - 1))
            var pixmap = try painter.pixmap(of: old)
            if frames.lowerBound == 0 { parts.append(Reel.Part(pixmap: pixmap, x: 0, y: 0)) }
            for index in frames.dropFirst(parts.count) {
                let new = list(index)
                guard new.size == old.size else {
                    throw .size(width: new.size.width, height: new.size.height)
                }
                let rect = try painter.redraw(&pixmap, from: old, to: new)
                parts.append(rect.map { Reel.Part(pixmap: pixmap.part($0), x: $0.x, y: $0.y) })
                old = new
            }
            return .success(parts)
        } catch {
            return .failure(error)
        }
    }
}
