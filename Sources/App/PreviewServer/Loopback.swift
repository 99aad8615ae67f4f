import Glibc

/// Whether the other end of a connection is this machine itself, by IPv4's 127.0.0.0/8 or IPv6's `::1`.
func isLoopback(peerOf socket: Int32) -> Bool {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let found = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(socket, $0, &size) }
    }
    guard found == 0 else { return false }
    return withUnsafeBytes(of: &address) { bytes in
        switch Int32(bytes.load(as: sa_family_t.self)) {
        case AF_INET: bytes[4] == 127
        case AF_INET6: isLoopback(v6: bytes[8..<24])
        default: false
        }
    }
}

/// `::1`, or an IPv4 loopback address written as an IPv6 one.
private func isLoopback(v6 bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    let address = Array(bytes)
    let isMapped = address.prefix(10).allSatisfy { $0 == 0 } && address[10] == 0xFF && address[11] == 0xFF
    return address.dropLast().allSatisfy { $0 == 0 } && address[15] == 1 || isMapped && address[12] == 127
}
