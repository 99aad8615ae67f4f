import Canvas
import Diagnostics
import Files
import Glibc
import Site
import Stage
import Studio

/// How this program makes pictures: with its games, and a place for those that are finished.
enum Workshop {
    /// Where a site keeps finished pictures; hidden, and safe to delete.
    static let cacheFolder = ".playbill-cache"

    /// For pictures that belong to no site, and are not kept.
    static func pictures() -> PictureSetup {
        PictureSetup(
            games: Games.onStage, boardGame: Games.onBoard, salt: Input.programIdentity + Games.dependence,
            fonts: .brought, films: .installed)
    }

    /// For the pictures of a site, which are kept in a folder.
    static func pictures(of content: SiteContent, cache folder: String) -> PictureSetup {
        pictures(of: content, kept: KeptPictures(folder: folder).cache)
    }

    /// For the pictures of a site, which a cache keeps.
    static func pictures(of content: SiteContent, kept cache: PictureCache) -> PictureSetup {
        PictureSetup(
            games: Games.onStage, boardGame: Games.onBoard, cache: cache,
            salt: Input.programIdentity + Games.dependence, fonts: PictureFonts(content).set, films: .installed,
            speech: content.configuration.speech)
    }

    /// A play of the disk, with the plays beside it that it includes.
    static func script(at path: String) throws(DiskError) -> Script {
        let folder = String(path.folderPart)
        let read = { @Sendable (name: String) -> [UInt8]? in
            try? Disk.live.readWithin(folder + name, folder.isEmpty ? "." : folder)
        }
        return Script(
            SourceText(path: path, bytes: try Disk.live.read(path)),
            include: { name in read(name).map { SourceText(path: folder + name, bytes: $0) } }, read: read)
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
    ///
    /// It is the same on every machine that has the same program.
    static let programIdentity: String = {
        "\(Version.current) " + (BuildIdentity.of(fileAt: "/proc/self/exe") ?? "unknown")
    }()
}
