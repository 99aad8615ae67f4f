/// One way of making a moving picture smaller than it was meant.
struct FilmAttempt: Hashable {
    var fps: Int
    var colours: Int
    var scale = 1.0
    /// What was given up, in words.
    var concessions: [String] = []

    /// The ways in the order in which they are tried; each gives up a little more.
    ///
    /// A WebP has no palette to cut.
    static func ladder(fps: Int, colours: Int, as format: FilmFormat = .gif) -> [FilmAttempt] {
        var attempt = FilmAttempt(fps: fps, colours: colours)
        var attempts = [attempt]
        for rate in [20, 15, 12] where rate < fps {
            attempt.fps = rate
            attempt.concessions = ["\(rate) frames a second"]
            attempts.append(attempt)
        }
        let slow = attempt.concessions
        for count in [128, 64] where format == .gif && count < colours {
            attempt.colours = count
            attempt.concessions = slow + ["\(count) colours"]
            attempts.append(attempt)
        }
        let few = attempt.concessions
        for percent in [80, 66, 50, 40, 33, 25] {
            attempt.scale = Double(percent) / 100
            attempt.concessions = few + ["\(percent) % of the size"]
            attempts.append(attempt)
        }
        return attempts
    }
}
