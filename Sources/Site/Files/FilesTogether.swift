import CExchange
import Glibc

extension Disk {
    /// Writes several files, all of them or none: where one fails, the old ones are there as before.
    ///
    /// A pipe or a device cannot be taken back, so these come last.
    package static func writeTogether(_ files: [(path: String, bytes: [UInt8])]) throws(DiskError) {
        var drafts: [Draft] = []
        do throws(DiskError) {
            for (path, bytes) in files where !isStream(path) { drafts.append(try Draft(of: path, bytes)) }
            for index in drafts.indices { try drafts[index].takePlace() }
        } catch {
            for draft in drafts.reversed() { draft.giveBack() }
            throw error
        }
        for draft in drafts { unlink(draft.path) }
        for (path, bytes) in files where isStream(path) { try replaceFile(path, with: bytes) }
    }

    private static func isStream(_ path: String) -> Bool {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return false }
        return ![Glibc.S_IFREG, Glibc.S_IFDIR].contains(facts.st_mode & Glibc.S_IFMT)
    }
}

/// A file that waits beside its place until all that belongs to it is written; afterwards the old one waits there.
private struct Draft {
    let path: String
    private let target: String
    private var state = State.waiting

    private enum State { case waiting, isNew, replaced }

    init(of path: String, _ bytes: [UInt8]) throws(DiskError) {
        try makeFolder(parent(of: path))
        var facts = stat()
        let isOld = stat(path, &facts) == 0
        if isOld, facts.st_mode & Glibc.S_IFMT == Glibc.S_IFDIR { throw DiskError("write", path, code: EISDIR) }
        target = linkTarget(of: path) == nil ? path : try realPath(path)
        self.path = target + ".\(String(UInt64.random(in: .min ... .max), radix: 36))~"
        do throws(DiskError) { try createFile(self.path, bytes, sync: isOld) } catch {
            unlink(self.path)
            throw error
        }
    }

    mutating func takePlace() throws(DiskError) {
        if isThere(target), playbill_exchange(path, target) == 0 {
            state = .replaced
        } else if rename(path, target) == 0 {
            state = .isNew
        } else {
            throw DiskError("write", target)
        }
    }

    /// Puts the old file back, where there was one.
    func giveBack() {
        switch state {
        case .waiting: break
        case .isNew: unlink(target)
        case .replaced: _ = playbill_exchange(path, target)
        }
        unlink(path)
    }
}
