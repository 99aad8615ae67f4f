import Files
import Glibc
import Stage

extension EmptyHome {
    /// What a home is filled with at most; beyond it, somebody named more than a play needs.
    private static let mostFiles = 10_000
    private static let mostBytes = 256 << 20

    /// Copies what a play brings: a file or a folder under its own name, of `.` and `..` what is in them.
    ///
    /// Hidden files stay where they are, as in every walk; a file that may be run may be run there, too.
    /// - Throws: what is not there or cannot be read, at the setting.
    func bring(_ setting: Setting<[String]>?, from folder: String) throws {
        guard let setting else { return }
        var (files, bytes) = (0, 0)
        for path in setting.value {
            let source = path.hasPrefix("/") ? path : folder + "/" + path
            let name = path.split(separator: "/").last.map(String.init) ?? "."
            let target = [".", ".."].contains(name) ? self.path : self.path + "/" + name
            do throws(DiskError) {
                for file in try EmptyHome.files(source) {
                    files += 1
                    bytes += file.size
                    if files > EmptyHome.mostFiles || bytes > EmptyHome.mostBytes { break }
                    try EmptyHome.copy(source + file.path, to: target + file.path)
                }
            } catch {
                throw setting.origin.mistake(
                    "`\(path)` cannot be brought: \(error.cause)", remedy: "a path is written from the play's folder on"
                )
            }
            guard files <= EmptyHome.mostFiles, bytes <= EmptyHome.mostBytes else {
                throw setting.origin.mistake(
                    "`\(path)` holds more than a home takes: 10,000 files, 256 MiB",
                    remedy: "bring the files that are needed, one by one")
            }
        }
    }

    /// The files below a folder, each path behind a stroke; a file is one without a path.
    private static func files(_ source: String) throws(DiskError) -> [(path: String, size: Int)] {
        var facts = stat()
        guard stat(source, &facts) == 0 else { throw DiskError("find", source) }
        guard facts.st_mode & Glibc.S_IFMT == Glibc.S_IFDIR else { return [("", Int(facts.st_size))] }
        return try Disk.live.walk(source).filter { $0.obstacle == nil }.map { ("/" + $0.path, $0.size) }
    }

    private static func copy(_ source: String, to target: String) throws(DiskError) {
        try Disk.live.write(try Disk.live.read(source), target)
        if access(source, X_OK) == 0 { _ = chmod(target, 0o755) }
    }
}
