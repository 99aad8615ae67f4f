import Diagnostics
import Files

extension SiteReader {
    /// What stood in the folder and could not be read as a file of it.
    func obstacles(in tree: FileTree) -> [Diagnostic] {
        tree.obstacles.map { path, obstacle in
            let place = Place(path: path, line: 1, column: 1)
            return switch obstacle {
            case .circle:
                Diagnostic(
                    .warning, "the link leads to a folder that it stands in, and is not followed", at: place,
                    remedy: "remove it, with `rm \(path)`")
            case .leadsOut(let target):
                Diagnostic(
                    .error, "the link leads out of the site, to \(target)", at: place,
                    remedy: "copy what it leads to into the site: a site is one folder, so that it is whole wherever "
                        + "it is built")
            case .leadsToHidden(let target):
                Diagnostic(
                    .error, "the link leads to \(target), and what is hidden is never published", at: place,
                    remedy: "copy what it leads to, if everybody may read it, or remove the link, with `rm \(path)`")
            case .unreadable(let reason): .unreadable(path, reason)
            case .noFile:
                Diagnostic(
                    .warning, "it is a pipe, a socket or a device, and is passed over", at: place,
                    remedy: "remove it, with `rm \(path)`")
            case .hiddenServerFile:
                Diagnostic(
                    .warning, "hidden files are not published, except for those in .well-known/", at: place,
                    remedy: "add it where the site is put online")
            case .leadsNowhere:
                Diagnostic(
                    .warning, "the link leads to nothing, and is passed over", at: place,
                    remedy: "remove it, with `rm \(path)`")
            case .unreadableName:
                Diagnostic(
                    .warning, "the file's name is not UTF-8, and it is left out", at: place,
                    remedy: "rename it, for instance with `convmv -f latin1 -t utf8 --notest` of the package convmv")
            }
        }
    }
}

extension Diagnostic {
    /// What is said of a file of the site that is there and cannot be read, for a reason that the system gives.
    static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .error, "it cannot be read: \(reason)", at: Place(path: path, line: 1, column: 1),
            remedy: "check who may read it, with `ls -ld \(path)`")
    }
}
