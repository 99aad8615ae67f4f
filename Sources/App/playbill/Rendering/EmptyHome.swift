import Files
import Glibc

/// An empty folder for one rehearsal, gone with it.
struct EmptyHome {
    let path: String

    /// The first of a row of names that nobody has taken, so that programs that print it mostly print the same.
    init() throws {
        for number in 1...1000 {
            let path = "/tmp/playbill-home" + (number == 1 ? "" : "-\(number)")
            if mkdir(path, 0o700) == 0 {
                self.path = path
                return
            }
            guard errno == EEXIST else { throw DiskError("make", path) }
        }
        throw CannotWrite(
            message: "there are a thousand homes of rehearsals in /tmp",
            remedy: "remove them: rm -r /tmp/playbill-home*")
    }

    func remove() { try? Disk.live.remove(path) }
}
