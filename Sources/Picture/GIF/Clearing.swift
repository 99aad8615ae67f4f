/// When a packer forgets its dictionary and begins a new one, with short codes.
enum Clearing {
    /// As soon as it is full.
    case whenFull
    /// When it is full and serves less well than it did at best.
    case whenTired(Service = Service())
    /// At these pixels, in order, whether it is full or not.
    case at([Int])

    /// The pixel at which the next match must end; nil where that is free.
    func next(after place: Int) -> Int? {
        guard case .at(let cuts) = self else { return nil }
        return cuts.first { $0 > place }
    }

    /// Whether the dictionary should be given up before the pixel `place`, after a match of `count` pixels.
    mutating func clears(at place: Int, after count: Int, isFull: Bool) -> Bool {
        switch self {
        case .whenFull: return isFull
        case .whenTired(var service):
            let isTired = isFull && service.isTired(after: count)
            self = .whenTired(isTired ? Service() : service)
            return isTired
        case .at(let cuts): return cuts.contains(place)
        }
    }

    /// How well a full dictionary serves.
    struct Service {
        private var codes = 0
        private var pixels = 0
        private var best = 0

        /// Counts a match of `count` pixels; whether matches are now much shorter than they were at best.
        fileprivate mutating func isTired(after count: Int) -> Bool {
            codes += 1
            pixels += count
            // Looked at every 256 codes, since single matches are long or short by chance.
            guard codes == 256 else { return false }
            let tired = pixels * 10 < best * 7
            best = max(best, pixels)
            (codes, pixels) = (0, 0)
            return tired
        }
    }
}
