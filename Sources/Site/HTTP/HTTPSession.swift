import CCurl

/// Questions that share their connections, one after the other, on one thread at a time.
///
/// Several threads may hand a session on to each other, and none may ask while another does.
package final class HTTPSession: Sendable {
    private let library: CurlLibrary
    nonisolated(unsafe) private let handle: UnsafeMutableRawPointer?
    private let agent: String

    /// What is read of an answer.
    private final class Room {
        var bytes: [UInt8] = []
        let most: Int

        init(_ most: Int) { self.most = most }
    }

    /// A session of a library.
    /// - Parameters:
    ///   - library: what does the work.
    ///   - agent: what the program calls itself to servers.
    package init(_ library: CurlLibrary, agent: String) {
        (self.library, self.agent) = (library, agent)
        handle = library.makeHandle()
    }

    deinit { library.clean(handle) }

    /// The answer to a question.
    package func reply(to request: HTTPRequest) -> HTTPReply {
        // Connections outlive this, settings do not.
        library.reset(handle)
        set(CURLOPT_USERAGENT, agent)
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        set(CURLOPT_NOSIGNAL, 1)
        set(CURLOPT_FOLLOWLOCATION, 0)
        set(CURLOPT_URL, request.address)
        set(CURLOPT_NOPROXY, HTTPSession.isLocal(request.address) ? "*" : nil)
        set(CURLOPT_TIMEOUT_MS, request.patience)
        set(CURLOPT_CONNECTTIMEOUT_MS, request.patience)
        let room = Room(request.most)
        let code = request.body.withUnsafeBytes { body in
            switch request.method {
            case .head: set(CURLOPT_NOBODY, 1)
            case .get: set(CURLOPT_HTTPGET, 1)
            case .put:
                set(CURLOPT_CUSTOMREQUEST, "PUT")
                set(CURLOPT_POSTFIELDSIZE, body.count)
                curl_set_pointer(
                    library.setOption, handle, CURLOPT_POSTFIELDS, UnsafeMutableRawPointer(mutating: body.baseAddress))
            }
            return perform(reading: room)
        }
        // Where more comes than there is room for, the rest is refused.
        guard code == CURLE_OK || code == CURLE_WRITE_ERROR else { return .silence(silence(code)) }
        let status = curl_get_long(library.readInfo, handle, CURLINFO_RESPONSE_CODE)
        let location = curl_get_text(library.readInfo, handle, CURLINFO_REDIRECT_URL).map { String(cString: $0) }
        let wait = curl_get_offset(library.readInfo, handle, CURLINFO_RETRY_AFTER)
        return .answer(
            HTTPReply.Answer(
                status: Int(status), location: location, retryAfter: wait > 0 ? Int(wait) : nil,
                body: code == CURLE_OK ? room.bytes : []))
    }

    private func perform(reading room: Room) -> CURLcode {
        withExtendedLifetime(room) {
            curl_set_pointer(library.setOption, handle, CURLOPT_WRITEDATA, Unmanaged.passUnretained(room).toOpaque())
            curl_set_writer(library.setOption, handle) { bytes, size, count, place in
                guard let bytes, let place else { return 0 }
                let room = Unmanaged<Room>.fromOpaque(place).takeUnretainedValue()
                guard room.bytes.count + size * count <= room.most else { return 0 }
                room.bytes += UnsafeRawBufferPointer(start: bytes, count: size * count)
                return size * count
            }
            return library.perform(handle)
        }
    }

    private func silence(_ code: CURLcode) -> HTTPReply.Silence {
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
