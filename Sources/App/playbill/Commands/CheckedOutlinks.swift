import Diagnostics
import Files
import Outlinks
import Publishing
import Site

/// What `playbill check --external` does: it asks the web for every address that leads out of the site.
struct CheckedOutlinks {
    let addresses: [OutsideAddress]
    let rules: ExternalCheck
    /// Where answers are kept: a file of the site's cache.
    let record: String
    let console: Console

    /// What the answers were, as messages with their places.
    func mistakes() throws -> [Diagnostic] {
        let client = try WebClient.live(agent: "playbill/\(Version.current)")
        let check = OutlinkCheck(rules: rules, client: client, now: Input.clock().seconds)
        let known = (try? Disk.live.read(record)).map { OutlinkRecord(String(decoding: $0, as: UTF8.self)) }
        let bar = ProgressBar("asking for outside addresses", console)
        let outcome = check.outcome(of: addresses.map(\.url), record: known ?? OutlinkRecord()) { bar.show($0, of: $1) }
        bar.finish()
        // What cannot be kept is asked for again next time, which is all that a cache may cost.
        try? Disk.live.write(Array(outcome.record.text.utf8), record)
        console.say(
            "outside addresses: \(outcome.asked) asked for, \(outcome.known) known from before, "
                + "\(outcome.allowed) left out")
        return addresses.compactMap { address in
            outcome.verdicts[address.url].flatMap {
                $0.message(about: address.url, at: address.place, trail: trail(address), rules: rules)
            }
        }
    }

    private func trail(_ address: OutsideAddress) -> [Diagnostic.Step] {
        var steps = [Diagnostic.Step("on the page \(address.page)")]
        if address.pages > 1 {
            steps.append(Diagnostic.Step("and on \(address.pages - 1) more \(address.pages == 2 ? "page" : "pages")"))
        }
        if address.place == nil { steps.append(Diagnostic.Step("the address comes from a layout or from site.yml")) }
        return steps
    }
}
