extension Digest {
    /// HMAC-SHA256 (RFC 2104): a digest that nobody can work out who has the message and not the key.
    package init(of message: [UInt8], keyedBy key: [UInt8]) {
        let block = 64
        var key = key.count > block ? Digest(of: key).bytes : key
        key += [UInt8](repeating: 0, count: block - key.count)
        let inner = Digest(of: key.map { $0 ^ 0x36 } + message)
        self.init(of: key.map { $0 ^ 0x5c } + inner.bytes)
    }
}
