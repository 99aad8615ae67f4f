import Glibc
import ProgramStage
import Stage
import Threads

/// A program that is told a line and answers with a line, and an end that leaves nothing behind.
final class ProgramProcess {
    private let session: Session
    private let (input, output, errors): (Int32, Int32, Int32)
    /// What the program has said beyond the lines that were taken.
    private var heard: [UInt8] = []
    /// How much of that holds no end of line.
    private var searched = 0
    private var isOutputOpen = true
    private var isErrorsOpen = true
    /// The last that it wrote to standard error, and how much that was in all.
    private var complaints: [UInt8] = []
    private var complained = 0

    /// - Throws: that there are no pipes, or no shell.
    init(_ command: String, folder: String, home: String, path: String) throws(RehearsalFailure) {
        let (toIn, fromOut, fromErrors) = (try Pipe(), try Pipe(), try Pipe())
        (input, output, errors) = (toIn.writing, fromOut.reading, fromErrors.reading)
        for descriptor in [input, output, errors] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
        defer { [toIn.reading, fromOut.writing, fromErrors.writing].forEach { close($0) } }
        let environment = [
            "TERM=dumb", "LANG=C.UTF-8", "LC_ALL=C.UTF-8", "TZ=UTC", "HOME=\(home)", "PATH=\(path)", "TMPDIR=\(home)",
            "PYTHONDONTWRITEBYTECODE=1",
        ]
        do throws(RehearsalFailure) {
            session = try Session(
                ["/bin/sh", "-c", "cd -- \"$1\" && eval \"$2\"", "sh", folder, command], environment: environment,
                home: home
            ) { actions in
                posix_spawn_file_actions_adddup2(&actions, toIn.reading, 0)
                posix_spawn_file_actions_adddup2(&actions, fromOut.writing, 1)
                posix_spawn_file_actions_adddup2(&actions, fromErrors.writing, 2)
            }
        } catch {
            [toIn.writing, fromOut.reading, fromErrors.reading].forEach { close($0) }
            throw RehearsalFailure(message: "the program cannot be started: \(error.message)")
        }
    }

    /// Two ends, neither of which a program gets that is not given them.
    private struct Pipe {
        let reading: Int32
        let writing: Int32

        init() throws(RehearsalFailure) {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else {
                throw RehearsalFailure(message: "there is no pipe: \(String(cString: strerror(errno)))")
            }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            (reading, writing) = (ends[0], ends[1])
        }
    }

    // MARK: Talking

    /// Tells the program a line, and waits for its answer.
    /// - Throws: that it hangs, has ended, floods, or says more than it is asked.
    func ask(_ line: String, within limits: RehearsalLimits) throws(RehearsalFailure) -> [UInt8] {
        let told = "it was told `\(line.prefix(200))`"
        listen(0)
        guard heard.isEmpty else {
            throw RehearsalFailure(
                message: "the program says more than one line an answer",
                remedy: "it said \(excerpt(of: heard)) without being asked")
        }
        let end = monotonicSeconds() + limits.line.value
        complained = 0
        var rest = Array((line + "\n").utf8)[...]
        while true {
            try limits.heedInterruption()
            send(&rest)
            if let line = nextLine() { return line }
            guard heard.count <= ProgramLimits.answer, complained <= ProgramLimits.answer else {
                throw RehearsalFailure(
                    message: "the program floods: more than \(ProgramLimits.answer >> 20) MiB for one answer",
                    remedy: "\(told)\nit said \(excerpt(of: heard.isEmpty ? complaints : heard))")
            }
            guard isOutputOpen else { throw ended(told) }
            guard monotonicSeconds() < end else {
                throw RehearsalFailure(
                    message: "the program does not answer within \(limits.line.text)",
                    remedy: "\(told)\nan answer is one line, and is flushed: `print(…, flush=True)`, `fflush(stdout)`"
                        + lastWords)
            }
            listen(rest.isEmpty ? 20 : 2)
        }
    }

    private func nextLine() -> [UInt8]? {
        guard let newline = heard[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = heard.count
            return nil
        }
        searched = 0
        defer { heard.removeSubrange(...newline) }
        return Array(heard[..<newline])
    }

    private func send(_ rest: inout ArraySlice<UInt8>) {
        guard !rest.isEmpty else { return }
        // A program that reads no more would end ours by a signal; it is found out by what it says no more.
        var (broken, before) = (sigset_t(), sigset_t())
        sigemptyset(&broken)
        sigaddset(&broken, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &broken, &before)
        let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
        let problem = errno
        var atOnce = timespec()
        if count < 0, problem == EPIPE { sigtimedwait(&broken, nil, &atOnce) }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        if count > 0 { rest = rest.dropFirst(count) }
        if count < 0, problem != EAGAIN, problem != EINTR { rest = [] }
    }

    private func ended(_ told: String) -> RehearsalFailure {
        var how = session.ending
        for _ in 0..<50 where how == nil {
            usleep(2000)
            how = session.ending
        }
        listen(0)
        return RehearsalFailure(
            message: how.map { "the program ended \($0) instead of answering" }
                ?? "the program has closed its output instead of answering",
            remedy: told + lastWords)
    }

    private var lastWords: String {
        let lines = complaints.split(separator: UInt8(ascii: "\n"))
        guard let last = lines.last else { return "" }
        return "\nits last words are \(excerpt(of: Array(last)))"
    }

    private func excerpt(of bytes: [UInt8]) -> String {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(400)
        let letters = String(decoding: line, as: UTF8.self).unicodeScalars.prefix(160).map {
            $0.value < 0x20 || $0.value == 0x7F ? " " : String($0)
        }
        return "`\(letters.joined())`"
    }

    /// Reads what there is, after waiting so long for something.
    private func listen(_ milliseconds: Int32) {
        var wishes = [
            pollfd(fd: isOutputOpen ? output : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: isErrorsOpen ? errors : -1, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&wishes, 2, milliseconds) > 0 else { return }
        if wishes[0].revents != 0 { isOutputOpen = take(output) { heard += $0 } }
        if wishes[1].revents != 0 {
            isErrorsOpen = take(errors) { bytes in
                complained += bytes.count
                complaints = Array((complaints + bytes).suffix(4096))
            }
        }
    }

    /// Whether more may come.
    private func take(_ descriptor: Int32, _ use: (ArraySlice<UInt8>) -> Void) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &chunk, chunk.count)
        if count > 0 { use(chunk[..<count]) }
        return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))
    }

    /// Ends the program and all that came from it.
    func end() {
        close(input)
        session.end()
        close(output)
        close(errors)
        session.reap()
    }
}
