import Dates
import Diagnostics
import Files
import Releases
import Site

/// What keeps a post from going out although its time has come.
///
/// Nothing of it is begun, so it goes out with a run that finds nothing against it.
struct PostRefusals {
    let scope: ReleaseScope
    let product: Product
    let plan: ReleasePlan
    /// How far the posts are, by the journal.
    let states: PostStates

    /// What the journal tells of a post that begins to be sent: what it says, and where.
    static func note(of post: ReleasePlan.ScheduledPost, _ text: String) -> String {
        "\(Digest(of: Array(text.utf8)).fingerprint) \(post.kind)"
    }

    /// A text of the kit tells the newest release of the changelog: where that is not the one of the plan, it would be told
    /// in its name, and once.
    func refuseOldText(of post: ReleasePlan.ScheduledPost) throws(Mistakes) {
        guard post.text == nil, let told = product.version, told != plan.version else { return }
        let slug = product.slug
        throw refusal(
            of: post, "`\(post.name)` would tell of \(told), and the plan is that of \(plan.version)",
            remedy: VersionOrder.isAfter(told, plan.version)
                ? "`playbill release cancel \(scope.words(naming: post.name, of: product, plan))`, and schedule it for "
                    + "\(told); or write the post's own `text:`"
                : "`playbill release bump \(slug) \(plan.version)` makes it the newest version; or write the post's own "
                    + "`text:`")
    }

    /// What would lead to a page that is not there yet, or went out by another name.
    func refuse(_ post: ReleasePlan.ScheduledPost, _ text: String) throws(Mistakes) {
        try refuseEarly(post, text)
        guard let other = states.post(saying: PostRefusals.note(of: post, text), besides: plan.posts.map(\.name)) else {
            return
        }
        throw refusal(
            of: post, "`\(post.name)` says on \(post.kind) what `\(other)` said there, which the plan has no more",
            remedy: "give it its name back, `name: \(other)`, or another `text:`")
    }

    /// A post of a product that is staged: a release that was put off, mostly.
    private func refuseEarly(_ post: ReleasePlan.ScheduledPost, _ text: String) throws(Mistakes) {
        guard product.isStaged(at: scope.build.options.now) else { return }
        guard post.text == nil || PostRefusals.names(scope.link(to: product), in: text) else { return }
        let until = product.manifest.launch.map { " until \(ISO8601.string($0))" } ?? ""
        throw refusal(
            of: post, "`\(post.name)` would tell of a product whose page is staged\(until)",
            remedy: "`playbill release launch \(product.slug)` turns it on; or name another time: "
                + "`playbill release schedule \(scope.words(naming: post.name, of: product, plan)) --at …`")
    }

    /// Whether a text leads to an address, however that is written: with another scheme or none, with its last slash or
    /// without.
    static func names(_ link: String, in text: String) -> Bool {
        let place = link.lowercased().split(separator: "//", maxSplits: 1).last.map(String.init) ?? link.lowercased()
        let bare = place.hasSuffix("/") ? String(place.dropLast()) : place
        let text = text.lowercased()
        // Behind a hyphen another name goes on.
        func isOfName(_ letter: Character?) -> Bool {
            letter.map { $0.isLetter || $0.isNumber || "-_%".contains($0) } ?? false
        }
        return text.ranges(of: bare).contains { range in
            !isOfName(text[..<range.lowerBound].last) && !isOfName(text[range.upperBound...].first)
        }
    }

    private func refusal(of post: ReleasePlan.ScheduledPost, _ message: String, remedy: String) -> Mistakes {
        Mistakes(
            Diagnostic(.error, message, at: post.place, excerpt: plan.source.line(post.place.line), remedy: remedy))
    }
}
