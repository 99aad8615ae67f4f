import Diagnostics
import Files
import Footage
import Glibc
import Studio

extension FilmProgram {
    /// `playbill-film`: beside this program, else on PATH; ``none`` where it is in neither place.
    static let installed: FilmProgram = {
        guard let path = FilmProgram.path else { return .none }
        return FilmProgram(
            identity: BuildIdentity.of(fileAt: path) ?? path,
            film: { (order, files, feed) throws(Mistakes) in
                try FilmProgram.inFolder { (folder) throws(Mistakes) in
                    try FilmProgram.naming(order, files, folder) { (order) throws(Mistakes) in
                        try FilmProgram.film(path, order, folder, feed)
                    }
                }
            },
            pictures: { (order, files, feed, take) throws(Mistakes) in
                try FilmProgram.inFolder { (folder) throws(Mistakes) in
                    try FilmProgram.naming(order, files, folder) { (order) throws(Mistakes) in
                        try FilmProgram.show(path, order, folder, feed, take)
                    }
                }
            },
            proof: { (film) throws(Mistakes) in
                try FilmProgram.inFolder { (folder) throws(Mistakes) in
                    var order = FilmOrder(.proof, width: 16, height: 16, rate: 1)
                    order.source = FilmOrder.Source(path: film, start: 0, length: 1)
                    try FilmProgram.run(path, output: nil, folder, order, feed: { _ in })
                }
            })
    }()

    private static let name = "playbill-film"

    private static var path: String? {
        let own = Installation.program
        let beside = own.lastIndex(of: "/").map { String(own[...$0]) + name }
        let folders = Input.programPath.split(separator: ":").map { "\($0)/\(name)" }
        return ((beside.map { [$0] } ?? []) + folders).first { access($0, X_OK) == 0 }
    }

    /// Works with a folder that is gone afterwards.
    private static func inFolder<Result>(_ work: (String) throws(Mistakes) -> Result) throws(Mistakes) -> Result {
        let base = Input.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var template = Array("\(base)/playbill-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else {
            throw Mistakes(Diagnostic(.error, DiskError("make a folder in", base).message))
        }
        let folder = String(cString: made)
        defer { try? Disk.live.remove(folder) }
        return try work(folder)
    }

    /// Does some work with the files that an order names where it finds them, and tells of them by the names they have.
    private static func naming<Result>(
        _ order: FilmOrder, _ files: [String: [UInt8]], _ folder: String,
        work: (FilmOrder) throws(Mistakes) -> Result
    ) throws(Mistakes) -> Result {
        let placed = try placed(order, files, folder)
        do throws(Mistakes) { return try work(placed) } catch {
            let names = [(placed.source?.path, order.source?.path), (placed.music?.path, order.music?.path)]
            throw Mistakes(
                error.all.map { mistake in
                    var mistake = mistake
                    for case (let path?, let name?) in names {
                        mistake.message = mistake.message.split(separator: path, omittingEmptySubsequences: false)
                            .joined(separator: name)
                    }
                    return mistake
                })
        }
    }

    /// Puts the files that an order names into a folder, and names them there.
    private static func placed(
        _ order: FilmOrder, _ files: [String: [UInt8]], _ folder: String
    ) throws(Mistakes) -> FilmOrder {
        var order = order
        func place(_ name: String, as file: String) throws(Mistakes) -> String {
            guard let bytes = files[name] else { return name }
            do throws(DiskError) { try Disk.live.write(bytes, folder + "/" + file) } catch {
                throw Mistakes(Diagnostic(.error, error.message))
            }
            return folder + "/" + file
        }
        if let source = order.source { order.source?.path = try place(source.path, as: "source") }
        if let music = order.music { order.music?.path = try place(music.path, as: "music") }
        return order
    }

    private static func film(
        _ program: String, _ order: FilmOrder, _ folder: String, _ feed: (FootageSink) throws -> Void
    ) throws(Mistakes) -> [UInt8] {
        let output = "\(folder)/film.\(order.container.rawValue)"
        try run(program, output: output, folder, order) { try feed($0) }
        do throws(DiskError) { return try Disk.live.read(output) } catch {
            throw Mistakes(Diagnostic(.error, error.message))
        }
    }

    private static func show(
        _ program: String, _ order: FilmOrder, _ folder: String, _ feed: (FootageSink) throws -> Void,
        _ take: ([UInt32]) throws -> Bool
    ) throws(Mistakes) {
        try run(program, output: nil, folder, order, feed: feed) { process in
            // What comes out has no head of its own: it is that of the order.
            let head = Array(FilmOrder(echoing: order).text.utf8)
            var told = 0
            let reader = try FootageReader { room throws(FootageMistake) in
                guard told < head.count else { return process.hear(room) }
                let count = min(room.count, head.count - told)
                room.copyBytes(from: head[told..<told + count])
                told += count
                return count
            }
            var pixels = [UInt32](repeating: 0, count: order.width * order.height)
            while case .part = try reader.piece() {
                try reader.pixels(&pixels)
                guard try take(pixels) else { return }
            }
        }
    }

    /// Starts the program, tells it an order and what follows, hears what it has to show, and waits for its end.
    private static func run(
        _ program: String, output: String?, _ folder: String, _ order: FilmOrder,
        feed: (FootageSink) throws -> Void, hear: (FilmProcess) throws -> Void = { _ in }
    ) throws(Mistakes) {
        let process: FilmProcess
        do throws(DiskError) {
            process = try FilmProcess(program, output: output, folder: folder)
        } catch { throw Mistakes(Diagnostic(.error, error.message)) }
        do {
            try process.send(order.text)
            try feed(FootageSink { try process.send($0) })
            try process.send(FootagePiece.end.line)
            process.finish()
            try hear(process)
        } catch is FilmProcess.HungUp {
            // It has ended before its time, and left word why.
        } catch is FootageMistake {
            // What it showed broke off, for the same reason.
        } catch {
            process.abandon()
            throw Mistakes(filming: error)
        }
        try process.wait()
    }
}

extension Mistakes {
    fileprivate init(filming error: any Error) {
        switch error {
        case let mistakes as Mistakes: self = mistakes
        case let mistake as Diagnostic: self.init(mistake)
        default: self.init(Diagnostic(.error, "\(error)"))
        }
    }
}
