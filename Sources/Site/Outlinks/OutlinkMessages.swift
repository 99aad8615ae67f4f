import Dates
import Diagnostics
import Site

extension Verdict {
    /// What an author should know about an address; nil where all is well.
    /// - Parameters:
    ///   - written: the address as it stands in the site.
    ///   - place: where it was written.
    ///   - trail: the pages it is on.
    ///   - rules: what the site says about the check.
    /// - Returns: the message.
    package func message(
        about written: String, at place: Place?, trail: [Diagnostic.Step], rules: ExternalCheck
    ) -> Diagnostic? {
        switch self {
        case .fine: nil
        case .moved(let new):
            Diagnostic(
                .warning, "`\(written)` has moved for good", at: place,
                remedy: "write `\(new)\(written.drop { $0 != "#" })`", trail: trail)
        case .closed(let status):
            Diagnostic(
                .warning, "`\(written)` lets no program in: it answers \(Verdict.words(status))", at: place,
                remedy: "look at it in a browser; \(Verdict.leavingOut)", trail: trail)
        case .broken(let reason):
            Diagnostic(
                .error, "`\(written)` \(reason.words(timeout: rules.timeout))", at: place,
                remedy: reason.remedy, trail: trail)
        }
    }

    fileprivate static let leavingOut = "`check: {external: {allow: […]}}` in site.yml leaves it out"

    fileprivate static func words(_ status: Int) -> String {
        let words = [
            400: "bad request", 401: "unauthorised", 403: "forbidden", 404: "not found", 405: "method not allowed",
            410: "gone", 429: "too many requests", 451: "unavailable for legal reasons", 500: "server error",
            502: "bad gateway", 503: "unavailable", 504: "gateway timeout",
        ]
        return words[status].map { "\(status) (\($0))" } ?? String(status)
    }
}

extension Verdict.Reason {
    fileprivate func words(timeout: ISODuration) -> String {
        switch self {
        case .status(let status): "leads nowhere: the server answers \(Verdict.words(status))"
        case .circle: "leads round in a circle"
        case .silence(.unknownHost): "leads nowhere: there is no such host"
        case .silence(.noConnection): "leads nowhere: nobody listens there"
        case .silence(.timeout): "does not answer within \(Double(timeout.milliseconds) / 1_000) seconds"
        case .silence(.untrusted(let why)): "cannot be trusted: \(why)"
        case .silence(.other(let why)): "cannot be fetched: \(why)"
        case .foreignHost: "cannot be asked for: its host's name is not in ASCII"
        }
    }

    fileprivate var remedy: String {
        switch self {
        case .foreignHost: "write the name as the net does, beginning with `xn--`; \(Verdict.leavingOut)"
        case .silence(.timeout), .status(500...): "try again later; \(Verdict.leavingOut)"
        default: "put the address right, or take the link out; \(Verdict.leavingOut)"
        }
    }
}
