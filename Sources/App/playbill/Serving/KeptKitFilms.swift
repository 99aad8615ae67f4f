import Files
import LiveStudio
import Media
import Synchronization

/// The films in the kits of a site's folder; each is read once for as long as it stays the same.
final class KeptKitFilms: Sendable {
    private let site: String
    private let known = Mutex<[String: (stamp: FileStamp, medium: Medium?)]>([:])
    private static let endings = [".mp4", ".webm", ".gif", ".webp"]

    init(site: String) { self.site = site }

    /// Those of a play: the one of pages and networks first, then those of stores, then what was made of it for posts.
    func films(of play: StudioPlay) -> [KitFilm] {
        guard play.isFilmed else { return [] }
        let folder = "\(site)/kit/\(play.product)/"
        let script = FileStamp(ofFileAt: site + "/" + play.path)
        let paths = ((try? Disk.live.walk(folder)) ?? []).filter { file in
            file.obstacle == nil && KeptKitFilms.endings.contains(where: file.path.hasSuffix)
        }.map(\.path)
        return paths.sorted { (KeptKitFilms.rank($0), $0) < (KeptKitFilms.rank($1), $1) }.compactMap { path in
            guard let stamp = FileStamp(ofFileAt: folder + path), let medium = medium(folder + path, stamp) else {
                return nil
            }
            return KitFilm(
                path: play.product + "/" + path, medium: medium,
                isOlder: script.map { stamp.wasWritten(before: $0) } ?? false)
        }
    }

    /// What a file says of itself; nil where nothing in it moves.
    private func medium(_ path: String, _ stamp: FileStamp) -> Medium? {
        if let known = known.withLock({ $0[path] }), known.stamp == stamp { return known.medium }
        let medium = (try? Disk.live.read(path)).flatMap { Medium($0) }.flatMap { $0.moves ? $0 : nil }
        known.withLock { $0[path] = (stamp, medium) }
        return medium
    }

    private static func rank(_ path: String) -> Int {
        ["films/", "fastlane/", "preview", "social/"].firstIndex(where: path.hasPrefix) ?? 4
    }
}

extension Medium {
    /// Whether it is a film, or a picture that moves.
    fileprivate var moves: Bool { film != nil || (motion?.frames ?? 0) > 1 }
}
