import CMicroHTTPD
import Glibc

/// One libmicrohttpd daemon on one listening socket.
///
/// The daemon owns the socket from then on. Its callbacks find the service through a pointer: the service must live
/// until ``stop()`` returns.
struct Daemon: @unchecked Sendable {
    private let daemon: OpaquePointer

    init(listeningOn socket: Int32, threads: UInt32, service: PreviewService) throws(PreviewProblem) {
        let context = UInt(bitPattern: Unmanaged.passUnretained(service).toOpaque())
        var options: [any CVarArg] = [
            Int32(MHD_OPTION.LISTEN_SOCKET.rawValue), socket,
            // A share for each thread: any one of them must be able to take all that are open, and those just ended.
            Int32(MHD_OPTION.CONNECTION_LIMIT.rawValue), UInt32(2 * OpenConnections.most) * threads,
            Int32(MHD_OPTION.CONNECTION_TIMEOUT.rawValue), UInt32(60),
            Int32(MHD_OPTION.URI_LOG_CALLBACK.rawValue), unsafeBitCast(keepTarget, to: UInt.self), UInt(0),
            Int32(MHD_OPTION.NOTIFY_CONNECTION.rawValue), unsafeBitCast(noteConnection, to: UInt.self), context,
            Int32(MHD_OPTION.NOTIFY_COMPLETED.rawValue), unsafeBitCast(forgetRequest, to: UInt.self), context,
            Int32(MHD_OPTION.UNESCAPE_CALLBACK.rawValue), unsafeBitCast(leaveEscapes, to: UInt.self), UInt(0),
        ]
        if threads > 1 { options += [Int32(MHD_OPTION.THREAD_POOL_SIZE.rawValue), threads] }
        options.append(Int32(MHD_OPTION.END.rawValue))
        let flags = MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
        let started = withVaList(options) { list in
            MHD_start_daemon_va(flags, 0, nil, nil, answer, UnsafeMutableRawPointer(bitPattern: context), list)
        }
        guard let started else {
            close(socket)
            throw .system("the HTTP library refused to start")
        }
        daemon = started
    }

    /// Closes every connection and waits for the daemon's threads.
    ///
    /// No connection may be suspended.
    func stop() {
        MHD_stop_daemon(daemon)
    }
}

/// What is kept of a request between its first line and its end.
private final class PendingRequest {
    let target: String
    var isRead = false
    /// What was sent with it; nil where that is too much.
    var body: [UInt8]? = []

    init(target: String) {
        self.target = target
    }

    func keep(_ part: UnsafeRawBufferPointer) {
        guard let known = body?.count, known + part.count <= LocalTool.largestBody else { return body = nil }
        body?.append(contentsOf: part)
    }
}

private typealias KeepTarget =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer?

/// The raw target arrives here alone; what is returned comes back as the request's own pointer.
private let keepTarget: KeepTarget = { _, target, _ in
    let target = target.map { String(cString: $0) } ?? ""
    return Unmanaged.passRetained(PendingRequest(target: target)).toOpaque()
}

private typealias ForgetRequest =
    @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
        MHD_RequestTerminationCode
    ) -> Void

private let forgetRequest: ForgetRequest = { context, connection, own, _ in
    service(context)?.connections.note(UInt(bitPattern: connection), isWaiting: true)
    guard let pending = own?.pointee else { return }
    own?.pointee = nil
    Unmanaged<PendingRequest>.fromOpaque(pending).release()
}

private func service(_ context: UnsafeMutableRawPointer?) -> PreviewService? {
    context.map { Unmanaged<PreviewService>.fromOpaque($0).takeUnretainedValue() }
}

private let noteConnection: MHD_NotifyConnectionCallback = { context, connection, _, event in
    guard let connection, let connections = service(context)?.connections else { return }
    let key = UInt(bitPattern: connection)
    if event == .CONNECTION_NOTIFY_STARTED {
        connections.open(key, socket: mhd_connection_socket(connection))
    } else {
        connections.close(key)
    }
}

