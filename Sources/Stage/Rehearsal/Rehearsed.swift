import Glibc
import Stage
import TerminalStage

/// What goes wrong in a rehearsal, and at which deed.
package struct RehearsalFailure: Error, Sendable, Hashable {
    /// The deed's number, from 0; nil before the first.
    package var deed: Int?
    /// What is wrong, without a full stop.
    package var message: String
    /// What to do about it.
    package var remedy: String?
}

/// What a rehearsal may take; beyond it lies an error rather than a hanging build.
package struct RehearsalLimits: Sendable {
    /// How long one line may take.
    package var line = Seconds(15)
    /// How long all of it may take.
    package var whole = Seconds(300)
    /// How many bytes one line may print.
    package var bytes = 1 << 20
    /// Whether whoever began the rehearsal wants no more of it; asked some hundred times a second.
    package var isInterrupted: @Sendable () -> Bool = { false }

    package init() {}

    /// - Throws: that the rehearsal is not wanted any more.
    func heedInterruption() throws(RehearsalFailure) {
        if isInterrupted() { throw RehearsalFailure(message: "the rehearsal was interrupted") }
    }
}

/// Runs a play's programs in a pseudo-terminal, as fast as they are, and writes down what they said.
///
/// What is printed between two keys is joined, since where reads are cut varies from run to run, and the times are the
/// play's: so two rehearsals of the same programs are the same, to the byte.
///
/// - Parameters:
///   - deeds: the lines of the play.
///   - settings: what it says about its terminal.
///   - home: a folder with nothing but what the play brings, where the programs run; nothing else tells them from
///     other processes.
///   - path: where programs are looked for.
///   - limits: what it may take.
/// - Returns: the transcript.
/// - Throws: a program that hangs, ends too soon or floods, at its line. Whatever was started has been ended then.
package func rehearse(
    _ deeds: [TerminalDeed], _ settings: TerminalSettings, home: String, path: String,
    limits: RehearsalLimits = RehearsalLimits()
) throws(RehearsalFailure) -> Transcript {
    for program in settings.required where !isInstalled(program, path, home) {
        throw RehearsalFailure(
            message: "`\(program)` is not installed, and the play requires it",
            remedy: program.contains("/")
                ? "`bring` it into the home of the rehearsal, or name it without a folder and add that to PATH"
                : "install it, or add its folder to PATH")
    }
    let terminal = try Pseudoterminal(settings, home: home, path: path)
    defer { terminal.end() }
    var rehearsal = try Stenographer(terminal, settings, limits)
    try rehearsal.begin()
    for (number, deed) in deeds.enumerated() {
        var isWatched = false
        if number + 1 < deeds.count, case .watch = deeds[number + 1] { isWatched = true }
        do throws(RehearsalFailure) { try rehearsal.perform(deed, isWatched: isWatched) } catch {
            throw RehearsalFailure(deed: number, message: error.message, remedy: error.remedy)
        }
    }
    return rehearsal.transcript
}

/// Whether a program can be run by its name, or by its path from the home on.
private func isInstalled(_ program: String, _ path: String, _ home: String) -> Bool {
    if program.contains("/") { return access(program.hasPrefix("/") ? program : home + "/" + program, X_OK) == 0 }
    return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
}
