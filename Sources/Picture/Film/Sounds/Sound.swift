/// Two channels in turn, from −1 to 1; silent beyond its end.
struct Sound: Sendable, Hashable {
    var samples: [Float] = []

    /// A number of either channel.
    subscript(index: Int) -> Float { index < samples.count ? samples[index] : 0 }

    /// How many samples each channel has.
    var count: Int { samples.count / 2 }

    /// Lays another over this one, from a sample on; what would be too loud is held back softly.
    mutating func mix(_ other: Sound, from start: Int) {
        let missing = (start + other.count) * 2 - samples.count
        if missing > 0 { samples += [Float](repeating: 0, count: missing) }
        for (index, value) in other.samples.enumerated() {
            let sum = samples[start * 2 + index] + value
            samples[start * 2 + index] = max(-1, min(1, sum))
        }
    }

    /// Cuts it, and fades it in and out where it was cut.
    mutating func cut(to count: Int, fadingIn: Int, fadingOut: Int) {
        let isCut = self.count > count
        if isCut { samples.removeLast((self.count - count) * 2) }
        let all = self.count
        func fade(_ length: Int, _ place: (Int) -> Int) {
            let length = min(length, all / 2)
            for index in 0..<length {
                let gain = Float(index) / Float(length)
                samples[place(index) * 2] *= gain
                samples[place(index) * 2 + 1] *= gain
            }
        }
        fade(fadingIn) { $0 }
        if isCut { fade(fadingOut) { all - 1 - $0 } }
    }
}
