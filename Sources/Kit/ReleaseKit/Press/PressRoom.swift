public import Diagnostics
public import Site
public import Values

/// All that a journalist asks for: the same files on the site and in the kit, and what their page says of them.
public struct PressRoom: Sendable {
    /// The files, by their path in the room's folder.
    public var files: [(path: String, bytes: [UInt8])] = []
    /// What the page sees as `product.press`; all paths are relative to the room's folder.
    public var members = Object()
    /// What is wrong with the pictures or the templates.
    public var mistakes: [Diagnostic] = []

    /// Does a step whose mistakes do not keep the others from being done.
    mutating func attempt(_ step: (inout PressRoom) throws(Mistakes) -> Void) {
        do throws(Mistakes) { try step(&self) } catch { mistakes += error.all }
    }

    mutating func add(_ path: String, _ bytes: [UInt8]) { files.append((path, bytes)) }
}

extension KitMaker {
    /// The press room of a product: pictures in full size and small, logo, archives, the page to print, the facts.
    public func pressRoom(of product: Product) -> PressRoom {
        let job = KitJob(maker: self, product: product)
        var room = PressRoom()
        room.members["facts"] = .list(job.pressFacts.map(\.described))
        room.members["folder"] = .string(baseURL.absolute(product.address.encoded + "press/"))
        var pictures: [PressPicture] = []
        room.attempt { (room) throws(Mistakes) in
            pictures = try job.pressPictures()
            try job.add(pictures, to: &room)
        }
        room.attempt { (room) throws(Mistakes) in try job.addLogo(to: &room) }
        room.attempt { (room) throws(Mistakes) in try job.addSheet(pictures, to: &room) }
        room.attempt { (room) throws(Mistakes) in try job.addTexts(pictures, to: &room) }
        return room
    }
}
