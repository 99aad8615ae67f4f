/// The disk behind one replaceable interface: each operation is a closure, so that a test can pass another one.
package struct Disk: Sendable {
    /// What a walk finds at a path.
    package struct Entry: Sendable, Hashable {
        /// The path relative to the folder that was walked.
        package var path: String
        /// The size in bytes.
        package var size: Int
        /// What tells versions of the file apart; nil where the disk cannot say.
        package var stamp: FileStamp?
        /// Why it is no file that can be read; nil for one that can.
        package var obstacle: Obstacle?
    }

    /// Why something that a walk met is not followed.
    package enum Obstacle: Sendable, Hashable {
        /// A link to a folder around it.
        case circle
        /// A link to something outside of the folder around the one that was walked, and where it leads.
        case leadsOut(String)
        /// A link to nothing.
        case leadsNowhere
        /// A link to something hidden in it, such as `.git` or `.env`, and where it leads.
        case leadsToHidden(String)
        /// A name that is not UTF-8.
        case unreadableName
        /// A pipe, a socket or a device, which nobody may open without waiting.
        case noFile
        /// What may not be read, or cannot be: a file or a folder, and the system's reason.
        case unreadable(String)
        /// A hidden name that other programs would put online, such as `.htaccess`.
        case hiddenServerFile

        /// Whether something is there that could be used if it could be read.
        package var isUnreadable: Bool { if case .unreadable = self { true } else { false } }
    }

    /// Hidden names that are files like any other (RFC 8615); no other hidden name is ever read or published.
    package static let publishedHiddenNames: Set<String> = [".well-known"]

    /// Hidden names that other programs publish, so that nobody misses them in silence.
    static let missedHiddenNames: Set<String> = [".htaccess", ".nojekyll"]

    /// The bytes of a file that a person named; of a pipe, what comes out of it.
    package var read: @Sendable (_ path: String) throws(DiskError) -> [UInt8]
    /// The bytes of a file that content named: it lies in a folder, wherever links lead, has no hidden name there and is
    /// no pipe.
    package var readWithin: @Sendable (_ path: String, _ folder: String) throws(DiskError) -> [UInt8]
    /// All files below a folder in byte order of their paths, hidden ones (with a leading dot) left out.
    ///
    /// Links are followed as far as they stay within the folder around it; an ``Obstacle`` stands for those that do not.
    package var walk: @Sendable (_ folder: String) throws(DiskError) -> [Entry]
    /// Writes a file, making its folders; what stood there before stays whole until the new one is complete.
    package var write: @Sendable (_ bytes: [UInt8], _ path: String) throws(DiskError) -> Void
    /// Whether something is at a path; a link is something, wherever it leads.
    package var exists: @Sendable (_ path: String) -> Bool
    /// Removes a file or a folder with all it holds; nothing there is no error.
    package var remove: @Sendable (_ path: String) throws(DiskError) -> Void

    /// A disk of these operations.
    package init(
        read: @escaping @Sendable (_ path: String) throws(DiskError) -> [UInt8],
        walk: @escaping @Sendable (_ folder: String) throws(DiskError) -> [Entry],
        write: @escaping @Sendable (_ bytes: [UInt8], _ path: String) throws(DiskError) -> Void,
        readWithin: @escaping @Sendable (_ path: String, _ folder: String) throws(DiskError) -> [UInt8],
        exists: @escaping @Sendable (_ path: String) -> Bool,
        remove: @escaping @Sendable (_ path: String) throws(DiskError) -> Void
    ) {
        self.read = read
        self.readWithin = readWithin
        self.walk = walk
        self.write = write
        self.exists = exists
        self.remove = remove
    }
}
