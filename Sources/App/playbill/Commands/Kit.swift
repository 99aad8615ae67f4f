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
                let run = KitRun(maker: kits, product: product, folder: folder + "/" + product.slug, console: console)
                if try !run.write(force: arguments[.force]) { status = .contentErrors }
            }
            return status
        })
}

extension Option<String> {
    fileprivate static let write = Option(
        "write", "FILE", help: "bring the README in FILE up to date, between its markers")
    fileprivate static let check = Option("check", "FILE", help: "fail where --write would change FILE")
    fileprivate static let picture = Option(
        "picture", "FILE", help: "the picture of --write and --check (default: the manifest's `picture`)")
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

/// The making of one kit, and what is said about it.
private struct KitRun {
    let maker: KitMaker
    let product: Product
    let folder: String
    let console: Console

    /// The products that were named, or all that are the author's own.
    ///
    /// A folder that is broken may be no product at all, and its name is no wrong usage.
    static func products(
        _ names: [String], of content: SiteContent, _ broken: Set<String>
    ) throws(UsageError) -> [Product] {
        if names.isEmpty { return content.products }
        let known = content.products.map(\.slug)
        var products: [Product] = []
        for name in names {
            guard let product = content.product(name) else {
                if broken.contains("content/products/" + name) { continue }
                throw UsageError(
                    "there is no product `\(name)`",
                    remedy: didYouMean(name, among: known) ?? "the products are \(known.joined(separator: ", "))")
            }
            products.append(product)
        }
        return products
    }

    /// Makes the kit and puts it in its place; false where mistakes forbid it, and then the old kit stays.
    func write(force: Bool) throws -> Bool {
        let start = Input.monotonicSeconds()
        let bar = ProgressBar(product.slug, console)
        let times = StepTimes()
        let kit = maker.kit(of: product) { title, share in
            times.note(title)
            bar.show(Int(share * 1000), of: 1000)
        }
        bar.finish()
        console.report(kit.mistakes)
        guard kit.isGood else {
            console.say("\(folder): nothing was replaced")
            return false
        }
        times.note("writing")
        let outcome = try OutputFolder(path: folder).replaceOrExplain(with: kit.tree, force: force, console)
        for step in times.shares() where step.title != "done" {
            let hundredths = Int((step.seconds * 100).rounded())
            console.say(
                "  \(step.title) \(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s, "
                    + "\(step.percent) %", at: .verbose)
        }
        let seconds = Int(((Input.monotonicSeconds() - start) * 100).rounded())
        console.say(
            "\(folder): \(kit.artefacts.count) files, \(outcome.unchanged) unchanged, in "
                + "\(seconds / 100).\(seconds % 100 < 10 ? "0" : "")\(seconds % 100) s")
        for place in kit.places { console.say("  " + place.line) }
        return true
    }
}

/// A README that is kept in place, in a run of `kit`.
private struct KeptReadmeRun {
    let path: String
    let isCheck: Bool
    let picture: String?
    let site: String

    init?(_ arguments: ParsedArguments) throws(UsageError) {
        guard let path = arguments[.write] ?? arguments[.check] else { return nil }
        guard arguments.operands.count == 1 else {
            throw UsageError("a README is of one product", remedy: "name it: `playbill kit PRODUCT --write \(path)`")
        }
        self.path = path
        isCheck = !arguments.has(Option.write)
        picture = arguments[.picture]
        site = arguments[.site] ?? "."
    }

    func run(_ maker: KitMaker, _ products: [Product], _ console: Console) throws -> ExitStatus {
        guard let product = products.first else { return .contentErrors }
        let make: KeptReadme.Maker = { (section) throws(Mistakes) in
            try maker.readme(of: product, section: section, picture: picture, site: wayToSite)
        }
        let file = try FileInPlace(path)
        if isCheck { return try check(file, product, make, console) }
        let bytes = try KeptReadme.updated(file.bytes, at: path, make)
        if file.bytes == bytes {
            console.say("\(path): unchanged")
            return .done
        }
        if file.isReadOnly {
            throw Diagnostic(
                .error, "\(path) is read-only, and out of date", remedy: "make it writable, with `chmod u+w \(path)`")
        }
        try file.write(bytes)
        console.say("\(path): written")
        return .done
    }

    private func check(
        _ file: FileInPlace, _ product: Product, _ make: KeptReadme.Maker, _ console: Console
    ) throws -> ExitStatus {
        guard let bytes = file.bytes else {
            throw Diagnostic(.error, "there is no \(path)", remedy: remedy(product))
        }
        let differences = try KeptReadme.differences(in: bytes, at: path, make)
        console.report(
            differences.map { difference in
                var difference = difference
                difference.remedy = remedy(product)
                return difference
            })
        guard differences.isEmpty else { return .contentErrors }
        console.say("\(path): up to date")
        return .done
    }

    /// From the README's folder to the site's, empty or ending in a slash.
    private var wayToSite: String {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        let way = relativePath(of: site, from: folder)
        return way.isEmpty ? "" : way + "/"
    }

    private func remedy(_ product: Product) -> String {
        "run `playbill kit \(product.slug) --write \(path)\(picture.map { " --picture \($0)" } ?? "")`"
    }
}
