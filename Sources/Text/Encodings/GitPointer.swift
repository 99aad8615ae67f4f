/// A file that stands for one which Git keeps apart.
package enum GitPointer {
    /// Whether a file only says where Git keeps its bytes, which were not fetched (git-lfs, docs/spec.md).
    package static func isOne(_ file: [UInt8]) -> Bool { file.starts(with: "version https://git-lfs".utf8) }
}
