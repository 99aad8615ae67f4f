import Diagnostics
import Footage

/// The program that makes films of footage, as whoever runs it offers it.
///
/// It is a program of its own since its libraries are under another licence and slow to start.
package struct FilmProgram: Sendable {
    /// Makes a film of what `feed` sends, and gives its bytes.
    ///
    /// An order may name files that are handed over with it; any other name is one of the disk.
    package var film: Making
    /// Shows a film that is there already as pictures of an order's size and rate, until `take` wants no more.
    package var pictures: Showing
    /// Decodes all of a film, by its path, and keeps nothing; throws where something in it cannot be decoded.
    package var proof: @Sendable (_ path: String) throws(Mistakes) -> Void
    /// What tells one build of the program from another; nil where it is not there.
    package var identity: String?

    /// See ``film``.
    package typealias Making =
        @Sendable (
            _ order: FilmOrder, _ files: [String: [UInt8]], _ feed: (FootageSink) throws -> Void
        ) throws(Mistakes) -> [UInt8]
    /// See ``pictures``.
    package typealias Showing =
        @Sendable (
            _ order: FilmOrder, _ files: [String: [UInt8]], _ feed: (FootageSink) throws -> Void,
            _ take: ([UInt32]) throws -> Bool
        ) throws(Mistakes) -> Void

    /// A program of these operations.
    package init(
        identity: String?, film: @escaping Making, pictures: @escaping Showing,
        proof: @escaping @Sendable (_ path: String) throws(Mistakes) -> Void = { (_) throws(Mistakes) in }
    ) {
        (self.identity, self.film, self.pictures, self.proof) = (identity, film, pictures, proof)
    }

    /// Whether films can be made.
    package var isThere: Bool { identity != nil }

    /// What is said where the program is not there.
    package static let absence = Diagnostic(
        .error, "films are made by `playbill-film`, which is not there",
        remedy: "it is looked for beside `playbill`, then on PATH; in Playbill's folder `make build` makes both, "
            + "or `swift build -c release --product playbill-film` it alone")

    /// The one that is not there: whoever wants a film is told where it is looked for.
    package static let none = FilmProgram(
        identity: nil, film: { (_, _, _) throws(Mistakes) in throw Mistakes(absence) },
        pictures: { (_, _, _, _) throws(Mistakes) in throw Mistakes(absence) })
}

/// Where footage goes.
package struct FootageSink {
    private let send: (UnsafeRawBufferPointer) throws -> Void

    /// A sink for bytes, which may throw where nobody takes them.
    package init(_ send: @escaping (UnsafeRawBufferPointer) throws -> Void) { self.send = send }

    /// Sends a piece with its pixels, `0xAARRGGBB` multiplied by alpha.
    package func send(_ piece: FootagePiece, _ pixels: [UInt32]) throws {
        try Array(piece.line.utf8).withUnsafeBytes(send)
        try pixels.withUnsafeBytes(send)
    }
}
