import Encodings
import Glibc

/// A site at a local address, and the pages that are open on it.
///
///     let preview = Preview(PreviewSettings()) { path in site[path].map { PreviewFile(bytes: $0) } }
///     try preview.start()
///     preview.publish(.reload)
///     preview.stop()
///
/// Files are asked for by their path in the output folder. HTML pages get a script that listens to
/// ``publish(_:)``. Requests that name a foreign host are refused.
package final class Preview: Sendable {
    private struct Running {
        let daemons: [Daemon]
        let port: UInt16
        let heartbeat: Heartbeat
    }

    private let settings: PreviewSettings
    private let service: PreviewService
    private let running = Guarded<Running?>(nil)

    /// A preview of a site, not yet listening.
    /// - Parameters:
    ///   - settings: where it is served.
    ///   - tool: a tool of this machine beside the site.
    ///   - site: the files of the site.
    package init(_ settings: PreviewSettings, tool: LocalTool? = nil, site: @escaping PreviewSite) {
        self.settings = settings
        let hosts = HostRule(allowsAddresses: settings.isOpenToNetwork, names: settings.hostNames)
        service = PreviewService(
            handler: RequestHandler(base: baseSegments(settings.basePath), hosts: hosts, site: site, tool: tool))
    }

    /// Starts to listen, on IPv4 and, where the machine has it, on IPv6.
    package func start() throws(PreviewProblem) {
        let sockets = try ListeningSockets(settings)
        var daemons: [Daemon] = []
        for (index, socket) in sockets.descriptors.enumerated() {
            do throws(PreviewProblem) {
                daemons.append(try Daemon(listeningOn: socket, threads: index == 0 ? 2 : 1, service: service))
            } catch {
                for rest in sockets.descriptors[(index + 1)...] { close(rest) }
                for daemon in daemons { daemon.stop() }
                throw error
            }
        }
        let heartbeat = Heartbeat(milliseconds: 15_000) { [service] in service.streams.keepAlive() }
        let started = Running(daemons: daemons, port: sockets.port, heartbeat: heartbeat)
        running.withLock { $0 = started }
    }

    /// The port that is listened on; nothing before ``start()`` and after ``stop()``.
    package var port: UInt16? {
        running.withLock { $0?.port }
    }

    /// The address to open in a browser: `http://localhost:4000/blog/`.
    package var address: String? {
        let path = baseSegments(settings.basePath).reduce("/") { $0 + PercentCoding.segment.encoded($1) + "/" }
        return port.map { "http://localhost:\($0)\(path)" }
    }

    /// How many pages listen at the moment.
    package var openPages: Int {
        service.streams.count
    }

    /// Tells every open page.
    ///
    /// An error is also shown by pages that are opened later, until the next build.
    package func publish(_ event: PreviewEvent) {
        service.streams.publish(event)
    }

    /// Ends every stream, then the server; returns when its threads are gone.
    ///
    /// libmicrohttpd aborts if it is stopped while a connection is suspended, so the streams are ended first and waited
    /// for. A client that takes nothing from its connection is not suspended, and not waited for longer than a second.
    package func stop() {
        guard let stopping = running.withLock({ $0.take() }) else { return }
        stopping.heartbeat.stop()
        service.streams.close()
        for _ in 0..<1000 where service.streams.count > 0 { usleep(1000) }
        for daemon in stopping.daemons { daemon.stop() }
    }
}
