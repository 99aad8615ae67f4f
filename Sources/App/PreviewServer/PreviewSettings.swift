/// Where the preview is served.
package struct PreviewSettings: Sendable {
    /// The TCP port that was asked for; without one, the first free port from ``firstPort`` on.
    package var port: UInt16?
    /// The path the site will live under, as `/blog`; `/` for a site at the root of its host.
    package var basePath: String
    /// Whether other machines of the local network may look; otherwise only this one, by IPv4 and IPv6 loopback.
    package var isOpenToNetwork: Bool
    /// Host names allowed in requests beside `localhost` and loopback addresses.
    package var hostNames: [String]

    /// The port tried first when none was asked for.
    package static let firstPort: UInt16 = 4000

    /// Settings for a preview on this machine alone.
    package init(
        port: UInt16? = nil, basePath: String = "/", isOpenToNetwork: Bool = false, hostNames: [String] = []
    ) {
        self.port = port
        self.basePath = basePath
        self.isOpenToNetwork = isOpenToNetwork
        self.hostNames = hostNames
    }
}

/// Why a preview could not start.
package enum PreviewProblem: Error, Equatable, Sendable {
    /// The port that was asked for is taken.
    case portInUse(UInt16)
    /// Every port tried is taken.
    case noFreePort(from: UInt16, through: UInt16)
    /// The system refused; its own words.
    case system(String)
}

extension PreviewProblem: CustomStringConvertible {
    /// The problem and what to do about it.
    package var description: String {
        switch self {
        case .portInUse(let port): "port \(port) is in use; name another one, or none to take the next free one"
        case .noFreePort(let first, let last): "no free port from \(first) to \(last); name one with --port"
        case .system(let reason): "the preview server could not start: \(reason)"
        }
    }
}
