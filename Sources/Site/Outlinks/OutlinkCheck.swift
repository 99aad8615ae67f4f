import Files
import Site
import Synchronization
import Threads

/// Asks the web for the addresses of a site that lead out of it.
///
/// At most two questions at once go to one host, and at most ``ExternalCheck/concurrency`` to all of them.
package struct OutlinkCheck: Sendable {
    private let rules: ExternalCheck
    private let client: WebClient
    private let now: Int

    /// What came out.
    package struct Outcome: Sendable {
        /// The verdicts by the addresses as they were written; those that were not asked for have none.
        package var verdicts: [String: Verdict] = [:]
        /// What is known now.
        package var record: OutlinkRecord
        /// How many addresses were asked for.
        package var asked = 0
        /// How many answers were known from before.
        package var known = 0
        /// How many addresses are never asked for.
        package var allowed = 0
    }

    /// A check.
    /// - Parameters:
    ///   - rules: what the site says about it.
    ///   - client: the web.
    ///   - now: the clock, in seconds since 1970; it decides what is known for too long.
    package init(rules: ExternalCheck, client: WebClient, now: Int) {
        self.rules = rules
        self.client = client
        self.now = now
    }

    /// Asks for each address once.
    /// - Parameters:
    ///   - written: the addresses as they stand in the site.
    ///   - record: what is known from earlier runs.
    ///   - progress: is told how many of how many are done.
    /// - Returns: what each came to.
    package func outcome(
        of written: [String], record: OutlinkRecord, progress: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
    ) -> Outcome {
        var outcome = Outcome(record: record)
        let patterns = rules.allow.map(AddressPattern.init)
        var open: [AskedAddress] = []
        var addresses: [String: AskedAddress] = [:]
        var verdicts: [AskedAddress: Verdict] = [:]
        for text in Set(written).sorted() {
            guard let address = AskedAddress(text) else { continue }
            if address.isReserved || patterns.contains(where: { $0.matches(text) }) {
                outcome.allowed += 1
                continue
            }
            addresses[text] = address
            guard verdicts[address] == nil else { continue }
            if let known = record.verdict(of: address.text, now: now, age: rules.age.milliseconds / 1_000) {
                verdicts[address] = known
                outcome.known += 1
            } else if !address.hasPlainHost {
                verdicts[address] = .broken(.foreignHost)
            } else {
                verdicts[address] = .fine
                open.append(address)
            }
        }
        for (address, verdict) in asked(open, progress) {
            verdicts[address] = verdict
            outcome.record.keep(verdict, of: address.text, now: now)
        }
        outcome.asked = open.count
        outcome.verdicts = addresses.compactMapValues { verdicts[$0] }
        return outcome
    }

    private func asked(
        _ addresses: [AskedAddress], _ progress: @Sendable (Int, Int) -> Void
    ) -> [(AskedAddress, Verdict)] {
        let queues = OutlinkCheck.queues(addresses)
        let results = Mutex<[Int: [(AskedAddress, Verdict)]]>([:])
        let done = Atomic<Int>(0)
        inParallel(queues.count, cores: rules.concurrency, batch: 1) { index in
            let probe = LinkProbe(
                timeout: rules.timeout, retries: rules.retries, ask: client.session(), pause: client.pause)
            let verdicts = queues[index].map { address in
                let verdict = probe.verdict(of: address.text)
                progress(done.add(1, ordering: .relaxed).newValue, addresses.count)
                return (address, verdict)
            }
            results.withLock { $0[index] = verdicts }
        }
        return results.withLock { found in queues.indices.flatMap { found[$0] ?? [] } }
    }

    /// The addresses by host, two queues for each: a queue is asked one address after the other, on one connection.
    private static func queues(_ addresses: [AskedAddress]) -> [[AskedAddress]] {
        let hosts = Dictionary(grouping: addresses, by: \.origin).sorted { $0.key < $1.key }.map(\.value)
        return hosts.flatMap { all -> [[AskedAddress]] in
            let half = (all.count + 1) / 2
            return [Array(all.prefix(half)), Array(all.dropFirst(half))].filter { !$0.isEmpty }
        }.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
    }
}
