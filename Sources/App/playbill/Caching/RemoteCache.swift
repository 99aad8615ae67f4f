import Diagnostics
import Files
import HTTP
import Publishing
import Studio
import Synchronization

/// Finished pictures in a place that several machines share: a folder, or a server that keeps what is put there.
///
/// The paths and what stands at them are those of Bazel's remote cache over HTTP: `ac/KEY` says what came of a piece of
/// work, and `cas/SHA256` is the file itself. A file whose digest is not its name's counts for nothing. A place that does
/// not answer is told once, and costs time alone.
final class RemoteCache: Sendable {
    /// Where the cache is.
    enum Place: Sendable, Hashable {
        /// A folder, by its path.
        case folder(String)
        /// A server, by the address above `ac/` and `cas/`.
        case server(String)

        init(_ text: String) {
            let isAddress = text.hasPrefix("http://") || text.hasPrefix("https://")
            var text = text
            while text.count > 1, text.hasSuffix("/") { text.removeLast() }
            self = isAddress ? .server(text) : .folder(text)
        }
    }

    /// How long a server may take for a file, in milliseconds.
    private static let patience = 60_000
    /// The largest file that is taken of a server.
    private static let most = 1 << 30

    let place: Place
    private let library = Mutex<CurlLibrary?>(nil)
    private let state = Mutex(State())
    private let sessions = Mutex<[HTTPSession]>([])

    private struct State {
        /// What was wrong first.
        var wrong: Diagnostic?
        /// Whether the place is left alone from then on.
        var isLeftAlone = false
    }

    init(_ place: Place) { self.place = place }

    /// What is to be told of the place, once the work is done.
    var complaint: [Diagnostic] { state.withLock { $0.wrong }.map { [$0] } ?? [] }

    /// What is kept there under a picture's name; nil where nothing is that can be used.
    func read(_ name: String) -> [UInt8]? {
        guard let note = get("ac/" + RemoteCache.key(name)), let result = ActionResult(note),
            RemoteCache.isDigest(result.hash), let bytes = get("cas/" + result.hash)
        else { return nil }
        guard bytes.count == result.size, Digest(of: bytes).hex == result.hash else {
            complain(
                "holds a file that is not what its name says, `cas/\(result.hash)`; it is made here, and put there anew",
                nil, stops: false)
            return nil
        }
        return bytes
    }

    /// Keeps a picture there.
    func store(_ bytes: [UInt8], _ name: String) {
        let result = ActionResult(path: name, hash: Digest(of: bytes).hex, size: bytes.count)
        // The file first: who finds the note finds the file.
        guard put(bytes, "cas/" + result.hash) else { return }
        _ = put(result.bytes, "ac/" + RemoteCache.key(name))
    }

    private static func key(_ name: String) -> String { Digest(of: Array("playbill picture \(name)".utf8)).hex }

    private static func isDigest(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy { ($0 >= 48 && $0 <= 57) || ($0 >= 97 && $0 <= 102) }
    }

    private func get(_ path: String) -> [UInt8]? {
        switch place {
        case .folder(let folder):
            guard Disk.live.exists(folder + "/" + path) else { return nil }
            return try? Disk.live.read(folder + "/" + path)
        case .server:
            guard let answer = ask(.get, path, []) else { return nil }
            switch answer.status {
            case 200: return answer.body
            case 404, 204: return nil
            default:
                complain("answers \(answer.status) where a file is asked for", nil)
                return nil
            }
        }
    }

    private func put(_ bytes: [UInt8], _ path: String) -> Bool {
        switch place {
        case .folder(let folder):
            if state.withLock({ $0.isLeftAlone }) { return false }
            do throws(DiskError) {
                try Disk.live.write(bytes, folder + "/" + path)
                return true
            } catch {
                complain("cannot be written: \(error.message)", error.remedy)
                return false
            }
        case .server:
            guard let answer = ask(.put, path, bytes) else { return false }
            if (200...299).contains(answer.status) { return true }
            complain(
                "answers \(answer.status) where a file is put",
                "let the server take PUT below `ac/` and `cas/`, as nginx does with `dav_methods PUT`")
            return false
        }
    }

    private func ask(_ method: HTTPRequest.Method, _ path: String, _ body: [UInt8]) -> HTTPReply.Answer? {
        guard !state.withLock({ $0.isLeftAlone }), case .server(let address) = place, let library = curl() else {
            return nil
        }
        var request = HTTPRequest(method, address + "/" + path, patience: RemoteCache.patience)
        (request.body, request.most) = (body, method == .get ? RemoteCache.most : 1 << 16)
        // Sessions at rest keep their connections.
        let session = sessions.withLock { $0.popLast() } ?? HTTPSession(library, agent: Version.current)
        defer { sessions.withLock { $0.append(session) } }
        switch session.reply(to: request) {
        case .answer(let answer): return answer
        case .silence(let why):
            let words =
                switch why {
                case .unknownHost: "no host has this name"
                case .noConnection: "nobody listens there"
                case .timeout: "it takes too long"
                case .untrusted(let words), .other(let words): words
                }
            complain("does not answer: \(words)", "pictures are made here instead; leave out --cache to go without")
            return nil
        }
    }

    private func curl() -> CurlLibrary? {
        do throws(Diagnostic) {
            let failure: Result<CurlLibrary, Diagnostic> = library.withLock { known in
                if let known { return .success(known) }
                return Result { () throws(Diagnostic) in
                    let loaded = try CurlLibrary()
                    known = loaded
                    return loaded
                }
            }
            return try failure.get()
        } catch {
            complain("cannot be asked: \(error.message)", error.remedy)
            return nil
        }
    }

    private func complain(_ what: String, _ remedy: String?, stops isEnd: Bool = true) {
        let name =
            switch place {
            case .folder(let path): path
            case .server(let address): address
            }
        state.withLock { state in
            if state.wrong == nil {
                state.wrong = Diagnostic(
                    .warning, "the cache \(name) \(what)", remedy: remedy)
            }
            state.isLeftAlone = state.isLeftAlone || isEnd
        }
    }
}

extension PictureStores {
    /// The same stores, with a cache elsewhere behind them: what is not here is looked for there, and what is made here is
    /// put there too.
    func backed(by remote: RemoteCache) -> PictureStores {
        var stores = self
        let (cache, photographs) = (cache, photographs)
        stores.cache.read = { name in
            if let kept = cache.read(name) { return kept }
            guard let found = remote.read(name) else { return nil }
            cache.store(found, name)
            return found
        }
        stores.cache.store = { bytes, name in
            cache.store(bytes, name)
            remote.store(bytes, name)
        }
        stores.photographs.kept = { name in
            photographs.kept(name) ?? remote.read(name).map { photographs.keep($0, name) }
        }
        stores.photographs.keep = { bytes, name in
            remote.store(bytes, name)
            return photographs.keep(bytes, name)
        }
        return stores
    }
}

extension Option<String> {
    /// `--cache`, of `build`, `kit` and `join`.
    static let cache = Option(
        "cache", "URL|DIR", help: "look for finished pictures there too, and put new ones there")
}
