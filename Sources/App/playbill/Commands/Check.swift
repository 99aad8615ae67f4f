import Diagnostics
import Publishing
import ReleaseKit
import Site

extension CommandSpec {
    /// `playbill check`: every rule, nothing written.
    static let check = CommandSpec(
        name: "check", operands: "[--site DIR] [--external]", summary: "find every mistake, write nothing",
        options: [
            Option.site, Switch.drafts, Switch.future, Option.baseURL, Option.environment, Option.now, Switch.strict,
            Switch.external,
        ] + .console,
        example: ("playbill check --drafts", "reads and renders everything, drafts included, and says what is wrong"),
        run: { arguments, console in
            try arguments.refuseOperands()
            var build = try SiteBuild(arguments)
            build.options.reportsOrphans = true
            build.options.collectsOutsideAddresses = arguments[.external]
            let (content, found) = try build.read()
            let publication = build.publish(content, found)
            let maker = KitMaker(
                content, pictures: Workshop.pictures(of: content, cache: build.folder + "/" + Workshop.cacheFolder),
                now: build.options.now, baseURL: build.options.baseURL, isStrict: build.options.isStrict)
            // What a manifest with mistakes would make of its posts is no news.
            let broken = Set(found.filter { $0.severity == .error }.compactMap { $0.place?.path })
            let sound = content.products.filter { !broken.contains($0.source.path) }
            var mistakes = publication.mistakes + sound.flatMap(maker.mistakes)
            if arguments[.external] {
                mistakes += try CheckedOutlinks(
                    addresses: publication.outsideAddresses, rules: content.configuration.external,
                    record: build.folder + "/" + Workshop.cacheFolder + "/outlinks.tsv", console: console
                ).mistakes()
            }
            console.report(mistakes)
            guard !mistakes.contains(where: { $0.severity == .error }) else { return .contentErrors }
            console.say("\(publication.pages) pages, no errors")
            return .done
        })
}

extension Switch {
    fileprivate static let external = Switch("external", help: "ask the network for the addresses that lead outside")
}
