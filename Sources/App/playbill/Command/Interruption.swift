import Glibc

/// Ctrl-C and a polite kill, for commands that run until one comes.
enum Interruption {
    /// Keeps the signals for ``wait(for:)``, in this thread and those it starts.
    static func blocked() -> sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        return signals
    }

    /// Waits until one of them comes.
    static func wait(for signals: sigset_t) {
        var signals = signals
        var received: Int32 = 0
        sigwait(&signals, &received)
    }

    // MARK: Of commands that end by themselves

    private static let endings = [SIGINT, SIGTERM, SIGHUP]

    /// Whether somebody wants the program to end, within ``heeded(_:)``.
    static var isWanted: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return endings.contains { sigismember(&pending, $0) == 1 }
    }

    /// Does something that asks now and then whether an end ``isWanted``: the programs that it started end first, and only
    /// then does the signal do what it always does.
    static func heeded<Result>(_ body: () throws -> Result) rethrows -> Result {
        var (signals, before) = (sigset_t(), sigset_t())
        sigemptyset(&signals)
        for number in endings { sigaddset(&signals, number) }
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }
}
