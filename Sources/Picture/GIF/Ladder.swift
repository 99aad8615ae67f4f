/// How good a GIF is made: the three things that can be lowered to make it smaller.
public struct GIFStep: Hashable, Sendable, CustomStringConvertible {
    /// The most colours.
    public var colours: Int
    /// Frames a second.
    public var fps: Int
    /// The size in hundredths of the full one.
    public var percent: Int

    /// A step of the given quality.
    public init(colours: Int = 256, fps: Int, percent: Int = 100) {
        self.colours = colours
        self.fps = fps
        self.percent = percent
    }

    /// What it is, in words for a message.
    public var description: String { "\(colours) colours, \(fps) frames a second, \(percent) % of the size" }

    /// The steps down from here, in the order in which they are tried: colours first, for flat art hardly shows it;
    /// then motion down to 12 frames a second; then the size, down to two fifths, with what was lowered before.
    public var ladder: [GIFStep] {
        var steps = [self]
        func lower(_ change: (inout GIFStep) -> Void) {
            var step = steps[steps.count - 1]
            change(&step)
            if step != steps[steps.count - 1] { steps.append(step) }
        }
        for colours in [128, 64] { lower { $0.colours = min($0.colours, colours) } }
        for fps in [20, 15, 12] { lower { $0.fps = min($0.fps, fps) } }
        for percent in [80, 66, 50, 40] { lower { $0.percent = min($0.percent, percent) } }
        lower { $0.colours = min($0.colours, 32) }
        return steps
    }

    /// Makes GIFs step by step until one takes at most `maxBytes`.
    ///
    /// - Parameters:
    ///   - maxBytes: the most bytes.
    ///   - make: makes the GIF of a step.
    /// - Returns: the first that fits and its step; where none does, the last and smallest, with `fits` false.
    /// - Throws: what `make` throws.
    public func fitting<Failure: Error>(
        _ maxBytes: Int, make: (GIFStep) throws(Failure) -> [UInt8]
    ) throws(Failure) -> (bytes: [UInt8], step: GIFStep, fits: Bool) {
        var best: (bytes: [UInt8], step: GIFStep) = ([], self)
        for step in ladder {
            best = (try make(step), step)
            if best.bytes.count <= maxBytes { return (best.bytes, step, true) }
        }
        return (best.bytes, best.step, false)
    }
}
