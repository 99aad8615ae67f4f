import Canvas
import Diagnostics
import Files
import Glibc
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
            salt: Input.programIdentity, fonts: PictureFonts(content).set, speech: content.configuration.speech)
    }

    /// A play of the disk, with the plays beside it that it includes.
    static func script(at path: String) throws(DiskError) -> Script {
        let folder = path.contains("/") ? String(path[...(path.lastIndex(of: "/") ?? path.startIndex)]) : ""
        return Script(SourceText(path: path, bytes: try Disk.live.read(path))) { name in
            guard let bytes = try? Disk.live.readWithin(folder + name, folder.isEmpty ? "." : folder) else {
                return nil
            }
            return SourceText(path: folder + name, bytes: bytes)
        }
    }

    /// Refuses the name of a style that there is not.
    static func checkStyle(_ name: String) throws(UsageError) {
        do throws(Objection) { try Games.study.checkStyle(name) } catch {
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
