import Files
import Stage
import Studio

/// A run of `render`: every output of one source, which is performed once.
///
/// All of them are put in place, or none.
struct RenderRun {
    let orders: [RenderOrder]
    let console: Console

    func run() throws -> ExitStatus {
        let shared = RenderShared(orders)
        for order in orders { try RenderWork(order: order, console: console, shared: shared).run() }
        try Disk.writeTogether(shared.files)
        for note in shared.notes { console.say(note) }
        return .done
    }
}

/// What the outputs of one run have in common, and the files that wait until all are drawn.
final class RenderShared {
    /// Whether there is one output only, whose numbered frames need not wait for others.
    let isAlone: Bool
    /// The formats that are filmed.
    let formats: [FilmFormat]
    /// The play, performed.
    var performance: Performance?
    /// Whether it was told what the fonts lack.
    var hasWarned = false
    private(set) var files: [(path: String, bytes: [UInt8])] = []
    private(set) var notes: [String] = []
    private var films: [FilmFormat: [UInt8]] = [:]

    init(_ orders: [RenderOrder]) {
        isAlone = orders.count == 1
        formats = orders.compactMap { if case .film(let format) = $0.target { format } else { nil } }
    }

    /// Keeps a file until all are drawn, and what is said of it.
    func add(_ bytes: [UInt8], _ path: String) { files.append((path, bytes)) }

    /// Says something once all files are in place.
    func say(_ note: String) { notes.append(note) }

    /// The film of a format, drawn together with those of the others.
    func film(_ format: FilmFormat, _ draw: ([FilmFormat]) throws -> [[UInt8]]) throws -> [UInt8] {
        if let film = films[format] { return film }
        var wanted: [FilmFormat] = []
        for format in formats where !wanted.contains(format) { wanted.append(format) }
        for (format, film) in zip(wanted, try draw(wanted)) { films[format] = film }
        return films[format] ?? []
    }
}
