import Diagnostics
import Files
import ReleaseKit
import Site
import Studio

extension CommandSpec {
    /// `playbill kit`: the release kits of products, to `kit/PRODUCT/`.
    static let kit = CommandSpec(
        name: "kit", operands: "[PRODUCT…]",
        summary: "release kits: README variants, posts, pictures, store art, to kit/PRODUCT/",
        options: [
            Option.site, Option.output.helping("where the kits go (default: kit/ of the site)"), Option.write,
            Option.check, Option.picture, Switch.explain, Option.shard, Option.cache, Option.baseURL,
            Option.environment, Option.now, Switch.strict,
            Switch.force,
        ] + .console,
        example: ("playbill kit lantern", "makes all that a release of lantern needs in kit/lantern/"),
        run: { arguments, console in
            var times = StepTimes()
            times.note("site")
            var build = try SiteBuild(arguments)
            defer { console.report(build.remote?.complaint ?? []) }
            let share = try ShareWork(arguments, console)
            if let share { build.stores = share.record.stores(build.stores) }
            let (content, mistakes) = try build.read()
            console.report(mistakes)
            let broken = BrokenProducts(mistakes)
            guard broken.areAll else { return .contentErrors }
            let named = try KitRun.products(arguments.operands, of: content, broken.folders)
            let products = named.filter { !broken.folders.contains($0.folder) }
            let pictures = Workshop.pictures(of: content, kept: build.stores.cache)
            let templates = build.templates(content)
            func maker(_ prose: KitMaker.ProseSource? = nil) -> KitMaker {
                KitMaker(
                    content, pictures: pictures, now: build.options.now, baseURL: build.options.baseURL,
                    isStrict: build.options.isStrict, templates: templates, prose: prose)
            }
            var status: ExitStatus = broken.folders.isEmpty ? .done : .contentErrors
            if let share {
                let shared = maker(build.prose(of: products, in: content, templates))
                for product in products where !product.manifest.isExample { _ = shared.kit(of: product) }
                return status == .done ? try share.write(from: build.stores) : status
            }
            if let readme = try KeptReadmeRun(arguments) {
                let own = try readme.run(maker(), products, console)
                return own == .done ? status : own
            }
            if arguments[.explain] {
                for product in products where !product.manifest.isExample {
                    for post in maker().explanations(of: product) { console.write(post.text + "\n") }
                }
                return status
            }
            let folder = arguments[.output] ?? build.path("kit")
            let place = try OutputPlace(site: build.folder)
            try place.check(folder)
            for product in products { try place.check(folder + "/" + product.slug) }
            let own = products.filter { !$0.manifest.isExample }
            let kits = maker(own.isEmpty ? nil : build.prose(of: own, in: content, templates))
            if !own.isEmpty, !FilmProgram.installed.isThere {
                console.say("made without films: `playbill-film` is neither beside `playbill` nor on PATH")
            }
            for product in products {
                let run = KitRun(
                    maker: kits, product: product, folder: folder + "/" + product.slug, console: console, times: times)
                if try !run.write(force: arguments[.force]) { status = .contentErrors }
                times = StepTimes()
            }
            return status
        })
}

extension Switch {
    fileprivate static let explain = Switch(
        "explain", help: "say of each line of the posts where it was written, and make nothing")
}

extension PostExplanation {
    /// The post's path, and below it each line with its origin.
    fileprivate var text: String {
        let width = min(lines.map(\.text.count).max() ?? 0, 72)
        return
            ([path]
            + lines.map { line in
                "  " + line.text + String(repeating: " ", count: max(1, width - line.text.count + 2)) + line.origin
            }).joined(separator: "\n")
    }
}

/// The products that cannot be read; the others have nothing to do with them, and their kits are made.
private struct BrokenProducts {
    /// Their folders.
    private(set) var folders: Set<String> = []
    /// Whether every mistake is a product's: one of the site or its theme concerns all kits.
    private(set) var areAll = true

    init(_ mistakes: [Diagnostic]) {
        for mistake in mistakes where mistake.severity == .error {
            let parts = (mistake.place?.path ?? "").split(separator: "/", maxSplits: 3).prefix(3)
            if mistake.place != nil, parts.count == 3, parts.starts(with: ["content", "products"]) {
                folders.insert(parts.joined(separator: "/"))
            } else {
                areAll = false
            }
        }
    }
}
