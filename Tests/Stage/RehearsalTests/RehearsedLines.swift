import Foundation
import Stage
import TerminalStage
import Testing

@testable import Rehearsal

/// Does what waits for programs on a thread of its own: a test that waits keeps no other one waiting.
func apart<Success: Sendable>(_ work: @escaping @Sendable () -> Success) async -> Success {
    await withCheckedContinuation { done in Thread.detachNewThread { done.resume(returning: work()) } }
}

/// Rehearses lines in an empty home, and sees that nothing is left running there.
func transcript(
    of deeds: [TerminalDeed], _ settings: [String: [String]] = [:], limit: Seconds = 8.0, bytes: Int = 1 << 20,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
) async throws -> Transcript {
    let home = FileManager.default.temporaryDirectory.appending(path: "rehearsal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    var limits = RehearsalLimits()
    limits.line = limit
    limits.bytes = bytes
    limits.isInterrupted = isInterrupted
    let (path, bounds) = (home.path, limits)
    let result = await apart { () -> Result<Transcript, RehearsalFailure> in
        do throws(RehearsalFailure) {
            return .success(
                try rehearse(
                    deeds, TerminalSettings(settings), home: path, path: "/usr/local/bin:/usr/bin:/bin", limits: bounds)
            )
        } catch { return .failure(error) }
    }
    #expect(Processes.all(session: -2, home: path).isEmpty, "a program is still running")
    return try result.get()
}

/// Why a rehearsal of lines ends early.
func failure(of deeds: [TerminalDeed], limit: Seconds = 0.6, bytes: Int = 1 << 20) async -> RehearsalFailure? {
    do {
        _ = try await transcript(of: deeds, limit: limit, bytes: bytes)
        return nil
    } catch { return error as? RehearsalFailure }
}

/// What the terminal shows at the end.
func lastScreen(_ transcript: Transcript) throws -> String {
    try TerminalPerformance(transcript).lastScreen.text
}
