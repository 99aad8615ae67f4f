import CAV

/// Why there is no film.
package struct FilmFailure: Error, Sendable, Hashable {
    /// Whose fault it is.
    package enum Kind: Sendable, Hashable {
        /// What came in is wrong.
        case input
        /// The film cannot be written.
        case output
        /// The libraries cannot do what is wanted.
        case coding
    }

    package var kind: Kind
    /// What is wrong, in words.
    package var message: String
    /// What to do, where that is plain.
    package var remedy: String?

    package init(_ kind: Kind, _ message: String, remedy: String? = nil) {
        (self.kind, self.message, self.remedy) = (kind, message, remedy)
    }
}

/// The answers of libav, which are negative where something went wrong.
enum LibAV {
    /// `AVERROR(EAGAIN)`, and `AVERROR_EOF`, which Swift does not see.
    static let (again, end): (Int32, Int32) = (-11, -541_478_725)
    /// `AV_NOPTS_VALUE`.
    static let noTime = Int64.min

    /// Passes an answer on.
    /// - Throws: what libav says of a negative one.
    @discardableResult
    static func checked(
        _ answer: Int32, _ deed: String, _ kind: FilmFailure.Kind = .coding
    ) throws(FilmFailure) -> Int32 {
        guard answer < 0 else { return answer }
        var words = [CChar](repeating: 0, count: 256)
        av_strerror(answer, &words, words.count)
        let text = words.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        throw FilmFailure(kind, "\(deed): \(text)")
    }

    /// Passes on what is there.
    /// - Throws: that there is no memory for it.
    static func made<Thing>(_ thing: Thing?, _ what: String) throws(FilmFailure) -> Thing {
        guard let thing else { throw FilmFailure(.coding, "there is no \(what)") }
        return thing
    }
}
