import Encodings
import Files
import Publishing
import Site
import Synchronization

/// What a build asks for besides the files of the site, and the answers that it was given.
final class AskedFiles: Sendable {
    private let answers = Mutex<[String: ContentSum?]>([:])
    private let history = Mutex(false)
    private let listener = Mutex<(@Sendable (_ path: String) -> Void)?>(nil)

    /// Nothing asked yet.
    init() {}

    /// Notes an answer.
    func answer(_ kind: Kind, _ name: String, _ bytes: [UInt8]?) -> [UInt8]? {
        let sum = bytes.map { ContentSum(of: $0) }
        let isNew = answers.withLock { $0.updateValue(sum, forKey: kind.rawValue + name) == nil }
        if isNew, kind == .beside { listener.withLock { $0 }?(name) }
        return bytes
    }

    /// Tells somebody of each file of the site's folder that is asked for and is no content, whether it is there or not.
    func tell(_ listen: @escaping @Sendable (_ path: String) -> Void) {
        listener.withLock { $0 = listen }
        for name in answers.withLock({ $0.keys.sorted() }) where name.hasPrefix(Kind.beside.rawValue) {
            listen(String(name.dropFirst(Kind.beside.rawValue.count)))
        }
    }

    /// Whether the past of the site's folder was asked for, of which no answer is kept: then no trace is.
    var hasHistory: Bool { history.withLock { $0 } }

    /// The past of a site's folder, whose askers are noted.
    func noting(_ past: SiteHistory) -> SiteHistory {
        var noted = SiteHistory(
            changes: { () throws(HistoryGap) in
                self.history.withLock { $0 = true }
                return try past.changes()
            },
            files: { folder, tag throws(HistoryGap) in
                self.history.withLock { $0 = true }
                return try past.files(folder, tag)
            },
            file: { path, tag in
                self.history.withLock { $0 = true }
                return past.file(path, tag)
            })
        noted.people = { () throws(HistoryGap) in
            self.history.withLock { $0 = true }
            return try past.people()
        }
        return noted
    }

    /// What can be asked for.
    enum Kind: String, CaseIterable {
        /// A file of the site's folder, or of the repository around it, that is no content.
        case beside = "beside "
        /// A zone of the system's table.
        case zone = "zone "
    }

    /// What was asked, with what an earlier build asked for whose files stay.
    func all(with earlier: [AskedFile]) -> [AskedFile] {
        var all = Dictionary(earlier.map { ($0.name, $0.sum) }, uniquingKeysWith: { first, _ in first })
        for (name, sum) in answers.withLock({ $0 }) { all[name] = .some(sum) }
        return all.sorted { $0.key < $1.key }.map { AskedFile(name: $0, sum: $1) }
    }

    /// Whether each question would be answered as before.
    static func areSame(_ asked: [AskedFile], below folder: String) -> Bool {
        asked.allSatisfy { file in
            guard let kind = Kind.allCases.first(where: { file.name.hasPrefix($0.rawValue) }) else { return false }
            let name = String(file.name.dropFirst(kind.rawValue.count))
            let bytes =
                switch kind {
                case .beside: BesideFile.read(name, of: folder)
                case .zone: Input.zoneData(name)
                }
            return bytes.map { ContentSum(of: $0) } == file.sum
        }
    }
}
