import Glibc
import Stage
import TerminalStage

/// A shell in a pseudo-terminal: bytes in, bytes out, and an end that leaves nothing behind.
final class Pseudoterminal {
    private let master: Int32
    private let session: Session
    private var isOpen = true

    /// - Throws: that there is no pseudo-terminal, or no such shell.
    init(_ settings: TerminalSettings, home: String, path: String) throws(RehearsalFailure) {
        var (master, slave): (Int32, Int32) = (-1, -1)
        var size = winsize()
        size.ws_col = UInt16(settings.size.columns)
        size.ws_row = UInt16(settings.size.rows)
        var name = [CChar](repeating: 0, count: 128)
        guard openpty(&master, &slave, &name, nil, &size) == 0 else {
            throw RehearsalFailure(message: "there is no pseudo-terminal: \(String(cString: strerror(errno)))")
        }
        // The programs get their own end only; ours would keep the terminal open for ever.
        _ = fcntl(master, F_SETFD, FD_CLOEXEC)
        _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        self.master = master
        defer { close(slave) }
        do throws(RehearsalFailure) {
            session = try Session(
                Pseudoterminal.words(settings), environment: Pseudoterminal.environment(settings, home, path),
                home: home
            ) { actions in
                // The first terminal that the leader of a session opens becomes its own.
                posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
                posix_spawn_file_actions_adddup2(&actions, 0, 1)
                posix_spawn_file_actions_adddup2(&actions, 0, 2)
            }
        } catch {
            close(master)
            throw RehearsalFailure(message: "no shell can be started: \(error.message)")
        }
    }

    private static func words(_ settings: TerminalSettings) -> [String] {
        let options =
            switch settings.shell {
            case "bash": ["--noprofile", "--norc", "+o", "history", "-i"]
            // No start-up files, and a prompt is what it says.
            case "zsh": ["-f", "+o", "prompt_percent", "-o", "interactive_comments", "-i"]
            default: ["-i"]
            }
        // The shell's own `cd`: a spawned process can change its folder in no other way that Swift's Glibc shows.
        return ["/bin/sh", "-c", "cd && exec \"$@\"", "sh", settings.shell] + options
    }

    /// From nothing: what a program finds here it finds on every machine.
    private static func environment(_ settings: TerminalSettings, _ home: String, _ path: String) -> [String] {
        let usual = [
            "TERM=xterm-256color", "COLORTERM=truecolor", "LANG=C.UTF-8", "LC_ALL=C.UTF-8", "TZ=UTC", "HOME=\(home)",
            "PATH=\(path)", "PS1=\(settings.prompt)", "PS2=> ", "SHELL=/bin/\(settings.shell)", "HISTFILE=/dev/null",
            "INPUTRC=/dev/null", "PROMPT_EOL_MARK=%B%S%%%s%b", "BASH_SILENCE_DEPRECATION_WARNING=1", "PAGER=cat",
        ]
        let own = Set(settings.environment.compactMap { $0.split(separator: "=").first })
        return usual.filter { !own.contains($0.prefix { $0 != "=" }) } + settings.environment
    }

    // MARK: Talking

    /// What a wait for output came to.
    enum Heard {
        case bytes([UInt8])
        case nothing
        case end
    }

    /// Waits so long for output.
    func listen(_ milliseconds: Int32) -> Heard {
        guard isOpen else { return .end }
        var wish = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&wish, 1, milliseconds) > 0 else { return .nothing }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(master, &chunk, chunk.count)
        if count > 0 { return .bytes(Array(chunk[..<count])) }
        if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
        isOpen = false
        return .end
    }

    /// Sends bytes; a program that reads nothing does not hold us up.
    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        for _ in 0..<200 where !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else {
                guard errno == EAGAIN || errno == EINTR else { return }
                var wish = pollfd(fd: master, events: Int16(POLLOUT), revents: 0)
                _ = poll(&wish, 1, 10)
            }
        }
    }

    /// Whether the shell itself is in front, and no program of it.
    var isShellInFront: Bool { tcgetpgrp(master) == session.leader }

    func resize(to size: TerminalSize) {
        var facts = winsize()
        facts.ws_col = UInt16(size.columns)
        facts.ws_row = UInt16(size.rows)
        _ = ioctl(master, UInt(TIOCSWINSZ), &facts)
    }

    // MARK: Ending

    /// Ends the shell and all that came from it.
    func end() {
        session.end()
        close(master)
        session.reap()
    }
}
