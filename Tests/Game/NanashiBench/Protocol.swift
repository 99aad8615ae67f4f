import Nanashi

/// Speaks UAI on standard input and output, one line after the other and without threads: enough for matches between
/// two builds, where nobody sends `stop`.
func speakUAI() {
    var session = UAISession(
        UAISession.World(milliseconds: { Int(now() * 1000) }, isStopWaiting: { false }, write: { say($0) }))
    while let line = readLine(), session.receive(line) {}
}
