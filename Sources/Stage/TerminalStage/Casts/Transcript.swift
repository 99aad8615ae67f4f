import Drawing
import Stage

/// What a terminal was told, and when: a recording of asciinema, or a rehearsal's.
package struct Transcript: Sendable, Hashable {
    /// One thing that happened.
    package struct Event: Sendable, Hashable {
        /// The kinds; others are left out when a recording is read.
        package enum Kind: Sendable, Hashable {
            /// The program printed.
            case output(String)
            /// Somebody typed.
            case input(String)
            /// The window changed its size.
            case resize(TerminalSize)
            /// Somebody gave the moment a name, which may be empty.
            case marker(String)
            /// The program ended with this status.
            case exit(Int)
        }

        /// When, since the start.
        package var time: Seconds
        package var kind: Kind

        package init(_ kind: Kind, at time: Seconds) {
            self.time = time
            self.kind = kind
        }
    }

    /// The colours of the terminal that was recorded.
    package struct Colours: Sendable, Hashable {
        /// The text's and the ground's.
        package var foreground, background: Colour
        /// The first sixteen of the palette.
        package var palette: [Colour]

        /// A recorded terminal's colours; a palette of eight counts twice.
        package init(foreground: Colour, background: Colour, palette: [Colour]) {
            self.foreground = foreground
            self.background = background
            self.palette = palette.count == 8 ? palette + palette : palette
        }
    }

    /// The size at the start.
    package var size: TerminalSize
    /// What the recording is called.
    package var title: String?
    /// What was run.
    package var command: String?
    package var term: String?
    /// How long a pause may last when it is shown; nil where the recording does not say.
    package var idleTimeLimit: Seconds?
    /// The colours it was recorded in.
    package var colours: Colours?
    /// What happened, in order; times never fall.
    package var events: [Event]

    package init(size: TerminalSize, events: [Event] = []) {
        self.size = size
        self.events = events
    }

    /// When the last thing happened.
    package var duration: Seconds { events.last?.time ?? .zero }

    /// The same with no pause longer than a limit, as asciinema and agg show it.
    package func limitingIdle(to limit: Seconds) -> Transcript {
        var (result, before, shown) = (self, Seconds.zero, Seconds.zero)
        for index in events.indices {
            let pause = events[index].time - before
            before = events[index].time
            shown += min(pause, limit)
            result.events[index].time = shown
        }
        return result
    }
}
