import CAV
import Footage
import Glibc

/// Makes a film of what comes in.
package enum FilmMaking {
    /// Reads a head and what follows it, and makes what it wants.
    /// - Parameters:
    ///   - source: where bytes come from.
    ///   - path: the film's file, which is put in place when it is whole; nil where only pictures are wanted.
    ///   - emit: takes the pictures of an order that wants them and no film; false ends it.
    /// - Throws: what is wrong with what came in, or why the film cannot be written.
    package static func run(
        _ source: @escaping FootageReader.ByteSource, to path: String?,
        emit: @escaping (UnsafeRawBufferPointer) -> Bool
    ) throws(FilmFailure) {
        let reader = try footage { () throws(FootageMistake) in try FootageReader(source) }
        let order = reader.order
        if order.container == .proof { return try MediaFile.prove(order.source?.path ?? "") }
        guard order.container != .frames else {
            let overlays = try Overlays(reader)
            return try FilmShow(order, overlays).run(emit)
        }
        guard let path else {
            throw FilmFailure(.output, "where should the film go?", remedy: "name a file: `-o film.mp4`")
        }
        let draft = path + ".part"
        do throws(FilmFailure) {
            let film = try FilmUnderWay(order, draft)
            if order.source == nil { try film.take(reader) } else { try film.take(Overlays(reader)) }
        } catch {
            unlink(draft)
            throw error
        }
        guard rename(draft, path) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(draft)
            throw FilmFailure(.output, "\(path): \(reason)")
        }
    }

    /// Keeps the libraries from writing to standard error by themselves.
    package static func quieten() { av_log_set_level(AV_LOG_QUIET) }

    /// Does what can find a mistake in what came in.
    static func footage<Answer>(
        _ work: () throws(FootageMistake) -> Answer
    ) throws(FilmFailure) -> Answer {
        do throws(FootageMistake) { return try work() } catch {
            throw FilmFailure(.input, "<stdin>:\(error.line.map { "\($0):" } ?? "") \(error.message)")
        }
    }
}
