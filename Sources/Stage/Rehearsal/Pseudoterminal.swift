import Glibc
import Stage
import TerminalStage

/// A shell in a pseudo-terminal: bytes in, bytes out, and an end that leaves nothing behind.
final class Pseudoterminal {
    private let master: Int32
    private let shell: pid_t
    private let home: String
    private var isOpen = true

    /// glibc's `POSIX_SPAWN_SETSID`, which Swift's Glibc does not show.
    private static let newSession: Int16 = 0x80

    /// - Throws: that there is no pseudo-terminal, or no such shell.
    init(_ settings: TerminalSettings, home: String, path: String) throws(RehearsalFailure) {
        self.home = home
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
        var child: pid_t = 0
        let code = Pseudoterminal.spawn(
            &child, name, Pseudoterminal.words(settings), Pseudoterminal.environment(settings, home, path))
        close(slave)
        shell = child
        guard code == 0 else {
            close(master)
            throw RehearsalFailure(message: "no shell can be started: \(String(cString: strerror(code)))")
        }
    }

    private static func words(_ settings: TerminalSettings) -> [String] {
        let options =
            settings.shell == "bash" ? ["--noprofile", "--norc", "+o", "history", "-i"] : ["-i"]
        // The shell's own `cd`: a spawned process can change its folder in no other way that Swift's Glibc shows.
        return ["/bin/sh", "-c", "cd && exec \"$@\"", "sh", settings.shell] + options
    }

    /// From nothing: what a program finds here it finds on every machine.
    private static func environment(_ settings: TerminalSettings, _ home: String, _ path: String) -> [String] {
        let usual = [
            "TERM=xterm-256color", "COLORTERM=truecolor", "LANG=C.UTF-8", "LC_ALL=C.UTF-8", "TZ=UTC", "HOME=\(home)",
            "PATH=\(path)", "PS1=\(settings.prompt)", "PS2=> ", "SHELL=/bin/\(settings.shell)", "HISTFILE=/dev/null",
            "INPUTRC=/dev/null", "BASH_SILENCE_DEPRECATION_WARNING=1", "PAGER=cat",
        ]
        let own = Set(settings.environment.compactMap { $0.split(separator: "=").first })
        return usual.filter { !own.contains($0.prefix { $0 != "=" }) } + settings.environment
    }

    private static func spawn(
        _ child: inout pid_t, _ terminal: [CChar], _ words: [String], _ environment: [String]
    ) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that the leader of a session opens becomes its own.
        posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (all, none) = (sigset_t(), sigset_t())
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(
            &attributes, newSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        return posix_spawn(&child, words[0], &actions, &attributes, &arguments, &variables)
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
    var isShellInFront: Bool { tcgetpgrp(master) == shell }

    func resize(to size: TerminalSize) {
        var facts = winsize()
        facts.ws_col = UInt16(size.columns)
        facts.ws_row = UInt16(size.rows)
        _ = ioctl(master, UInt(TIOCSWINSZ), &facts)
    }

    // MARK: Ending

    /// Ends the shell, all of its session, and whoever left it: they bear our home in their environment.
    func end() {
        kill(-shell, SIGHUP)
        for round in 0..<20 {
            let left = Processes.all(session: shell, home: home)
            if left.isEmpty, round > 0 { break }
            for process in left where process != shell || round > 0 { kill(process, SIGKILL) }
            usleep(2000)
        }
        kill(-shell, SIGKILL)
        kill(shell, SIGKILL)
        close(master)
        var status: Int32 = 0
        while waitpid(shell, &status, 0) < 0, errno == EINTR {}
    }
}
