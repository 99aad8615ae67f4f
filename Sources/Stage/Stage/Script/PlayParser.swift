import Diagnostics

/// Reads a play.
///
/// Settings stand above the first action, one a line; then one action a line. `#` starts a comment.
///
///     game chess
///     size 720x720
///     caption "The king's pawn" "Two squares, this once"
///     move e2e4
///     robot 3
///
/// The line that says who acts decides which words the play has.
///
/// - Parameters:
///   - source: the script.
///   - games: the kinds of actors that can be named.
///   - include: the script that `include NAME` means, or nil where there is none.
///   - read: the bytes of a file beside the play that a setting names, or nil where there is none.
/// - Returns: the play.
/// - Throws: every mistake of the script and of what it includes, in the order of the lines.
public func parsePlay(
    _ source: SourceText, games: [ActorKind], include: @escaping (String) -> SourceText? = { _ in nil },
    read: @escaping (String) -> [UInt8]? = { _ in nil }
) throws(Mistakes) -> Play {
    var reader = PlayReader(of: source, games, include: include, read: read)
    reader.read(source)
    return try reader.play()
}

/// Every mistake of a script that cannot be read: those of its words, and those of the moves before the first line that
/// could not be read.
///
/// - Parameters:
///   - source: the script.
///   - games: the games that can be named.
///   - include: the script that `include NAME` means, or nil where there is none.
///   - read: the bytes of a file beside the play that a setting names, or nil where there is none.
/// - Returns: the mistakes in the order of the lines.
public func mistakes(
    of source: SourceText, games: [ActorKind], include: @escaping (String) -> SourceText? = { _ in nil },
    read: @escaping (String) -> [UInt8]? = { _ in nil }
) -> Mistakes {
    var reader = PlayReader(of: source, games, include: include, read: read)
    reader.read(source)
    var all: [Diagnostic] = []
    do throws(Mistakes) { _ = try reader.play() } catch { all = error.all }
    return Mistakes(inOrder(all + reader.objections(of: games)))
}

/// Every mistake of a play that is shown as a listing, which may be a part of one: it need neither name a game nor do
/// anything, and what it includes is left aside.
///
/// - Parameters:
///   - source: the listing.
///   - games: the games that can be named.
/// - Returns: the mistakes in the order of the lines.
public func mistakes(ofListing source: SourceText, games: [ActorKind]) -> [Diagnostic] {
    var reader = PlayReader(of: source, games, include: { _ in nil }, read: { _ in nil })
    reader.isListing = true
    reader.read(source)
    return inOrder(reader.mistakes + reader.objections(of: games))
}

/// Mistakes by the lines of the outermost script.
private func inOrder(_ all: [Diagnostic]) -> [Diagnostic] {
    func line(_ mistake: Diagnostic) -> Int { (mistake.trail.last?.place ?? mistake.place)?.line ?? 0 }
    let order = all.indices.sorted { (line(all[$0]), $0) < (line(all[$1]), $1) }
    return order.prefix(PlayLimits.mistakes).map { all[$0] }
}
