import Stage

/// Something that follows a finger, and goes on by itself when that lets go, ever slower: its way as a function of time.
///
/// A short way ends under the finger. On a long one the speed at which the finger leaves is the speed of what follows.
struct Glide: Sendable, Hashable {
    /// The whole way, and the finger's part of it, as shares of the screen's side.
    let distance: Double
    let reach: Double
    /// How long the finger touches, and the whole takes, in seconds.
    let contact: Double
    let length: Double

    /// The way over a distance, of which a finger goes at most so much.
    init(over distance: Double, finger: Double) {
        self.distance = distance
        guard distance > finger * 1.15 else {
            reach = distance
            contact = 0.24 + 0.34 * distance / max(finger, 0.01)
            length = contact
            return
        }
        reach = finger
        contact = 0.24
        // A cubic that comes to rest begins at three times its mean speed; the fling ends at one and a half.
        let speed = 1.5 * finger / contact
        length = contact + min(1.3, 3 * (distance - finger) / speed)
    }

    /// How the finger spends its time.
    var easing: Easing { reach < distance ? .fling : .inOut }

    /// How much of the way is behind, some seconds after the finger began to move.
    func callAsFunction(_ time: Double) -> Double {
        guard time > contact, reach < distance else { return reach * easing(time / contact) }
        return reach + (distance - reach) * Easing.out((time - contact) / (length - contact))
    }
}