private typealias LeaveEscapes =
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?) -> Int

/// Paths are decoded by us, after they are cut at their slashes.
private let leaveEscapes: LeaveEscapes = { _, _, text in
    text.map { strlen($0) } ?? 0
}

/// Called once when the header is there and once, or more, when the body is; answered at the second call.
private let answer: MHD_AccessHandlerCallback = { context, connection, _, method, _, bodyPart, bodySize, own in
    guard let service = service(context), let connection, let method, let pointer = own?.pointee else { return .NO }
    let pending = Unmanaged<PendingRequest>.fromOpaque(pointer).takeUnretainedValue()
    guard pending.isRead else {
        pending.isRead = true
        return .YES
    }
    if let bodySize, bodySize.pointee > 0 {
        pending.keep(UnsafeRawBufferPointer(start: bodyPart, count: bodySize.pointee))
        bodySize.pointee = 0
        return .YES
    }
    service.connections.note(UInt(bitPattern: connection), isWaiting: false)
    let request = Request(
        method: String(cString: method), target: pending.target,
        host: header("Host", connection), origin: header("Origin", connection), range: header("Range", connection),
        ifRange: header("If-Range", connection), ifNoneMatch: header("If-None-Match", connection),
        ifMatch: header("If-Match", connection),
        fetchSite: header("Sec-Fetch-Site", connection), token: header("X-Playbill-Token", connection),
        contentType: header("Content-Type", connection), body: pending.body,
        isFromThisMachine: isLoopback(peerOf: mhd_connection_socket(connection)))
    return send(service.reply(to: request), on: connection, streams: service.streams)
}

private func header(_ name: String, _ connection: OpaquePointer) -> String? {
    MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
}

private func send(_ reply: Reply, on connection: OpaquePointer, streams: EventStreams) -> MHD_Result {
    guard let response = response(for: reply, connection, streams) else { return .NO }
    for field in reply.fields { MHD_add_response_header(response, field.name, field.value) }
    let result = MHD_queue_response(connection, UInt32(reply.status), response)
    MHD_destroy_response(response)
    return result
}

private func response(for reply: Reply, _ connection: OpaquePointer, _ streams: EventStreams) -> OpaquePointer? {
    switch reply.body {
    case .bytes(let bytes):
        return bytes.withUnsafeBytes { buffer in
            let start = UnsafeMutableRawPointer(mutating: buffer.baseAddress)
            return MHD_create_response_from_buffer(buffer.count, start, .RESPMEM_MUST_COPY)
        }
    case .disk(let path, let range):
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        let response = MHD_create_response_from_fd_at_offset64(UInt64(range.count), file, UInt64(range.lowerBound))
        if response == nil { close(file) }
        return response
    case .events:
        guard let stream = streams.open() else { return nil }
        let reader = StreamReader(stream: stream, streams: streams, connection: connection)
        let context = Unmanaged.passRetained(reader).toOpaque()
        return MHD_create_response_from_callback(.max, 4096, readStream, context, forgetStream)
    }
}

/// What the library's reader of a stream needs.
private final class StreamReader {
    let stream: EventStream
    let streams: EventStreams
    let connection: OpaquePointer

    init(stream: EventStream, streams: EventStreams, connection: OpaquePointer) {
        self.stream = stream
        self.streams = streams
        self.connection = connection
    }
}

private let readStream: MHD_ContentReaderCallback = { context, _, buffer, size in
    guard let context, let buffer else { return -1 }
    let reader = Unmanaged<StreamReader>.fromOpaque(context).takeUnretainedValue()
    return reader.stream.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size), of: reader.connection)
}

private let forgetStream: MHD_ContentReaderFreeCallback = { context in
    guard let context else { return }
    let reader = Unmanaged<StreamReader>.fromOpaque(context).takeRetainedValue()
    reader.streams.remove(reader.stream)
}
