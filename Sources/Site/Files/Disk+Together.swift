/// A file that is to say something else.
package struct FileChange: Sendable, Hashable {
    /// Where it lies.
    package var path: String
    /// What it says, and what it is to say.
    package var old, new: [UInt8]

    /// A change of a file.
    package init(path: String, old: [UInt8], new: [UInt8]) {
        (self.path, self.old, self.new) = (path, old, new)
    }
}

extension Disk {
    /// Writes several files that belong together: where one cannot be written, those before it are put back.
    ///
    /// A program that is stopped in between leaves some of them written; each by itself is whole.
    /// - Throws: why the file could not be written.
    package func writeTogether(_ changes: [FileChange]) throws(DiskError) {
        for (index, change) in changes.enumerated() {
            do throws(DiskError) { try write(change.new, change.path) } catch {
                for written in changes[..<index] { try? write(written.old, written.path) }
                throw error
            }
        }
    }
}
