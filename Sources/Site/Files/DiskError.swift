import Glibc

/// A file operation that failed: what was tried, on what, and the system's reason.
package struct DiskError: Error, Sendable, Hashable {
    /// What was tried: "read", "write", "create".
    package var act: String
    /// The path it was tried on.
    package var path: String
    /// The system's error number.
    package var code: Int32
    /// The reason where it is not the system's.
    private var reason: String?

    /// A failure with the error number of the last system call.
    package init(_ act: String, _ path: String, code: Int32 = errno) {
        self.act = act
        self.path = path
        self.code = code
    }

    /// A failure for a reason of ours.
    package init(_ act: String, _ path: String, reason: String) {
        (self.act, self.path, self.reason) = (act, path, reason)
        code = EINVAL
    }

    /// The failure in words: "cannot write public/index.html: No space left on device".
    package var message: String { "cannot \(act) \(path): \(cause)" }

    /// The reason in words: "No space left on device".
    package var cause: String { reason ?? String(cString: strerror(code)) }

    /// What may help.
    package var remedy: String? {
        switch code {
        case ENOSPC where path == "<stdout>": "free some space on the disk that the output goes to"
        case ENOSPC, EDQUOT: "free some space on that disk; the last good output is untouched"
        case EACCES where isReading, EPERM where isReading: "check that you may read it, with `ls -ld \(path)`"
        case EACCES, EPERM, EROFS: "check that you may write there, or name another folder with --output"
        case EBUSY where act == "replace", EXDEV where act == "replace":
            "something is mounted there, and a mount cannot be replaced: name a folder in it, such as "
                + "`--output \(path)/site`"
        case ENOTDIR where !isReading: "a file is in the way: remove it, or name another folder with --output"
        case ENOENT: "check the path"
        case EISDIR where isReading: "name a file; this is a folder or a device"
        case ELOOP: "the links there lead in a circle"
        default: nil
        }
    }

    /// Whether it needs somebody with more rights.
    package var isForbidden: Bool { [EACCES, EPERM].contains(code) }

    /// Whether something was to be looked at, not to be changed.
    package var isReading: Bool { ["read", "list", "find", "follow"].contains(act) }
}
