/// What asking an address came to.
package enum Verdict: Sendable, Hashable {
    /// It is there.
    case fine
    /// It has moved for good, to this address.
    case moved(to: String)
    /// A server is there, and does not let a program see the page: a status such as 403.
    case closed(status: Int)
    /// It leads nowhere.
    case broken(Reason)

    /// Why an address leads nowhere.
    package enum Reason: Sendable, Hashable {
        /// The server says so.
        case status(Int)
        /// The server sends us round in a circle.
        case circle
        /// Nobody answers.
        case silence(Answer.Silence)
        /// The host is written in letters that the net does not know.
        case foreignHost
    }
}
