import Files
import Publishing

/// The file in which a site keeps the trace of its last build; it may be deleted at any time.
struct TraceFile {
    /// The folder of it, in the site's.
    static let folder = ".playbill"

    private let path: String

    /// That of a site.
    init(site folder: String) { path = folder + "/" + TraceFile.folder + "/traces" }

    /// The trace; nil where there is none that is whole.
    func read() -> BuildTrace? {
        guard Disk.live.exists(path), let bytes = try? Disk.live.read(path) else { return nil }
        return BuildTrace(packed: bytes)
    }

    /// Keeps a trace, or the knowledge that there is none; what cannot be kept makes the next build slower, and no worse.
    func write(_ trace: BuildTrace?) {
        guard let trace else {
            try? Disk.live.remove(path)
            return
        }
        if (try? Disk.live.write(trace.packed, path)) == nil { try? Disk.live.remove(path) }
    }
}
