import Files
import Glibc

/// What the making of one file of the output reads that another build may answer otherwise though the site's heads, theme,
/// data and settings are the same: texts and titles, the clock, and the names of assets that it asks for.
///
/// All that a page can be made of comes from four sources. The first is the site without its texts and titles: a change
/// there makes everything anew, and is not recorded here. The second are texts, whose one door is ``SiteBodies``: it notes
/// each answer that is given, whoever asks, be it a layout, a feed or the neighbour in a list. Who tells a title notes it
/// there. The third is the clock, behind `site.time` and the filters that know `now`. The fourth are fingerprinted assets,
/// which are there because a template asked for them. A read can be noted too often, and must never be missed.
package final class Reads: @unchecked Sendable {
    /// The parts of texts that were read, by the texts' places.
    package private(set) var bodies: [Int: BodyParts] = [:]
    /// The assets that were asked for.
    package private(set) var assets: Set<ExactName> = []
    /// Whether the clock was read.
    package private(set) var hasClock = false

    /// Nothing read yet.
    package init() {}

    /// Notes what a piece of work reads on this thread; work within work has a record of its own.
    package func during<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        let outer = pthread_getspecific(Reads.key)
        pthread_setspecific(Reads.key, Unmanaged.passUnretained(self).toOpaque())
        defer { pthread_setspecific(Reads.key, outer) }
        return try work()
    }

    /// Notes what another record has, whose work's result is used.
    package func add(_ other: Reads) {
        for (body, parts) in other.bodies { bodies[body, default: []].formUnion(parts) }
        assets.formUnion(other.assets)
        hasClock = hasClock || other.hasClock
    }

    /// The record of this thread's work; nil where nothing is recorded.
    package static var current: Reads? {
        pthread_getspecific(key).map { Unmanaged<Reads>.fromOpaque($0).takeUnretainedValue() }
    }

    static func note(_ body: Int, _ parts: BodyParts) { current?.bodies[body, default: []].formUnion(parts) }

    static func note(asset: String) { current?.assets.insert(ExactName(asset)) }

    /// Notes that the clock was read.
    package static func noteClock() { current?.hasClock = true }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()
}

/// Parts of a page whose text is rendered, each of which is compared by itself: a list that shows excerpts does not see
/// that a sentence behind them is another.
package struct BodyParts: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    /// The parts with these bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let html = BodyParts(rawValue: 1)
    package static let excerpt = BodyParts(rawValue: 2)
    package static let summary = BodyParts(rawValue: 4)
    package static let headings = BodyParts(rawValue: 8)
    /// How many words there are, and how long they take.
    package static let length = BodyParts(rawValue: 16)
    /// All else: links, and what was drawn.
    package static let rest = BodyParts(rawValue: 32)
    /// All of the text.
    package static let all = BodyParts(rawValue: 63)
    /// The title of the page, which stands in its head.
    package static let title = BodyParts(rawValue: 64)
    /// Each by itself, in the order of their bits.
    package static let each: [BodyParts] = [.html, .excerpt, .summary, .headings, .length, .rest, .title]
}
