import Glibc

/// The connections that are open, so that slow ones cannot keep a browser out.
///
/// A client that sends a byte now and then never times out. So the number of connections is held below what the HTTP
/// library takes, and for one too many another goes: the one that has waited longest for its next request to be complete,
/// or, where all are being answered, the one that has been answered longest. Browsers open anew what was idle.
final class OpenConnections: Sendable {
    /// What is known of one.
    private struct Known {
        var socket: Int32
        /// When it last began to wait, or to be answered.
        var turn: Int
        var isWaiting = true
    }

    private struct State {
        var known: [UInt: Known] = [:]
        var turns = 0
    }

    /// How many may be open, and how many of them a thread of the HTTP library must be ready to take.
    ///
    /// A thousand fit, and as many more as a program may open files; the limit that shells set is raised as far as the
    /// system lets anybody raise it.
    static let most: Int = {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 192 }
        let wanted = rlim_t(wished + spared)
        if limit.rlim_cur < wanted {
            limit.rlim_cur = min(wanted, limit.rlim_max)
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        }
        return max(64, min(wished, Int(clamping: limit.rlim_cur) - spared))
    }()

    private static let wished = 1_200
    /// What is left of the files that may be open for those that are read, watched and about to be ended.
    private static let spared = 600

    private let state = Guarded(State())

    /// Notes a new one, and ends another where there are too many.
    func open(_ connection: UInt, socket: Int32) {
        state.withLock { state in
            state.turns += 1
            if state.known.count >= OpenConnections.most { OpenConnections.endOne(&state) }
            state.known[connection] = Known(socket: socket, turn: state.turns)
        }
    }

    /// Notes that a request is complete and is being answered, or that the next one is waited for.
    func note(_ connection: UInt, isWaiting: Bool) {
        state.withLock { state in
            state.turns += 1
            state.known[connection]?.isWaiting = isWaiting
            state.known[connection]?.turn = state.turns
        }
    }

    /// Forgets one; its socket is closed only afterwards, so that no other's is ever ended for it.
    func close(_ connection: UInt) {
        state.withLock { _ = $0.known.removeValue(forKey: connection) }
    }

    private static func endOne(_ state: inout State) {
        var last: (key: UInt, known: Known)?
        for (key, known) in state.known {
            if let last, (last.known.isWaiting ? 0 : 1, last.known.turn) < (known.isWaiting ? 0 : 1, known.turn) {
                continue
            }
            last = (key, known)
        }
        guard let ended = last else { return }
        state.known[ended.key] = nil
        shutdown(ended.known.socket, Int32(SHUT_RDWR))
    }
}
