import Diagnostics
import Files
import Images
import Rendering
import Site
import Threads

/// The pictures that pages show, in all widths: made when somebody asks for them, or all at once, each once.
final class PhotographDesk: Sendable {
    private typealias Made = Result<[ExactName: FileContent], PhotographMaker.Failure>

    private let orders: [ExactName: (set: PictureSet, picture: FileContent)]
    private let made: OnceEach<ExactName, Made>
    /// The original of each file, by its path.
    private let originals: [ExactName: ExactName]

    /// A desk for the pictures of a site's pages.
    init(_ context: RenderContext, _ renderer: BodyRenderer, _ store: PhotographStore) {
        var orders: [ExactName: (set: PictureSet, picture: FileContent)] = [:]
        let pages = context.plan.pages
        let shown = mapInParallel(pages.count, batch: 64) { place in
            context.bodies.isQuiet(place)
                ? [] : renderer.pictureSets(of: pages[place], context.bodies.kept(place, .all).body)
        }
        for order in shown.joined() { orders[ExactName(order.set.original)] = order }
        for (page, body) in context.prose {
            for order in renderer.pictureSets(of: page, body) { orders[ExactName(order.set.original)] = order }
        }
        let maker = PhotographMaker(store: store, rules: context.configuration.pictures)
        let all = orders
        self.orders = orders
        made = OnceEach { original in
            guard let order = all[original] else { return .success([:]) }
            do throws(PhotographMaker.Failure) {
                let files = try maker.files(of: order.set, order.picture).map { (ExactName($0.path), $0.content) }
                return .success(Dictionary(files, uniquingKeysWith: { first, _ in first }))
            } catch { return .failure(error) }
        }
        var originals: [ExactName: ExactName] = [:]
        for (name, order) in orders {
            originals[name] = name
            for member in order.set.members { originals[ExactName(member.file)] = name }
        }
        self.originals = originals
    }

    /// The paths of all files, in no order.
    var paths: some Collection<String> { originals.keys.lazy.map(\.text) }

    /// Whether the author's own picture stands at a path.
    func isOriginal(_ path: String) -> Bool { orders[ExactName(path)] != nil }

    /// A file of a set, or an original as it is published; nil where it cannot be made.
    func file(at path: String) -> FileContent? {
        let name = ExactName(path)
        guard let original = originals[name], case .success(let files) = made[original] else { return nil }
        return files[name]
    }

    /// Makes all that is not made yet, on all cores.
    /// - Returns: why pictures could not be made, by the paths of their originals.
    func makeAll(unless isObsolete: @Sendable () -> Bool) -> [String: String] {
        let names = orders.keys.sorted()
        let reasons = mapInParallel(names.count, batch: 1) { index -> String? in
            guard !isObsolete(), case .failure(let failure) = self.made[names[index]] else { return nil }
            return failure.reason
        }
        var failed: [String: String] = [:]
        for (name, reason) in zip(names, reasons) { failed[name.text] = reason }
        return failed
    }
}

extension RenderContext {
    /// The pages and the products' prose of this run, each with its text, but for those that show no picture, as they did
    /// not in the build before.
    var texts: [(page: Page, body: RenderedBody?)] {
        plan.pages.enumerated().filter { !bodies.isQuiet($0.offset) }.map { ($1, bodies[$0]) } + prose
    }

    /// The products' prose, each with its text.
    fileprivate var prose: [(page: Page, body: RenderedBody?)] {
        content.allProducts.compactMap { product in product.prose.map { ($0, bodies.prose(of: product)) } }
    }
}
