import Files

/// The folder of the output in which something waits until it is launched.
///
/// Its name is made of the site's key and of what waits there: the same at every build, so that whoever was told it can
/// come back, and known to nobody else. 130 bits cannot be guessed.
package struct StageFolder: Sendable, Hashable {
    /// Its name, without slashes: 26 letters and digits.
    package let name: String

    /// The digits of base 32 (RFC 4648 §6) in lower case.
    private static let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    static let length = 26

    /// The folder of what waits together, by a name that it keeps.
    init(of waiting: String, key: String) {
        let digest = Digest(of: Array(waiting.utf8), keyedBy: Array(key.utf8)).bytes
        var (name, bits, count) = ([UInt8](), 0, 0)
        for byte in digest where name.count < StageFolder.length {
            (bits, count) = ((bits << 8 | Int(byte)) & 0xffff, count + 8)
            while count >= 5, name.count < StageFolder.length {
                count -= 5
                name.append(StageFolder.digits[(bits >> count) & 31])
            }
        }
        self.name = String(decoding: name, as: UTF8.self)
    }

    /// The folder of a product, and of all that waits with it.
    init(of product: Product, key: String) { self.init(of: "product \(product.slug)", key: key) }

    /// Where something is found that will have an address.
    package func address(of live: Address) -> Address { Address("/" + name + live.path) }
}
