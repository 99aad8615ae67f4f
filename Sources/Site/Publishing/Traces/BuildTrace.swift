import Dates
import Diagnostics
import Encodings
import Files
import Rendering
import Site

/// What a build read, what it made of that, and what it said: from it the next one knows what to make anew.
///
/// The definition is that the output equals that of making everything. Four things are compared, from coarse to fine:
/// 1. The run: program, options, fonts, the instants that decide what is due. Where one differs all is made.
/// 2. The files: each by its bytes. What the disk says of a file counts for its bytes only where it could not have been
///    written since without saying so. A page's title, the rest of its head and its text are three; where anything but
///    texts and titles differs all is made.
/// 3. Texts and titles: each part of a text by itself, so that an edit reaches those who looked at what it changed.
/// 4. The output: where it is not as it was left all is made.
///
/// What is compared is what was read and not what might be: see ``Reads``. A trace that cannot be read, is of another
/// version or half written is none.
package struct BuildTrace: Sendable {
    /// The run, in words that are compared as they are.
    package var setting: [String]
    /// The instant of the run.
    package var now: Instant
    /// The last instant up to ``now`` at which a page came or went, and the next one after it.
    package var period: Period
    /// Whether templates that belong to no page have looked at the clock.
    package var hasClock: Bool
    /// Whether nothing that was made has looked at the clock.
    package var isTimeless: Bool
    /// The files of the site, in the order of their listing.
    package var inputs: [TracedInput]
    /// What was asked for besides: files beside the content, zones.
    package var asked: [AskedFile]
    /// The files of the output, in the order of their paths.
    package var outputs: [TracedOutput]
    /// The folders of the output, and its marker.
    package var frame: [OutputFolder.LeftFile]
    /// What was said.
    package var messages: [Diagnostic]
    /// What the summary says.
    package var counts: Counts
    /// The heads of pages as they were read; see ``KeptHeads``.
    package var heads: ArraySlice<UInt8>
    /// How the files were made, which nobody asks where nothing has changed.
    var onceMade: Once<TracedMaking?>
    /// The same as bytes.
    var packedMaking: ArraySlice<UInt8>

    /// How the files were made; it is read from the bytes of the trace when it is first asked for.
    ///
    /// - Returns: nil where the bytes are not as they were written, which their sum has ruled out before.
    package var making: TracedMaking? { onceMade.value }

    /// Takes other bytes for how the files were made.
    mutating func take(making bytes: ArraySlice<UInt8>) {
        packedMaking = bytes
        onceMade = Once { try? TracedMaking(packed: bytes) }
    }

    /// What the summary of a build says.
    package struct Counts: Sendable, Hashable {
        package var pages = 0
        package var posts = 0
        package var products = 0
        /// When the next page is due.
        package var nextDue: String?

        /// Those of what a build made.
        package init(_ publication: Publication) {
            (pages, posts, products) = (publication.pages, publication.posts, publication.products)
            nextDue = publication.nextDue.map { ISO8601.string($0) }
        }

        init(pages: Int, posts: Int, products: Int, nextDue: String?) {
            (self.pages, self.posts, self.products, self.nextDue) = (pages, posts, products, nextDue)
        }
    }

    package init(
        setting: [String], now: Instant, period: Period, hasClock: Bool, inputs: [TracedInput], asked: [AskedFile],
        making: TraceRecorder.Making, outputs: [TracedOutput], frame: [OutputFolder.LeftFile], messages: [Diagnostic],
        counts: Counts, heads: [UInt8] = []
    ) {
        self.heads = heads[...]
        (self.setting, self.now, self.period, self.hasClock) = (setting, now, period, hasClock)
        (self.inputs, self.asked, self.outputs, self.frame) = (inputs, asked, outputs, frame)
        (self.messages, self.counts) = (messages, counts)
        isTimeless = !hasClock && making.isTimeless
        (packedMaking, onceMade) = (making.bytes, Once { try? TracedMaking(packed: making.bytes) })
    }

    /// All that stands in the output, as it was left.
    package var left: [OutputFolder.LeftFile] { outputs.map(\.left) + frame }
}

/// How the files of an output were made.
package struct TracedMaking: Sendable {
    /// The texts, by their places.
    package var bodies: [TracedBody] = []
    /// How each file was made.
    package var routes: [TracedRoute] = []
    /// The places on pages that others point into.
    package var anchors: [String: [String]] = [:]
}

