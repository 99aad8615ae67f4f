import Files

/// Where the files that were made of photographs are kept from build to build.
package struct PhotographStore: Sendable {
    /// The digest of a file's bytes; one that keeps a record of the disk need not read the file again.
    package var digest: @Sendable (_ file: FileContent) throws(DiskError) -> String
    /// What is kept under a name; nil where there is nothing.
    package var kept: @Sendable (_ name: String) -> FileContent?
    /// Keeps bytes under a name, and tells where they are now.
    package var keep: @Sendable (_ bytes: [UInt8], _ name: String) -> FileContent
    /// Whether files that are not kept are made in this run, by the digest of their original: where several machines share
    /// the work, each photograph is one machine's.
    package var isMine: @Sendable (_ digest: String) -> Bool = { _ in true }

    /// A store of these operations, which may be called on many threads at once.
    package init(
        digest: @escaping @Sendable (_ file: FileContent) throws(DiskError) -> String,
        kept: @escaping @Sendable (_ name: String) -> FileContent?,
        keep: @escaping @Sendable (_ bytes: [UInt8], _ name: String) -> FileContent
    ) {
        (self.digest, self.kept, self.keep) = (digest, kept, keep)
    }

    /// Keeps nothing beyond the build.
    package static let none = PhotographStore(
        digest: { file throws(DiskError) in Digest(of: try file.read()).hex }, kept: { _ in nil },
        keep: { bytes, _ in .bytes(bytes) })
}
