import CCurl

/// Questions that share their connections, one after the other, on one thread.
final class CurlSession {
    private let library: CurlLibrary
    private let handle: UnsafeMutableRawPointer?

    init(_ library: CurlLibrary, agent: String) {
        self.library = library
        handle = library.makeHandle()
        set(CURLOPT_USERAGENT, agent)
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        set(CURLOPT_NOSIGNAL, 1)
        set(CURLOPT_FOLLOWLOCATION, 0)
        // An answer's beginning is enough: its length is refused.
        curl_set_writer(library.setOption, handle) { _, _, _, _ in 0 }
    }

    deinit { library.clean(handle) }

    func answer(to question: WebClient.Question) -> Answer {
        set(CURLOPT_URL, question.address)
        set(CURLOPT_NOPROXY, CurlSession.isLocal(question.address) ? "*" : nil)
        set(CURLOPT_TIMEOUT_MS, question.timeout.milliseconds)
        set(CURLOPT_CONNECTTIMEOUT_MS, question.timeout.milliseconds)
        if question.method == .head { set(CURLOPT_NOBODY, 1) } else { set(CURLOPT_HTTPGET, 1) }
        let code = library.perform(handle)
        guard code == CURLE_OK || code == CURLE_WRITE_ERROR else { return .none(silence(code)) }
        let status = curl_get_long(library.readInfo, handle, CURLINFO_RESPONSE_CODE)
        let location = curl_get_text(library.readInfo, handle, CURLINFO_REDIRECT_URL).map { String(cString: $0) }
        let wait = curl_get_offset(library.readInfo, handle, CURLINFO_RETRY_AFTER)
        return .status(Int(status), location: location, retryAfter: wait > 0 ? Int(wait) : nil)
    }

    private func silence(_ code: CURLcode) -> Answer.Silence {
        let words = library.explain(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
        return switch code {
        case CURLE_COULDNT_RESOLVE_HOST: .unknownHost
        case CURLE_COULDNT_CONNECT: .noConnection
        case CURLE_OPERATION_TIMEDOUT: .timeout
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM: .untrusted(words)
        default: .other(words)
        }
    }

    /// An address of this machine is never asked for by way of a proxy.
    private static func isLocal(_ address: String) -> Bool {
        ["http://127.", "http://localhost", "http://[::1]"].contains { address.hasPrefix($0) }
    }

    private func set(_ option: CURLoption, _ text: String?) {
        curl_set_text(library.setOption, handle, option, text)
    }

    private func set(_ option: CURLoption, _ number: Int) {
        curl_set_long(library.setOption, handle, option, number)
    }
}
