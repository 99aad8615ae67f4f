import Glibc

/// The right to replace a folder: one process has it at a time, and a process that has ended has it no more.
///
/// The folder itself is locked, so that nothing is left lying. The new folder is locked before it takes the old one's
/// place: whoever waited for the old one finds another folder there, and waits for that.
struct OutputLock: ~Copyable {
    /// Whether others are kept out; some file systems of a network know no such locks.
    let isHeld: Bool
    /// Whether the folder was made for the lock.
    private let isNew: Bool
    private let path: String
    private var files: [Int32]

    /// How long one waits for another to end, in seconds, and how long between two tries.
    static let patience = 60.0
    private static let pause = 0.02

    /// Locks a folder, which is made where there is none.
    /// - Parameters:
    ///   - path: the folder.
    ///   - patience: how long to wait for another process, in seconds.
    ///   - waiting: is called once where another process has the lock.
    /// - Throws: what the disk refuses, or that another process did not end.
    init(_ path: String, patience: Double, waiting: () -> Void) throws(OutputFolder.Refusal) {
        self.path = path
        var isNew = false
        var rest = patience
        var hasTold = false
        do throws(DiskError) {
            while true {
                try makeFolder(parent(of: path))
                var obstacle = EEXIST
                if mkdir(path, 0o777) == 0 { isNew = true } else { obstacle = errno }
                let file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
                if file < 0, errno == ENOENT {
                    // Another run has removed it meanwhile, or it can never be made.
                    guard obstacle == EEXIST else { throw DiskError("create", path, code: obstacle) }
                    continue
                }
                guard file >= 0 else { throw DiskError("write", path) }
                switch OutputLock.take(file) {
                case 0 where isStill(file, at: path):
                    (files, isHeld, self.isNew) = ([file], true, isNew)
                    return
                case 0: close(file)
                case EWOULDBLOCK:
                    close(file)
                    isNew = false
                    if !hasTold { waiting() }
                    hasTold = true
                    guard rest > 0 else { throw DiskError("lock", path, code: EWOULDBLOCK) }
                    usleep(UInt32(OutputLock.pause * 1_000_000))
                    rest -= OutputLock.pause
                default:
                    (files, isHeld, self.isNew) = ([file], false, isNew)
                    return
                }
            }
        } catch {
            throw error.code == EWOULDBLOCK ? .busy : .disk(error)
        }
    }

    /// Locks the folder that will take the place too.
    mutating func add(_ folder: String) throws(DiskError) {
        let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { throw DiskError("write", folder) }
        files.append(file)
        _ = OutputLock.take(file)
    }

    /// Lets others go on; a folder that was made for the lock goes where nothing took its place.
    consuming func release() {
        if isNew { rmdir(path) }
        for file in files { close(file) }
    }

    /// Whether nobody has a lock on a folder: its process has ended.
    static func isFree(_ folder: String) -> Bool {
        let file = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return take(file) != EWOULDBLOCK
    }

    private static func take(_ file: Int32) -> Int32 {
        while true {
            if flock(file, LOCK_EX | LOCK_NB) == 0 { return 0 }
            if errno != EINTR { return errno }
        }
    }
}
