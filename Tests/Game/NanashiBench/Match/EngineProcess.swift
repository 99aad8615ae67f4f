import Glibc

/// Why an engine is of no use any more.
enum EngineFailure: Error {
    /// It could not be started.
    case notStarted(command: String)
    /// It ended, or closed its output.
    case ended(name: String)
    /// It said nothing for too long, in milliseconds.
    case silent(name: String, milliseconds: Int)
}

/// An engine as a process of its own that speaks UAI through two pipes.
final class EngineProcess {
    let name: String
    private let process: pid_t
    private let input: Int32
    private let output: Int32
    private var received: [UInt8] = []

    /// Starts an engine and sets its options.
    ///
    /// - Parameter description: a shell command, then `;name=value` for each option: `./engine uai;Level=3`.
    /// - Throws: `EngineFailure`, when it does not say `uaiok` and `readyok` within ten seconds each.
    init(_ description: String) throws(EngineFailure) {
        let parts = description.split(separator: ";").map(String.init)
        name = description
        var (toEngine, fromEngine): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard let command = parts.first, pipe(&toEngine) == 0, pipe(&fromEngine) == 0 else {
            throw .notStarted(command: description)
        }
        // Else the second engine would hold the first one's pipes open.
        for end in toEngine + fromEngine { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        guard let child = Self.spawn(command, input: toEngine[0], output: fromEngine[1])
        else { throw .notStarted(command: description) }
        (process, input, output) = (child, toEngine[1], fromEngine[0])
        close(toEngine[0])
        close(fromEngine[1])
        tell("uai")
        _ = try answer(beginning: "uaiok", within: 10_000)
        for option in parts.dropFirst() {
            let words = option.split(separator: "=", maxSplits: 1)
            guard words.count == 2 else { throw .notStarted(command: description) }
            tell("setoption name \(words[0]) value \(words[1])")
        }
        try prepare()
    }

    deinit {
        tell("quit")
        close(input)
        close(output)
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    private static func spawn(_ command: String, input: Int32, output: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        // `exec`, so that the signal at the end reaches the engine and not a shell before it.
        let words: [String] = ["sh", "-c", "exec " + command]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        return posix_spawn(&child, "/bin/sh", &actions, nil, &arguments, environ) == 0 ? child : nil
    }

    /// Sends a line.
    ///
    /// What a dead engine does not read is lost; its silence tells.
    func tell(_ line: String) {
        var bytes = Array((line + "\n").utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// Begins a new game, and waits until the engine is ready for it.
    func prepare() throws(EngineFailure) {
        tell("uainewgame")
        tell("isready")
        _ = try answer(beginning: "readyok", within: 10_000)
    }

    /// The first line that begins with a word; those before it are passed over.
    func answer(beginning word: String, within milliseconds: Int) throws(EngineFailure) -> String {
        let end = now() + Double(milliseconds) / 1000
        while true {
            while let newline = received.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: received[..<newline], as: UTF8.self)
                received.removeSubrange(...newline)
                if line.hasPrefix(word) { return line }
            }
            let left = Int32((end - now()) * 1000)
            guard left > 0 else { throw .silent(name: name, milliseconds: milliseconds) }
            try receive(within: left)
        }
    }

    private func receive(within milliseconds: Int32) throws(EngineFailure) {
        var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, milliseconds) > 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(output, &bytes, bytes.count)
        guard count > 0 else { throw .ended(name: name) }
        received += bytes[..<count]
    }
}
