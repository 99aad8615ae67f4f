import Diagnostics
import Files
import Media

/// The files of a command line: those that are named, and the pictures and films below folders that are.
struct VerifiedPaths {
    let all: [String]

    init(_ operands: [String]) throws {
        guard !operands.isEmpty else {
            throw UsageError(
                "`playbill verify` needs a file",
                remedy: "write `playbill verify home.png`; `playbill verify --slots` lists the slots")
        }
        var all: [String] = []
        for operand in operands {
            guard let entries = try? Disk.live.walk(operand) else {
                all.append(operand)
                continue
            }
            let folder = operand.hasSuffix("/") ? operand : operand + "/"
            let found = entries.filter { $0.obstacle == nil && VerifiedPaths.isKnown($0.path) }
            guard !found.isEmpty else {
                throw Diagnostic(.error, "there is no picture and no film in `\(operand)`")
            }
            all += found.map { folder + $0.path }
        }
        self.all = all
    }

    /// Whether the name is one of a picture or a film that people upload.
    private static func isKnown(_ path: String) -> Bool {
        let formats: [MediaFormat] = [.png, .jpeg, .gif, .webp, .mp4, .mov, .m4v, .webm]
        guard let dot = path.lastIndex(of: ".") else { return false }
        return formats.contains { $0.endings.contains(path[path.index(after: dot)...].lowercased()) }
    }
}
