public import Drawing
public import Stage

/// What a terminal was told, and when: a recording of asciinema, or a rehearsal's.
public struct Transcript: Sendable, Hashable {
    /// One thing that happened.
    public struct Event: Sendable, Hashable {
        /// The kinds; others are left out when a recording is read.
        public enum Kind: Sendable, Hashable {
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
        public var time: Seconds
        /// What.
        public var kind: Kind

        /// Something that happened.
        public init(_ kind: Kind, at time: Seconds) {
            self.time = time
            self.kind = kind
        }
    }

    /// The colours of the terminal that was recorded.
    public struct Colours: Sendable, Hashable {
        /// The text's and the ground's.
        public var foreground, background: Colour
        /// The first sixteen of the palette.
        public var palette: [Colour]

        /// A recorded terminal's colours; a palette of eight counts twice.
        public init(foreground: Colour, background: Colour, palette: [Colour]) {
            self.foreground = foreground
            self.background = background
            self.palette = palette.count == 8 ? palette + palette : palette
        }
    }

    /// The size at the start.
    public var size: TerminalSize
    /// What the recording is called.
    public var title: String?
    /// What was run.
    public var command: String?
    /// What `TERM` was.
    public var term: String?
    /// How long a pause may last when it is shown; nil where the recording does not say.
    public var idleTimeLimit: Seconds?
    /// The colours it was recorded in.
    public var colours: Colours?
    /// What happened, in order; times never fall.
    public var events: [Event]

    /// A transcript.
    public init(size: TerminalSize, events: [Event] = []) {
        self.size = size
        self.events = events
    }

    /// When the last thing happened.
    public var duration: Seconds { events.last?.time ?? .zero }

    /// The same with no pause longer than a limit, as asciinema and agg show it.
    public func limitingIdle(to limit: Seconds) -> Transcript {
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
