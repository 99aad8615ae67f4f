import Glibc

/// Watches one case after the other: what it traps on, hangs on or runs out of memory with is written down.
enum Watch {
    /// How long a case may take.
    static let seconds: UInt32 = 10
    /// How much the whole process may have, code and libraries included.
    static let bytes: UInt = 3 << 29

    // Read by the handler of a signal, which may touch nothing that could be half changed.
    nonisolated(unsafe) private static var start: UnsafePointer<UInt8>?
    nonisolated(unsafe) private static var count = 0
    nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

    /// How long the slowest case took, and which it was.
    nonisolated(unsafe) static var slowest = Duration.zero
    nonisolated(unsafe) static var slowestInput: [UInt8] = []

    /// Sets the bounds of the process, and catches every signal that ends it.
    static func begin() {
        var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        // A stack that has run out has no room for the handler.
        var stack = stack_t()
        stack.ss_size = 1 << 16
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
        sigaltstack(&stack, nil)
        for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { Watch.end($0) }
            action.sa_flags = Int32(SA_ONSTACK)
            sigaction(signal, &action, nil)
        }
    }

    /// Runs a case.
    static func run(_ kind: String, _ input: [UInt8], _ body: ([UInt8]) -> Void) {
        input.withUnsafeBufferPointer { buffer in
            (start, count) = (buffer.baseAddress, buffer.count)
            path = strdup("SiteFuzz-\(kind).case")
            alarm(seconds)
            let time = ContinuousClock().measure { body(input) }
            alarm(0)
            free(path)
            if time > slowest {
                slowest = time
                slowestInput = input
            }
        }
    }

    private static func end(_ signal: Int32) {
        if let path {
            let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
            _ = write(file, start, count)
            say(signal == SIGALRM ? "no end within ten seconds: " : "trapped: ")
            _ = write(2, path, strlen(path))
            say("\n")
        }
        _exit(1)
    }

    private static func say(_ text: StaticString) { _ = write(2, text.utf8Start, text.utf8CodeUnitCount) }

    /// The most memory that the process has had so far.
    static var mostMegabytes: Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return usage.ru_maxrss / 1_024
    }
}
