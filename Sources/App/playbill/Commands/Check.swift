import Diagnostics
import Publishing
import ReleaseKit
import Site

extension CommandSpec {
    /// `playbill check`: every rule, nothing written.
    static let check = CommandSpec(
        name: "check", operands: "[--site DIR]", summary: "find every mistake, write nothing",
        options: [.site, .drafts, .future, .baseURL, .now] + OptionSpec.console,
        example: ("playbill check --drafts", "reads and renders everything, drafts included, and says what is wrong"),
        run: { arguments, console in
            try arguments.refuseOperands()
            var build = try SiteBuild(arguments)
            build.options.reportsOrphans = true
            let (content, mistakes) = try build.read()
            let publication = build.publish(content, mistakes)
            let maker = KitMaker(
                content, studio: Workshop.studio(cache: build.folder + "/" + Workshop.cacheFolder),
                now: build.options.now, baseURL: build.options.baseURL)
            // What a manifest with mistakes would make of its posts is no news.
            let broken = Set(mistakes.filter { $0.severity == .error }.compactMap { $0.place?.path })
            let sound = content.products.filter { !broken.contains($0.source.path) }
            let refused = sound.flatMap(maker.mistakes)
            console.report(publication.mistakes + refused)
            guard publication.isGood, !refused.contains(where: { $0.severity == .error }) else {
                return .contentErrors
            }
            console.say("\(publication.pages) pages, no errors")
            return .done
        })
}
