import Dates
import Diagnostics
import Glibc
import HTTP

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
    package typealias Silence = HTTPReply.Silence

    /// Whether asking again in a while may bring a better answer.
    var isPassing: Bool {
        switch self {
        case .status(429, _, _), .status(500..., _, _): self != .status(999)
        case .status, .none(.unknownHost), .none(.untrusted): false
        case .none: true
        }
    }
}

extension WebClient {
    /// The web itself.
    /// - Parameter agent: what the program calls itself to servers.
    /// - Returns: the web.
    /// - Throws: where libcurl is missing, with the line that installs it.
    package static func live(agent: String) throws(Diagnostic) -> WebClient {
        let library = try CurlLibrary()
        return WebClient(
            session: {
                let session = HTTPSession(library, agent: agent)
                return { question in Answer(session.reply(to: HTTPRequest(question))) }
            },
            pause: { usleep(UInt32($0.milliseconds) * 1_000) })
    }
}

extension HTTPRequest {
    fileprivate init(_ question: WebClient.Question) {
        self.init(
            question.method == .head ? .head : .get, question.address, patience: question.timeout.milliseconds)
    }
}

extension Answer {
    fileprivate init(_ reply: HTTPReply) {
        switch reply {
        case .answer(let answer):
            self = .status(answer.status, location: answer.location, retryAfter: answer.retryAfter)
        case .silence(let why): self = .none(why)
        }
    }
}
