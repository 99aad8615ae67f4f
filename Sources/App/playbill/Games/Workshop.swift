import Canvas
import Diagnostics
import Files
import Glibc
import NanashiStage
import Site
import Stage
import Studio

/// The studio of this program: its games, and where it keeps finished pictures.
enum Workshop {
    /// Where a site keeps finished pictures; hidden, and safe to delete.
    static let cacheFolder = ".playbill-cache"

    /// A studio that belongs to no site, and keeps nothing.
    static func studio() -> PictureStudio {
        PictureStudio(
            games: Games.onStage, boardGame: Games.onBoard, salt: Input.programIdentity,
            fonts: .debian(fallbacks: FallbackFont.all()))
    }

    /// The studio of a site, which keeps pictures in a folder.
    static func studio(for content: SiteContent, cache folder: String) -> PictureStudio {
        PictureStudio(
            games: Games.onStage, boardGame: Games.onBoard, cache: KeptPictures(folder: folder).cache,
            salt: Input.programIdentity, fonts: PictureFonts(content).set)
    }

    /// A play of the disk, with the plays beside it that it includes.
    static func script(at path: String) throws(DiskError) -> Script {
        let folder = path.contains("/") ? String(path[...(path.lastIndex(of: "/") ?? path.startIndex)]) : ""
        let read = { @Sendable (name: String) -> [UInt8]? in
            try? Disk.live.readWithin(folder + name, folder.isEmpty ? "." : folder)
        }
        return Script(
            SourceText(path: path, bytes: try Disk.live.read(path)),
            include: { name in read(name).map { SourceText(path: folder + name, bytes: $0) } }, read: read)
    }

    /// A style by its name.
    static func style(_ name: String) throws(UsageError) -> NanashiStyle {
        do throws(Objection) { return try NanashiStyle.named(name) } catch {
            throw UsageError("`--style`: \(error.message)", remedy: error.remedy)
        }
    }
}

extension Input {
    /// What tells this build of the program from another, so that pictures drawn by another are not taken for its own.
    static var programIdentity: String {
        var facts = stat()
        guard stat("/proc/self/exe", &facts) == 0 else { return Version.current }
        return "\(Version.current) \(facts.st_size) \(facts.st_mtim.tv_sec)"
    }
}
