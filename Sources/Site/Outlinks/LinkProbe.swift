import Dates

/// The questions about one address: by HEAD and then by GET, along redirections, again where the answer may pass.
struct LinkProbe {
    /// How long an answer is waited for.
    let timeout: ISODuration
    /// How often a question is repeated.
    let retries: Int
    let ask: (WebClient.Question) -> Answer
    let pause: (ISODuration) -> Void

    /// The most redirections that are followed, as browsers do.
    private static let mostHops = 20
    /// A server that wants to be left alone for longer is, in seconds.
    private static let longestPause = 60

    /// What an address comes to.
    func verdict(of address: String) -> Verdict {
        var here = address
        var seen: Set = [address]
        var moved: String?
        var isForGood = true
        while true {
            switch patientAnswer(of: here) {
            case .status(300...399, let location?, _) where seen.count > LinkProbe.mostHops || seen.contains(location):
                return .broken(.circle)
            case .status(let status, let location?, _) where (300...399).contains(status):
                isForGood = isForGood && [301, 308].contains(status)
                if isForGood { moved = location }
                here = location
                seen.insert(location)
            case .status(200...399, _, _): return moved.map { .moved(to: $0) } ?? .fine
            case .status(let status, _, _) where LinkProbe.closing.contains(status): return .closed(status: status)
            case .status(let status, _, _): return .broken(.status(status))
            case .none(let silence): return .broken(.silence(silence))
            }
        }
    }

    /// Statuses of servers that keep programs out, or visitors without a name; 999 is LinkedIn's.
    private static let closing: Set = [401, 402, 403, 407, 429, 451, 999]

    /// The answer after as many tries as it takes; the pauses between them double, unless the server names one.
    private func patientAnswer(of address: String) -> Answer {
        var answer = quickAnswer(of: address)
        for attempt in 0..<retries where answer.isPassing {
            var seconds = 1 << min(attempt, 5)
            if case .status(_, _, let wanted?) = answer { seconds = max(1, wanted) }
            if seconds > LinkProbe.longestPause { return answer }
            pause(ISODuration(milliseconds: seconds * 1_000))
            answer = quickAnswer(of: address)
        }
        return answer
    }

    /// The answer to HEAD, and to GET where a server may not understand HEAD.
    private func quickAnswer(of address: String) -> Answer {
        let answer = ask(WebClient.Question(address: address, method: .head, timeout: timeout))
        switch answer {
        case .status(200...399, _, _), .status(429, _, _): return answer
        case .none(.unknownHost), .none(.noConnection), .none(.untrusted): return answer
        case .status, .none: return ask(WebClient.Question(address: address, method: .get, timeout: timeout))
        }
    }
}
