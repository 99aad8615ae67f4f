import Stage
import TerminalStage

/// A command of a tape, read.
struct TapeCommand: Sendable {
    enum Deed: Sendable {
        case comment(String)
        case type(String, pace: Seconds?)
        /// A key as plays call it.
        case key(String, count: Int, pace: Seconds?)
        case scroll(up: Bool, count: Int)
        case sleep(Seconds)
        case wait(TapeWait)
        case hide, show
        case output(String)
        case screenshot(String)
        case require(String)
        case environment(String, String)
        case copy(String)
        case paste
        case set(TapeSetting)
    }

    var deed: Deed
    /// The words as the tape has them.
    var written: String
    var origin: TapeOrigin
}

struct TapeWait: Sendable {
    /// Whether all rows are looked at, or only the cursor's.
    var isScreen: Bool
    var limit: Seconds?
    /// nil is the usual pattern, which is the prompt.
    var pattern: String?
}

enum TapeSetting: Sendable {
    case width(Int), height(Int), rows(Int), columns(Int)
    case fontSize(Int), padding(Int), margin(Int), windowBarSize(Int)
    case lineHeight(Double), letterSpacing(Double)
    case theme(String)
    /// One whose colours the tape gives, as JSON.
    case ownTheme(TerminalTheme)
    case shell(String)
    case typingSpeed(Seconds)
    case framerate(Int)
    case playbackSpeed(Double)
    case windowBar(String)
    case loopOffset(Double)
    case waitTimeout(Seconds)
    case waitPattern(String)
    /// One that a play has no word for: why, in words; empty where nothing is lost.
    case none(String)
}