/// A span of time in which no page comes and none goes, and nothing is launched.
package struct Period: Sendable, Hashable {
    /// Its first instant; nil where nothing came before.
    package var start: Instant?
    /// The first instant behind it; nil where nothing is to come.
    package var end: Instant?

    package init(start: Instant?, end: Instant?) { (self.start, self.end) = (start, end) }

    /// That around an instant, by the times of a site's pages, and of what is staged.
    init(of content: SiteContent, around now: Instant) {
        for page in content.pages {
            for time in page.times { take(time, around: now) }
        }
        for launch in content.launches { take(launch, around: now) }
    }

    private mutating func take(_ time: ZonedTime?, around now: Instant) {
        guard let instant = time?.instant else { return }
        if instant <= now {
            start = max(start ?? instant, instant)
        } else {
            end = min(end ?? instant, instant)
        }
    }

    /// Whether an instant lies in it.
    package func contains(_ instant: Instant) -> Bool {
        (start.map { $0 <= instant } ?? true) && (end.map { instant < $0 } ?? true)
    }
}

/// A file of the site as a build found it.
package struct TracedInput: Sendable, Hashable {
    /// Its path relative to the site.
    package var path: String
    /// What the disk said of it, long enough after its last change to tell as much as the bytes; nil for what could not be
    /// read.
    package var stamp: FileStamp?
    /// The sum of its bytes.
    package var sum: ContentSum
    /// For a page the sum of its head; all of it is head in other files.
    package var headSum: ContentSum
    /// Why it could not be read, in words.
    package var obstacle: String?

    package init(path: String, stamp: FileStamp?, sum: ContentSum, headSum: ContentSum, obstacle: String? = nil) {
        (self.path, self.stamp, self.sum, self.headSum, self.obstacle) = (path, stamp, sum, headSum, obstacle)
    }
}

/// Something beside the content that was asked for.
package struct AskedFile: Sendable, Hashable {
    /// What was asked for, with its kind in front.
    package var name: String
    /// The sum of the answer; nil where there was none.
    package var sum: ContentSum?

    package init(name: String, sum: ContentSum?) { (self.name, self.sum) = (name, sum) }
}

/// A rendered text, by the sums of its parts.
package struct TracedBody: Sendable, Hashable {
    /// The file it stands in.
    package var path: String
    /// A sum for each of ``BodyParts/each``.
    package var sums: [ContentSum]
    /// Whether nothing was wrong with it, it drew nothing and showed no picture.
    package var isQuiet: Bool

    package init(path: String, sums: [ContentSum], isQuiet: Bool) {
        (self.path, self.sums, self.isQuiet) = (path, sums, isQuiet)
    }
}

/// A file of the output, by how it was made.
package struct TracedRoute: Sendable, Hashable {
    /// An address on it that was not known to lead somewhere before all files were made.
    package struct Reference: Sendable, Hashable {
        package var url: String
        package var isLink: Bool
    }

    /// What is made at a path, as far as it can be made by itself.
    package enum Kind: Int, Sendable {
        /// The page of a text, with the layout of such.
        case text
        /// A page of a list.
        case list
        case feed
        case other
        /// The index of the search, of which the entries of single pages are made by themselves.
        case search
    }

    /// Its path in the output.
    package var path: String
    package var kind: Kind
    /// Whether it may stay: what is merely copied is looked at each time.
    package var isMade: Bool
    /// The parts of texts that it read, by the texts' places.
    package var reads: [Int: BodyParts]
    /// Whether it looked at the clock.
    package var hasClock: Bool
    /// The assets that it asked for.
    package var assets: [String]
    package var references: [Reference]
    /// Pictures that say nothing to those who do not see them.
    package var picturesWithoutAlt: [String]
}

/// A file of the output as it was left.
package struct TracedOutput: Sendable {
    /// The file, and what the disk said of it.
    package var left: OutputFolder.LeftFile
    /// How many bytes it has.
    package var size: Int
    /// The sum of its bytes; for a file that was copied from the disk, of where it was and what the disk said of it.
    package var sum: ContentSum

    package init(left: OutputFolder.LeftFile, size: Int, sum: ContentSum) {
        (self.left, self.size, self.sum) = (left, size, sum)
    }
}
