import Glibc

/// Where the program stands, and what was brought along beside it.
///
/// A package that works on any system has its own fonts and zones in `share/playbill`, next to the `bin` of the program.
/// They come first, so that the output is the same wherever it runs; where a package brings none, Debian's are used.
enum Installation {
    /// The file of this program; empty where the system does not say.
    static let program: String = {
        var room = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &room, room.count)
        return String(decoding: room.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }()

    /// The folder that fonts stand below, as Debian lays them.
    static let fonts = brought("fonts") ?? "/usr/share/fonts"

    /// The folder of the IANA database's files.
    static let zones = brought("zoneinfo") ?? "/usr/share/zoneinfo"

    /// The folder of the licences of what was brought along; nil where nothing was.
    static let licences = brought("licences")

    private static func brought(_ name: String) -> String? {
        let parts = program.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 2 else { return nil }
        let folder = parts.dropLast(2).joined(separator: "/") + "/share/playbill/" + name
        return access(folder, R_OK | X_OK) == 0 ? folder : nil
    }
}
