import Diagnostics
import Files
import Footage
import Glibc
import Studio

/// `playbill-film`, running: it is told what is wanted, and leaves a film or words why there is none.
struct FilmProcess {
    private let process: pid_t
    /// Our end of its standard input, and of its output where pictures come out of it.
    private let line: Int32
    private let messages: String

    /// Starts it.
    ///
    /// - Parameters:
    ///   - program: its path.
    ///   - output: the file of the film; nil where it is to write pictures.
    ///   - folder: where its words are kept.
    /// - Throws: that it cannot be started.
    init(_ program: String, output: String?, folder: String) throws(DiskError) {
        var ends: [Int32] = [-1, -1]
        // Of a socket, unlike a pipe, it can be heard without a signal that nobody listens any more.
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw DiskError("start", program) }
        defer { close(ends[1]) }
        line = ends[0]
        messages = folder + "/messages"
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, messages, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let words: [String] = [program] + (output.map { ["-o", $0] } ?? [])
        var arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, program, &actions, nil, &arguments, environ)
        guard code == 0 else {
            close(line)
            throw DiskError("start", program, code: code)
        }
        process = child
    }

    /// That it takes no more, and will say why.
    struct HungUp: Error {}

    /// Tells it some bytes.
    func send(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.send(
                line, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Int32(MSG_NOSIGNAL))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw HungUp() }
            rest = rest.dropFirst(count)
        }
    }

    /// Tells it a text.
    func send(_ text: String) throws { try Array(text.utf8).withUnsafeBytes { try send($0) } }

    /// Says that nothing more comes.
    func finish() { shutdown(line, Int32(SHUT_WR)) }

    /// Hears some bytes; 0 at the end.
    func hear(_ room: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = read(line, room.baseAddress, room.count)
            if count < 0, errno == EINTR { continue }
            return max(0, count)
        }
    }

    /// Waits for its end.
    /// - Throws: why it made nothing, in its own words, or how it ended.
    func wait() throws(Mistakes) {
        close(line)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let (signal, code) = (status & 0x7F, status >> 8 & 0xFF)
        guard signal != 0 || code != 0 else { return }
        let said = (try? Disk.live.read(messages)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let lines = said.split(separator: "\n")
        let prefix = "playbill-film: error: "
        if let first = lines.first(where: { $0.hasPrefix(prefix) }) {
            let remedy = lines.drop { $0 != first }.dropFirst().first { $0.hasPrefix("  ") }
            throw Mistakes(
                Diagnostic(
                    .error, "no film was made: \(first.dropFirst(prefix.count))",
                    remedy: remedy.map { String($0.drop { $0 == " " }) }))
        }
        let end = signal != 0 ? "by the signal \(String(cString: strsignal(signal)))" : "with status \(code)"
        throw Mistakes(
            Diagnostic(
                .error,
                "no film was made: `playbill-film` ended \(end)" + (lines.last.map { ", saying `\($0)`" } ?? ""),
                remedy: "is it of the same build as `playbill`? `playbill-film --help` should print its usage"))
    }

    /// Ends it, whatever it does.
    func abandon() {
        kill(process, SIGKILL)
        close(line)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
}
