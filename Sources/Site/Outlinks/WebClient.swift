import Dates

/// The web behind one replaceable interface, so that a test can pass another one.
package struct WebClient: Sendable {
    /// How an address is asked for.
    package enum Method: String, Sendable, Hashable {
        /// The head of the answer alone.
        case head = "HEAD"
        /// The answer itself, of which no more is read than its beginning.
        case get = "GET"
    }

    /// A question to a server.
    package struct Question: Sendable, Hashable {
        /// The whole address, without a fragment.
        package var address: String
        /// How it is asked for.
        package var method: Method
        /// How long an answer is waited for.
        package var timeout: ISODuration

        /// A question.
        package init(address: String, method: Method, timeout: ISODuration) {
            self.address = address
            self.method = method
            self.timeout = timeout
        }
    }

    /// Opens a session: what is asked in it, one question after the other, shares its connections.
    package var session: @Sendable () -> (Question) -> Answer
    /// Waits for as long.
    package var pause: @Sendable (ISODuration) -> Void

    /// A web of these operations.
    package init(
        session: @escaping @Sendable () -> (Question) -> Answer, pause: @escaping @Sendable (ISODuration) -> Void
    ) {
        self.session = session
        self.pause = pause
    }
}

/// What came back for a question.
package enum Answer: Sendable, Hashable {
    /// A server answered: its status, where it sends us on to, and after how many seconds it wants to be asked again.
    case status(Int, location: String? = nil, retryAfter: Int? = nil)
    /// Nobody answered, and why.
    case none(Silence)

    /// Why there is no answer.
    package enum Silence: Sendable, Hashable {
        /// No host has this name.
        case unknownHost
        /// Nobody listens there.
        case noConnection
        /// It took too long.
        case timeout
        /// The connection cannot be trusted, in the library's words.
        case untrusted(String)
        /// Something else, in the library's words.
        case other(String)
    }

    /// Whether asking again in a while may bring a better answer.
    var isPassing: Bool {
        switch self {
        case .status(429, _, _), .status(500..., _, _): self != .status(999)
        case .status, .none(.unknownHost), .none(.untrusted): false
        case .none: true
        }
    }
}
