import Dates
import Diagnostics
import Files

extension SiteContent {
    /// The site as it stands at an instant: what is staged then has addresses that nobody is told of, and stands in no
    /// list.
    ///
    /// A page that is about a staged product waits with it, so that all of a release is launched at once.
    package func onStage(at now: Instant) -> SiteContent {
        guard stages.isEmpty else { return self }
        let waiting = allProducts.filter { $0.isStaged(at: now) }
        let products = Dictionary(waiting.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
        let isAnyPage = pages.contains { $0.waits(at: now, with: products) != nil }
        guard !waiting.isEmpty || isAnyPage else { return self }
        var content = self
        content.stage(products, at: now)
        if let mistake = configuration.stageKeyMistake(first: waiting.first?.stagePlace ?? stagedPage(now, products)) {
            content.stages.mistakes.append(mistake)
        }
        return content
    }

    /// When something staged is launched by time alone, in no order.
    package var launches: [ZonedTime] {
        products.compactMap { $0.manifest.stage == .staged ? $0.manifest.launch : nil }
            + pages.compactMap { $0.frontMatter.stage?.launch }
    }

    /// The site with a product launched that is staged.
    package func launching(_ slug: String) -> SiteContent {
        func launched(_ product: Product) -> Product {
            guard product.slug == slug else { return product }
            var product = product
            product.manifest.stage = .live
            return product
        }
        var content = self
        content.products = products.map(launched)
        for index in editions.indices { content.editions[index].products = editions[index].products.map(launched) }
        return content
    }

    /// Where products waited that are live now, and where they are: whoever was told the one is led to the other.
    package var launchedProducts: [(old: Address, new: Address)] {
        guard let key = configuration.stageKey?.text else { return [] }
        return allProducts.filter { !$0.isStaged && [.staged, .live].contains($0.manifest.stage) }.map { product in
            (StageFolder(of: product, key: key).address(of: product.address), product.address)
        }
    }

    private func stagedPage(_ now: Instant, _ products: [String: Product]) -> (place: Place, excerpt: String?)? {
        pages.first { $0.waits(at: now, with: products) != nil }.flatMap { page in
            page.frontMatter.stage.map { ($0.place, page.excerpt(at: $0.place)) }
        }
    }

    private mutating func stage(_ waiting: [String: Product], at now: Instant) {
        let key = configuration.stageKey?.text ?? ""
        func folder(_ product: Product) -> StageFolder { StageFolder(of: product, key: key) }
        var stages = Stages()
        for product in waiting.values.sorted(by: { $0.slug < $1.slug }) { stages.add(product, in: folder(product)) }
        for product in allProducts where waiting[product.slug] != nil {
            stages.addProduct(at: product.address, in: folder(product))
        }
        pages = pages.map { page in
            guard let wait = page.waits(at: now, with: waiting) else { return page }
            let own = "page \(configuration.pathInBaseLanguage(of: page.path))"
            let folder = wait.product.map(folder) ?? StageFolder(of: own, key: key)
            stages.add(page, in: folder)
            return page.staged(in: folder, until: wait.launch)
        }
        stages.note(open: pages.lazy.filter { $0.frontMatter.stageFolder == nil })
        self.stages = stages
        func staged(_ product: Product) -> Product {
            waiting[product.slug] == nil ? product : product.staged(in: folder(product), among: stages)
        }
        products = products.map(staged)
        for index in editions.indices { editions[index].products = editions[index].products.map(staged) }
    }
}

extension Product {
    /// Whether it waits to be launched at an instant.
    package func isStaged(at now: Instant) -> Bool {
        manifest.stage == .staged && !(manifest.launch.map { $0.instant <= now } ?? false)
    }

    /// Where its manifest says so.
    fileprivate var stagePlace: (place: Place, excerpt: String?) {
        let place = line(of: "stage")
        return (place, source.line(place.line))
    }

    /// The same product where nobody finds it.
    fileprivate func staged(in folder: StageFolder, among stages: Stages) -> Product {
        var product = self
        product.stageFolder = folder
        product.address = folder.address(of: address)
        func moved(_ written: String) -> String {
            guard written.hasPrefix("/"), !written.hasPrefix("//") else { return written }
            return stages.address(written, for: product.address) ?? written
        }
        if let picture = manifest.picture {
            product.manifest.picture?.src.text = moved(picture.src.text)
            if let dark = picture.dark { product.manifest.picture?.dark?.text = moved(dark.text) }
        }
        product.manifest.links = manifest.links.map { Manifest.ProductLink(name: $0.name, url: moved($0.url)) }
        product.prose = prose?.prose(of: slug, at: product.address)
        return product
    }
}

extension Page {
    /// With what it waits at an instant, and until when: a product that is staged, or by itself; nil where it is live.
    fileprivate func waits(
        at now: Instant, with products: [String: Product]
    ) -> (product: Product?, launch: ZonedTime?)? {
        if let product = frontMatter.product.flatMap({ products[$0.slug] }) {
            return (product, product.manifest.launch)
        }
        guard let stage = frontMatter.stage else { return nil }
        if let launch = stage.launch, launch.instant <= now { return nil }
        return (nil, stage.launch)
    }

    /// The same page where nobody finds it.
    fileprivate func staged(in folder: StageFolder, until launch: ZonedTime?) -> Page {
        var head = frontMatter
        head.stageFolder = folder
        head.stage = FrontMatter.Stage(
            launch: launch, place: head.stage?.place ?? Place(path: path, line: 1, column: 1))
        head.isUnlisted = true
        // Readers who come by an old address would be led to the new one.
        head.aliases = []
        return moved(to: folder.address(of: address), with: head)
    }
}

extension SiteConfiguration {
    /// How long a key has to be that nobody guesses.
    static let shortestStageKey = 16

    /// What is wrong with the key of what is staged; the first such place tells who needs one.
    fileprivate func stageKeyMistake(first: (place: Place, excerpt: String?)?) -> Diagnostic? {
        if stageKey != nil { return nil }
        return Diagnostic(
            .error, "what is staged needs a key, from which its address is made", at: first?.place,
            excerpt: first?.excerpt,
            remedy: "write `stage_key:` into content/site.yml with a secret of \(SiteConfiguration.shortestStageKey) "
                + "letters or more; `playbill release stage PRODUCT` makes one")
    }
}
