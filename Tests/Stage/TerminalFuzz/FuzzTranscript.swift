import Diagnostics
import Stage
import TerminalStage

/// Whatever a recording's file holds, it is read or refused; what was read can be written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTranscript(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    guard let transcript = try? Transcript(reading: SourceText(path: "fuzz.cast", bytes: bytes)) else { return 0 }
    guard let again = try? Transcript(reading: SourceText(path: "again.cast", bytes: transcript.asciicast)) else {
        fatalError("what was written cannot be read")
    }
    precondition(again.events == transcript.events, "events differ")
    precondition(again.size == transcript.size && again.colours == transcript.colours, "the header differs")
    guard transcript.size.columns * transcript.size.rows < 10_000 else { return 0 }
    _ = try? TerminalPerformance(transcript.limitingIdle(to: Seconds(5))).lastScreen.text
    return 0
}
