import Dates
import Diagnostics
import Files
import ReleaseKit
import Releases
import Rendering
import Site

/// What of a release can be seen: in the site, in its kit, in its files, in git.
struct ReleaseChecks {
    let build: SiteBuild
    let content: SiteContent
    let product: Product
    let plan: ReleasePlan
    /// Where the product's code is; nil for the site's own repository.
    let repository: String?
    /// Whether the kit is made, and the network asked: both take their time.
    var makesKit = false, asksNetwork = false
    let console: Console

    /// What was looked at, in the order in which a release goes.
    func lines() throws -> [Checklist.Line] {
        let maker = KitMaker(
            content, pictures: Workshop.pictures(of: content, cache: build.folder + "/" + Workshop.cacheFolder),
            now: build.options.now, baseURL: build.options.baseURL, templates: build.templates(content))
        var lines = try versions()
        lines.append(errors("stores and networks take every text", maker.mistakes(in: product)))
        lines += languages()
        lines += kit(maker)
        lines += posts()
        lines += try site()
        return lines
    }

    /// The version: in the changelog, in every other file, as a tag.
    private func versions() throws -> [Checklist.Line] {
        let version = plan.version
        let release = product.releases.first { $0.version == version }
        let bump = "`playbill release bump \(product.slug) \(version)`"
        var lines = [
            Checklist.Line(
                "the changelog has \(version), with its day", if: release?.date != nil,
                else: release == nil ? bump : "write its day behind the version")
        ]
        let others = try VersionedPaths(site: build.folder, repository: repository).others(than: version, of: product)
        lines.append(
            Checklist.Line(
                "every file tells \(version)", if: others.isEmpty,
                else: others.prefix(3).map { "\($0.path) tells \($0.version)" }.joined(separator: ", ")))
        let tags = ProductTags(product: product.slug, names: GitHistory(folder: repository ?? build.folder).tags)
        lines.append(
            Checklist.Line(
                "the tag is there", if: tags.has(version),
                else: "`git tag -a \(tags.tag(of: version)) -F kit/\(product.slug)/release/tag.txt`"))
        return lines
    }

    private func languages() -> [Checklist.Line] {
        let languages = content.configuration.languages
        guard languages.count > 1 else { return [] }
        let missing = languages.indices.dropFirst().filter { content.edition($0).product(product.slug) == nil }
        return [
            Checklist.Line(
                "its page is there in every language", if: missing.isEmpty,
                else: "missing in " + missing.map { languages[$0].tag }.joined(separator: ", "))
        ]
    }

    /// The kit: made, as the manifest is now, complete, and taken by whom it is for.
    private func kit(_ maker: KitMaker) -> [Checklist.Line] {
        let folder = build.path("kit/" + product.slug)
        let (texts, _) = maker.postTexts(of: product)
        let stale = texts.keys.sorted().filter { name in
            (try? Disk.live.read("\(folder)/social/\(name).txt")).map { $0 != Array((texts[name] ?? "").utf8) } ?? true
        }
        let isThere = Disk.live.exists(folder + "/index.html")
        var lines = [
            Checklist.Line(
                "the kit is made, and says what the manifest says", if: isThere && stale.isEmpty,
                else: isThere
                    ? "\(stale.prefix(3).joined(separator: ", ")) changed since: `playbill kit \(product.slug)`"
                    : "`playbill kit \(product.slug)`")
        ]
        let title = "every place has its pictures, and takes them"
        guard makesKit else {
            lines.append(Checklist.Line(title, .unseen, note: "`--kit` makes them and looks"))
            return lines
        }
        let kit = maker.kit(of: product)
        let lacking = kit.places.filter(\.isLacking).map(\.name)
        lines.append(
            lacking.isEmpty
                ? errors(title, kit.mistakes)
                : Checklist.Line(title, .open, note: "something is missing for " + lacking.joined(separator: ", ")))
        return lines
    }

    /// The posts: somebody can send them, and none leads to a page that is not there yet.
    private func posts() -> [Checklist.Line] {
        if plan.posts.isEmpty {
            return [
                Checklist.Line(
                    "posts are scheduled", .open, note: "`playbill release schedule \(product.slug) mastodon --at …`")
            ]
        }
        let commands = content.configuration.postCommands
        let unsent = plan.posts.filter { commands[$0.kind] == nil }.map(\.name)
        let broken = plan.posts.compactMap {
            commands[$0.kind].flatMap { PostProgram(of: $0.text)?.objection(in: build.folder) }
        }
        let isBegun = Disk.live.exists(build.path(plan.journal))
        var lines = [
            Checklist.Line(
                "posts are scheduled", if: isBegun, else: "`playbill release schedule \(product.slug)`"),
            Checklist.Line(
                "every post has a command that sends it", if: unsent.isEmpty && broken.isEmpty,
                else: unsent.isEmpty
                    ? broken.first?.message ?? ""
                    : "none for \(unsent.joined(separator: ", ")): `post:` in content/site.yml"),
        ]
        let isStaged = product.isStaged(at: build.options.now)
        let early = plan.posts.filter { post in
            isStaged && (product.manifest.launch.map { post.time.instant < $0.instant } ?? true)
        }
        lines.append(
            Checklist.Line(
                "no post goes out before the page is live", if: early.isEmpty,
                else: product.manifest.launch == nil
                    ? "`playbill release launch \(product.slug) --at …`"
                    : "\(early.map(\.name).joined(separator: ", ")) would"))
        return lines
    }

    /// The site: without errors, with its page staged or live, leading nowhere in vain.
    private func site() throws -> [Checklist.Line] {
        var build = build
        build.options.collectsOutsideAddresses = asksNetwork
        let publication = build.publish(content, [])
        var lines = [errors("the site is built without errors", publication.mistakes)]
        let launch = product.manifest.launch.map { ", until \(ISO8601.string($0))" } ?? ""
        let isStaged = product.isStaged(at: build.options.now)
        lines.append(
            Checklist.Line(
                isStaged ? "its page is staged\(launch)" : "its page is live", .done))
        guard asksNetwork else {
            lines.append(
                Checklist.Line("links that lead out are answered", .unseen, note: "`--external` asks for them"))
            return lines
        }
        let dead = try CheckedOutlinks(
            addresses: publication.outsideAddresses, rules: content.configuration.external,
            record: build.folder + "/" + Workshop.cacheFolder + "/outlinks.tsv", console: console
        ).mistakes()
        lines.append(errors("links that lead out are answered", dead))
        return lines
    }

    /// A line that is done where nothing is an error.
    private func errors(_ title: String, _ mistakes: [Diagnostic]) -> Checklist.Line {
        let errors = mistakes.errors
        let first = errors.first.map { error in
            (error.place.map { "\($0.path):\($0.line): " } ?? "") + error.message
        }
        let more = errors.count > 1 ? ", and \(errors.count - 1) more" : ""
        return Checklist.Line(title, if: errors.isEmpty, else: (first ?? "") + more)
    }
}
