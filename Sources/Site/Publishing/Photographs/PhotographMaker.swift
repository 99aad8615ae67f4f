import Files
import Images
import Media
import Rendering
import Site

/// Makes the files of a picture's set.
struct PhotographMaker: Sendable {
    /// Raised when the way of making them changes, so that old ones are not found again.
    private static let version = "2"

    let store: PhotographStore
    let rules: PictureRules

    /// The original as it is published, and the members of its set, by their paths.
    /// - Throws: what is wrong with the picture, as a message has it.
    func files(of set: PictureSet, _ picture: FileContent) throws(Failure) -> [(path: String, content: FileContent)] {
        let digest: String
        do throws(DiskError) { digest = try store.digest(picture) } catch { throw Failure(reason: error.message) }
        guard store.isMine(digest) else { throw Failure(reason: "it is made elsewhere") }
        var work = Work(picture: picture)
        var files = [(path: set.original, content: try original(picture, digest, &work))]
        // The widest first, since each is made of the one before, whichever of them are kept.
        let members = set.members.sorted { ($0.width, $0.file) > ($1.width, $1.file) }
        let kept = members.map { store.kept(name(of: $0, digest)) }
        let last = kept.lastIndex { $0 == nil }
        for (index, member) in members.enumerated() {
            if let last, index <= last { try work.narrow(to: member.width) }
            if let kept = kept[index] {
                files.append((member.file, kept))
            } else {
                let bytes = try encoded(member, &work)
                files.append((member.file, store.keep(bytes, name(of: member, digest))))
            }
        }
        return files
    }

    /// Why a picture cannot be shown.
    struct Failure: Error { var reason: String }

    /// What is at hand of a picture while its files are made.
    private struct Work {
        var picture: FileContent
        var bytes: [UInt8]?
        var raster: Raster?

        mutating func read() throws(Failure) -> [UInt8] {
            if let bytes { return bytes }
            do throws(DiskError) {
                let read = try picture.read()
                bytes = read
                return read
            } catch { throw Failure(reason: error.message) }
        }

        /// Decodes it, or makes it smaller than it was before.
        mutating func narrow(to width: Int) throws(Failure) {
            let file = try read()
            do throws(ImageError) {
                let source: Raster = if let raster { raster } else { try decoded(file, for: width) }
                raster = source.resized(width: width)
            } catch { throw Failure(reason: error.description) }
        }
    }

    /// The original, without what its camera wrote about it.
    private func original(_ picture: FileContent, _ digest: String, _ work: inout Work) throws(Failure) -> FileContent {
        let (clean, note) = (
            "photo-\(digest)-clean-\(PhotographMaker.version)", "photo-\(digest)-whole-\(PhotographMaker.version)"
        )
        if store.kept(note) != nil { return picture }
        if let kept = store.kept(clean) { return kept }
        let bytes = try work.read()
        if let stripped = stripped(bytes) { return store.keep(stripped, clean) }
        _ = store.keep([UInt8(ascii: "1")], note)
        return picture
    }

    private func name(of member: PictureSet.Member, _ digest: String) -> String {
        "photo-\(digest)-\(member.width)-\(rules.quality)-\(PhotographMaker.version).\(member.format.rawValue)"
    }

    private func encoded(_ member: PictureSet.Member, _ work: inout Work) throws(Failure) -> [UInt8] {
        let file = try work.read()
        guard let raster = work.raster else { throw Failure(reason: "it was not decoded") }
        do throws(ImageError) {
            switch member.format {
            case .jpeg: return try jpeg(of: raster, quality: rules.quality)
            case .webp where PhotographMaker.isDrawn(file): return try smallest(raster, of: file)
            case .webp: return try webp(of: raster, .lossy(quality: rules.quality))
            }
        } catch { throw Failure(reason: error.description) }
    }

    /// A drawing or a screenshot keeps every pixel; made smaller it is soft all over, and then mostly packs worse.
    private func smallest(_ raster: Raster, of file: [UInt8]) throws(ImageError) -> [UInt8] {
        if Medium(file)?.size?.width == raster.width { return try webp(of: raster, .lossless) }
        let near = try webp(of: raster, .lossy(quality: max(90, rules.quality)))
        let hasty = try webp(of: raster, .hastyLossless)
        // Packing well takes eight times as long, and seldom leaves less than three tenths.
        if hasty.count * 3 > near.count * 10 { return near }
        let exact = try webp(of: raster, .lossless)
        return near.count < exact.count ? near : exact
    }

    /// Whether a file is of few colours or even areas: one that packs without loss into a fraction of its pixels.
    private static func isDrawn(_ file: [UInt8]) -> Bool {
        guard let medium = Medium(file), let size = medium.size, let pixels = medium.pixels else { return false }
        switch medium.format {
        case .png: return pixels.isPalette || file.count * 10 < size.width * size.height * pixels.bits
        case .webp: return file.count > 16 && file[12..<16].elementsEqual("VP8L".utf8)
        default: return false
        }
    }
}
