import Files
import Publishing
import Studio

/// Where a run finds and keeps what takes time to make: drawn pictures and films, and the files made of photographs.
struct PictureStores: Sendable {
    var cache: PictureCache
    var photographs: PhotographStore

    /// The names of files that were made of photographs begin so.
    static let photographPrefix = "photo-"

    /// The stores of a site, in its folder of finished pictures.
    init(folder: String) {
        cache = KeptPictures(folder: folder).cache
        photographs = KeptPhotographs(folder: folder).store
    }

    /// What is kept under a name; nil where nothing is.
    func kept(_ name: String) -> [UInt8]? {
        name.hasPrefix(PictureStores.photographPrefix)
            ? photographs.kept(name).flatMap { try? $0.read() } : cache.read(name)
    }

    /// Keeps what was made elsewhere, where it is not there already.
    func keep(_ bytes: [UInt8], _ name: String) {
        if name.hasPrefix(PictureStores.photographPrefix) {
            if photographs.kept(name) == nil { _ = photographs.keep(bytes, name) }
        } else if !cache.isKept(name) {
            cache.store(bytes, name)
        }
    }
}
