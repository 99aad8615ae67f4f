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
}
