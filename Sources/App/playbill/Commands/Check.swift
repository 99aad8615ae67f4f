import Diagnostics
import Publishing
import ReleaseKit
import Site

extension CommandSpec {
    /// `playbill check`: every rule, nothing written.
    static let check = CommandSpec(
        name: "check", operands: "[--site DIR] [--external] [--kit]", summary: "find every mistake, write nothing",
        options: [
            Option.site, Switch.drafts, Switch.future, Option.baseURL, Option.environment, Option.now, Switch.strict,
            Switch.external,
            Switch.kit,
        ] + .console,
        example: ("playbill check --drafts", "reads and renders everything, drafts included, and says what is wrong"),
        run: { arguments, console in
            try arguments.refuseOperands()
            var build = try SiteBuild(arguments)
            build.options.reportsOrphans = true
            build.options.collectsOutsideAddresses = arguments[.external]
            let (content, found) = try build.read()
            let pictures = TellingPictures(folder: build.folder)
            let publication = build.publish(content, found, noting: pictures)
            let sound = KitCheck.sound(content, found)
            let isMadeWhole = arguments[.kit]
            let templates = build.templates(content)
            let own = sound.filter { !$0.manifest.isExample }
            let maker = KitMaker(
                content, pictures: Workshop.pictures(of: content, cache: build.folder + "/" + Workshop.cacheFolder),
                now: build.options.now, baseURL: build.options.baseURL, isStrict: build.options.isStrict,
                templates: templates, prose: isMadeWhole ? build.prose(of: own, in: content, templates) : nil)
            let check = KitCheck(maker: maker, isMadeWhole: isMadeWhole)
            var mistakes = publication.mistakes + pictures.mistakes + check.mistakes(of: sound)
            if arguments[.external] {
                mistakes += try CheckedOutlinks(
                    addresses: publication.outsideAddresses, rules: content.configuration.external,
                    record: build.folder + "/" + Workshop.cacheFolder + "/outlinks.tsv", console: console
                ).mistakes()
            }
            console.report(mistakes)
            guard !mistakes.hasErrors else { return .contentErrors }
            let kits = isMadeWhole ? ", \(counted(own.count, "kit"))" : ""
            console.say("\(counted(publication.pages, "page"))\(kits), no errors")
            return .done
        })
}

extension Switch {
    fileprivate static let external = Switch("external", help: "ask the network for the addresses that lead outside")
    fileprivate static let kit = Switch(
        "kit", help: "make the kits as well, and ask the places about every file of them")
}

/// What is wrong with the kits of products.
private struct KitCheck {
    let maker: KitMaker
    /// Whether everything is made, as `kit` would: without, only texts are looked at, which nothing is drawn for.
    let isMadeWhole: Bool

    /// The products without mistakes: what a manifest with some would make of its posts is no news.
    static func sound(_ content: SiteContent, _ found: [Diagnostic]) -> [Product] {
        let broken = Set(found.errors.compactMap { $0.place?.path })
        return content.products.filter { !broken.contains($0.source.path) }
    }

    func mistakes(of products: [Product]) -> [Diagnostic] {
        guard isMadeWhole else { return products.flatMap(maker.mistakes) }
        return products.filter { !$0.manifest.isExample }.flatMap { maker.kit(of: $0).mistakes }
    }
}
