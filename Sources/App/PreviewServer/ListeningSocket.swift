import Glibc

/// A listening TCP socket.
struct ListeningSocket {
    let descriptor: Int32

    /// How many connections may wait to be taken; one more would be tried again by its system a second later.
    private static let mostUnanswered: Int32 = 1_024

    /// Why a socket could not listen.
    enum Refusal: Error, Equatable {
        case inUse
        case noSuchFamily
        case other(String)
    }

    /// Which addresses are listened on.
    enum Family: CaseIterable {
        case v4
        case v6
    }

    /// Listens on the loopback address of a family, or on all its addresses.
    init(_ family: Family, port: UInt16, isOpenToNetwork: Bool) throws(Refusal) {
        let domain = family == .v4 ? AF_INET : AF_INET6
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        descriptor = socket(domain, type, 0)
        guard descriptor >= 0 else { throw ListeningSocket.refusal() }
        set(SOL_SOCKET, SO_REUSEADDR)
        if family == .v6 { set(Int32(IPPROTO_IPV6), IPV6_V6ONLY) }
        let bound = family == .v4 ? bindV4(port, isOpenToNetwork) : bindV6(port, isOpenToNetwork)
        guard bound == 0, listen(descriptor, ListeningSocket.mostUnanswered) == 0 else {
            let refusal = ListeningSocket.refusal()
            close(descriptor)
            throw refusal
        }
    }

    private func set(_ level: Int32, _ option: Int32) {
        var on: Int32 = 1
        setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    private func bindV4(_ port: UInt16, _ isOpenToNetwork: Bool) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(isOpenToNetwork ? 0 : 0x7f00_0001).bigEndian
        return bind(&address)
    }

    private func bindV6(_ port: UInt16, _ isOpenToNetwork: Bool) -> Int32 {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port.bigEndian
        address.sin6_addr = isOpenToNetwork ? in6addr_any : in6addr_loopback
        return bind(&address)
    }

    private func bind<Address>(_ address: inout Address) -> Int32 {
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }

    private static func refusal() -> Refusal {
        switch errno {
        case EADDRINUSE: .inUse
        case EAFNOSUPPORT, EADDRNOTAVAIL: .noSuchFamily
        default: .other(String(cString: strerror(errno)))
        }
    }
}

/// The sockets of a preview, one a family, all on one port.
struct ListeningSockets {
    let port: UInt16
    let descriptors: [Int32]

    /// Listens on the port that was asked for, or on the first free one of a hundred.
    init(_ settings: PreviewSettings) throws(PreviewProblem) {
        let first = PreviewSettings.firstPort
        let candidates = settings.port.map { $0...$0 } ?? first...first + 99
        for port in candidates {
            if let descriptors = try ListeningSockets.listen(port, settings.isOpenToNetwork) {
                (self.port, self.descriptors) = (port, descriptors)
                return
            }
        }
        if let port = settings.port { throw .portInUse(port) }
        throw .noFreePort(from: first, through: first + 99)
    }

    /// The sockets on a port, or nothing if one family has it taken; a machine may lack a family.
    private static func listen(_ port: UInt16, _ isOpenToNetwork: Bool) throws(PreviewProblem) -> [Int32]? {
        var descriptors: [Int32] = []
        for family in ListeningSocket.Family.allCases {
            do throws(ListeningSocket.Refusal) {
                descriptors.append(try ListeningSocket(family, port: port, isOpenToNetwork: isOpenToNetwork).descriptor)
            } catch .noSuchFamily {
                continue
            } catch {
                for descriptor in descriptors { close(descriptor) }
                if case .other(let reason) = error { throw .system("port \(port): \(reason)") }
                return nil
            }
        }
        guard !descriptors.isEmpty else { throw .system("there is no loopback address") }
        return descriptors
    }
}
