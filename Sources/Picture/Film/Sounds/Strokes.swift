import Footage

/// The program's own sounds, made of numbers alone: sums and products, which are the same on every processor, whereas
/// sines are not.
enum Strokes {
    /// How a sound of a kind is heard.
    static func sound(_ kind: FilmOrder.SoundStroke.Kind) -> Sound {
        switch kind {
        case .tap:
            // A dull knock, and the click of what touches.
            var knock = Strokes.tone(turn: 0.0235, fading: 0.99885, loudness: 0.30)
            knock.mix(Strokes.tone(turn: 0.236, fading: 0.9945, loudness: 0.05), from: 0)
            return knock
        case .chime:
            // C, E and G, one after the other.
            var chime = Sound()
            for (index, turn) in [0.068_489, 0.086_291, 0.102_624].enumerated() {
                chime.mix(Strokes.tone(turn: turn, fading: 0.99988, loudness: 0.11), from: index * 4_320)
            }
            return chime
        }
    }

    /// A tone that turns by so much of a radian each sample, and fades by a factor; both channels the same.
    ///
    /// It swings by itself: each sample comes of the two before it.
    private static func tone(turn: Double, fading: Double, loudness: Double) -> Sound {
        let squared = turn * turn
        // The first terms of the series of the sine and the cosine: what is missing is below 10⁻⁹ of a small angle.
        let sine = turn * (1 - squared / 6 * (1 - squared / 20 * (1 - squared / 42)))
        let cosine = 1 - squared / 2 * (1 - squared / 12 * (1 - squared / 30))
        var (before, now) = (0.0, sine * fading)
        var envelope = 1.0
        var sound = Sound()
        var attack = 0.0
        while envelope > 0.0005 {
            // No click at the beginning: it swells for two thousandths of a second.
            attack = min(1, attack + 1.0 / 96)
            let value = Float((now * loudness * attack * 1_024 * 1_024).rounded() / (1_024 * 1_024))
            sound.samples += [value, value]
            (before, now) = (now, 2 * fading * cosine * now - fading * fading * before)
            envelope *= fading
        }
        return sound
    }
}
