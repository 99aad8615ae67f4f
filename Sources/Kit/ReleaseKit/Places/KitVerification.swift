import Diagnostics
import Site
import Studio
import Verify

/// What the places say to the files that a kit has for them.
struct KitVerification {
    /// A file that a slot takes or would take but for what is told.
    struct Outcome {
        var use: SlotUse
        var verdict: Verdict
    }

    let product: Product
    let places: ProductPlaces
    let outcomes: [Outcome]

    /// Asks the places about files of a kit, and about pictures of posts, which may be files that others share.
    init(_ artefacts: [Artefact], posts: [SlotUse], of product: Product) {
        self.product = product
        let places = ProductPlaces(product)
        self.places = places
        let uses = artefacts.flatMap { SlotUse.all(of: $0, at: places) } + posts
        outcomes = uses.compactMap { use in use.verdict.map { Outcome(use: use, verdict: $0) } }
    }

    /// What is refused as errors, what is only lost as warnings; what several files share is told once.
    var mistakes: [Diagnostic] {
        struct Subject: Hashable {
            var slot: String
            var property: String
            var severity: Severity
        }
        var order: [Subject] = []
        var found: [Subject: [(use: SlotUse, finding: Finding, slot: Slot)]] = [:]
        for outcome in outcomes {
            for finding in outcome.verdict.findings where finding.severity == .error || finding.isExcused {
                let subject = Subject(
                    slot: outcome.verdict.slot.id, property: finding.property, severity: finding.severity)
                if found[subject] == nil { order.append(subject) }
                found[subject, default: []].append((outcome.use, finding, outcome.verdict.slot))
            }
        }
        let refused = order.flatMap { subject -> [Diagnostic] in
            guard let first = found[subject]?.first, let count = found[subject]?.count else { return [] }
            return [message(first.use, first.finding, first.slot, count: count)]
        }
        return refused + excesses
    }

    /// Files of a language beyond those that a store shows, told once for each slot.
    private var excesses: [Diagnostic] {
        var sets: [String: [String: [SlotUse]]] = [:]
        for outcome in outcomes where !outcome.verdict.isRefused && outcome.verdict.slot.count.per == "locale" {
            guard let locale = outcome.use.locale else { continue }
            sets[outcome.verdict.slot.id, default: [:]][locale, default: []].append(outcome.use)
        }
        return sets.keys.sorted().compactMap { id in
            let slot = SlotTable.slot(id)
            guard let most = slot.count.most, let sets = sets[id] else { return nil }
            let full = sets.filter { $0.value.count > most }
            guard let locale = full.keys.min(), let uses = full[locale] else { return nil }
            let name = SlotTable.place(slot.place)?.name ?? slot.place
            let others = full.count == 1 ? "" : ", and as many or more in \(counted(full.count - 1, "other language"))"
            var told = product.mistake(
                "\(name) takes at most \(counted(most, "file")) for \(slot.title) in a language, and \(locale) has \(uses.count)"
                    + others,
                at: uses.sorted { $0.path < $1.path }[most].origin ?? product.line(of: "name"),
                remedy: "take out those that matter least\nrule of \(slot.title): \(slot.source.text)")
            told.severity = .warning
            if told.place?.path != product.source.path { told.excerpt = nil }
            return told
        }
    }

    private func message(_ use: SlotUse, _ finding: Finding, _ slot: Slot, count: Int) -> Diagnostic {
        let name = SlotTable.place(slot.place)?.name ?? slot.place
        let others = count == 1 ? "" : ", and so \(count == 2 ? "is one other" : "are \(count - 1) others")"
        let verb = finding.severity == .error ? "would not take" : "may not take"
        var told = product.mistake(
            "\(name) \(verb) `\(use.path)` (\(slot.id)): \(finding.text)\(others)",
            at: use.origin ?? product.line(of: "name"),
            remedy: (finding.remedy.map { $0 + "\n" } ?? "") + "rule of \(slot.title): \(slot.source.text)")
        told.severity = finding.severity
        // A file of the author's own has no line to show.
        if told.place?.path != product.source.path { told.excerpt = nil }
        return told
    }
}
