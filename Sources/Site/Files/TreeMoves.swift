import CExchange
import Glibc

/// The steps by which a new tree takes the place of an old one; a test can pass others, which fail.
struct TreeMoves: Sendable {
    /// Swaps two folders in one step; the system's error number, or 0.
    var exchange: @Sendable (_ one: String, _ other: String) -> Int32
    /// Gives a folder another name; the system's error number, or 0.
    var rename: @Sendable (_ one: String, _ other: String) -> Int32
    /// Removes a folder with all it holds.
    var remove: @Sendable (_ path: String) throws(DiskError) -> Void
    /// Waits until what was written in a folder is on the disk, so that a power cut leaves the old tree or the new one.
    var sync: @Sendable (_ folder: String) throws(DiskError) -> Void

    /// Waits until the names in a folder are on the disk.
    var syncNames: @Sendable (_ folder: String) -> Void

    /// The machine's own.
    static let live = TreeMoves(
        exchange: { playbill_exchange($0, $1) },
        rename: { Glibc.rename($0, $1) == 0 ? 0 : errno },
        remove: { path throws(DiskError) in try removeTree(path) },
        sync: { folder throws(DiskError) in try syncFileSystem(of: folder) },
        syncNames: { folder in
            let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard file >= 0 else { return }
            fsync(file)
            close(file)
        })

    /// Puts a new folder in an old one's place, and the old one in the new one's.
    ///
    /// Some file systems, such as those of a network, cannot swap; there the old folder steps aside for a moment.
    func swap(_ new: String, with old: String) throws(DiskError) {
        let code = exchange(new, old)
        if code == 0 { return }
        guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(code) else { throw DiskError("replace", old, code: code) }
        let aside = LeftOvers.newPath(beside: old)
        var failure = rename(old, aside)
        guard failure == 0 else { throw DiskError("replace", old, code: failure) }
        failure = rename(new, old)
        guard failure == 0 else {
            _ = rename(aside, old)
            throw DiskError("replace", old, code: failure)
        }
        failure = rename(aside, new)
        guard failure == 0 else { throw DiskError("remove", aside, code: failure) }
    }
}

/// Removes a tree of ours: its marker last, so that one whose removal was cut short is known again.
private func removeTree(_ path: String) throws(DiskError) {
    var facts = stat()
    if lstat(path, &facts) == 0, facts.st_mode & Glibc.S_IFMT == Glibc.S_IFDIR {
        for name in try namesIn(path) where name != OutputMarker.name { try removeAll(path + "/" + name) }
    }
    try removeAll(path)
}

private func syncFileSystem(of folder: String) throws(DiskError) {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw DiskError("write", folder) }
    defer { close(file) }
    let code = playbill_sync(file)
    // What cannot be waited for is no reason to give up; what could not be written is.
    if [EIO, ENOSPC, EDQUOT].contains(code) { throw DiskError("write", folder, code: code) }
}
