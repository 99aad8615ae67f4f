import Files

/// A finished picture: its bytes, or where the cache keeps it.
package struct StillFile: Sendable {
    /// What it holds.
    package var content: FileContent

    init(_ bytes: [UInt8]) { content = .bytes(bytes) }
    package init(_ content: FileContent) { self.content = content }

    /// Its bytes, read where they are not at hand; none where the cache has lost them since.
    package var bytes: [UInt8] { (try? content.read()) ?? [] }
}
