/// A question to a server.
package struct HTTPRequest: Sendable, Hashable {
    /// What is wanted.
    package enum Method: String, Sendable, Hashable {
        /// The head of the answer alone.
        case head = "HEAD"
        /// The answer.
        case get = "GET"
        /// That what is sent be kept there.
        case put = "PUT"
    }

    /// The whole address, without a fragment.
    package var address: String
    package var method: Method
    /// How long an answer is waited for, in milliseconds.
    package var patience: Int
    /// What is sent along.
    package var body: [UInt8] = []
    /// As many bytes of an answer as are read; none where it alone counts that there is one.
    package var most = 0

    /// A question with nothing sent along, whose answer is not read.
    package init(_ method: Method, _ address: String, patience: Int) {
        (self.method, self.address, self.patience) = (method, address, patience)
    }
}

/// What came back.
package enum HTTPReply: Sendable, Hashable {
    /// A server answered.
    case answer(Answer)
    /// Nobody answered, and why.
    case silence(Silence)

    /// An answer.
    package struct Answer: Sendable, Hashable {
        package var status: Int
        /// Where the server sends us on to.
        package var location: String?
        /// After how many seconds it wants to be asked again.
        package var retryAfter: Int?
        package var body: [UInt8] = []
    }

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
}
