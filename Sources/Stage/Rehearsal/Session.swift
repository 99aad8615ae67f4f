import Glibc

/// A program that was started as the leader of a session, and all that came from it.
struct Session {
    /// The number of the leader's process, and of its session; after `reap()` it may be another's.
    let leader: pid_t
    /// Its home, which those bear in their environment who left the session.
    private let home: String

    /// glibc's `POSIX_SPAWN_SETSID`, which Swift's Glibc does not show.
    private static let newSession: Int16 = 0x80

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - words: the program's path and its arguments.
    ///   - environment: all of its environment.
    ///   - home: the folder that is its home.
    ///   - wire: says where its descriptors 0, 1 and 2 lead.
    /// - Throws: the system's words for why there is none.
    init(
        _ words: [String], environment: [String], home: String,
        wire: (inout posix_spawn_file_actions_t) -> Void
    ) throws(RehearsalFailure) {
        self.home = home
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        wire(&actions)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (all, none) = (sigset_t(), sigset_t())
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(
            &attributes, Session.newSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, words[0], &actions, &attributes, &arguments, &variables)
        guard code == 0 else { throw RehearsalFailure(message: String(cString: strerror(code))) }
        leader = child
    }

    /// Ends the leader, all of its session, and whoever left it.
    func end() {
        kill(-leader, SIGHUP)
        for round in 0..<20 {
            let left = Processes.all(session: leader, home: home)
            if left.isEmpty, round > 0 { break }
            for process in left where process != leader || round > 0 { kill(process, SIGKILL) }
            usleep(2000)
        }
        kill(-leader, SIGKILL)
        kill(leader, SIGKILL)
    }

    /// Hears of the leader's end, after which its number may be another's.
    func reap() {
        var status: Int32 = 0
        while waitpid(leader, &status, 0) < 0, errno == EINTR {}
    }

    /// How the leader ended, in words; nil while it runs.
    var ending: String? {
        var facts = siginfo_t()
        guard waitid(P_PID, id_t(leader), &facts, WEXITED | WNOHANG | WNOWAIT) == 0, facts.si_signo == SIGCHLD else {
            return nil
        }
        let status = facts._sifields._sigchld.si_status
        guard facts.si_code == CLD_EXITED else { return "by the signal \(String(cString: strsignal(status)))" }
        return "with status \(status)"
    }
}
