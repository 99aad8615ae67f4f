import Dates
import Diagnostics
import Files

extension SiteReader {
    /// Reads the folders of `content/products/`.
    func readProducts(
        _ files: [(path: String, content: FileContent)], into content: inout SiteContent, _ mistakes: inout [Diagnostic]
    ) {
        var folders: [String: [String: FileContent]] = [:]
        for file in files where file.path.hasPrefix("products/") {
            let parts = file.path.split(separator: "/", maxSplits: 2).map(String.init)
            if parts.count == 3 { folders[parts[1], default: [:]][parts[2]] = file.content }
        }
        for slug in folders.keys.sorted() {
            guard let files = folders[slug] else { continue }
            let (product, problems) = ProductReader(configuration: content.configuration).read(slug, files)
            mistakes += problems
            if let product { content.products.append(product) }
        }
    }
}

/// Reads the folder of a product.
struct ProductReader {
    let configuration: SiteConfiguration

    func read(_ name: String, _ files: [String: FileContent]) -> (product: Product?, mistakes: [Diagnostic]) {
        let folder = "content/products/\(name)"
        guard case .bytes(let bytes)? = files["product.yml"] else {
            let mistake = Diagnostic(
                .error, "the product has no manifest", at: Place(path: folder + "/product.yml", line: 1, column: 1),
                remedy: "write a product.yml there with at least `name`, `tagline` and `kind`")
            return (nil, [mistake])
        }
        let source = SourceText(path: folder + "/product.yml", bytes: bytes)
        var (manifest, mistakes) = ManifestReader(zone: configuration.zone).read(source)
        var product = Product(
            slug: slug(name), address: Address("/products/\(slug(name))/"), manifest: manifest, source: source,
            files: files)
        if case .bytes(let prose)? = files["index.md"] {
            let read = PageReader(configuration: configuration).read(folder + "/index.md", prose)
            mistakes += read.mistakes
            product.prose = read.page
            product.prose?.kind = .product(product.slug)
            product.prose?.address = product.address
        }
        if case .bytes(let log)? = files["CHANGELOG.md"] {
            let read = parseChangelog(SourceText(path: folder + "/CHANGELOG.md", bytes: log))
            product.releases = read.releases
            mistakes += read.mistakes
        }
        mistakes += disagreements(product)
        for play in manifest.plays where files[play.file] == nil {
            mistakes.append(
                Diagnostic(
                    .error, "there is no file `\(play.file)` in \(folder)", at: play.place,
                    excerpt: source.line(play.place.line),
                    remedy: didYouMean(play.file, among: files.keys.filter { $0.hasSuffix(".play") }.sorted())
                        ?? "a play is a file of that folder, such as plays/trailer.play"))
        }
        mistakes += readLocales(files, into: &product) + missingVersions(product)
        manifest = product.manifest
        return (product, mistakes)
    }

    /// Reads the texts for stores in other languages.
    private func readLocales(_ files: [String: FileContent], into product: inout Product) -> [Diagnostic] {
        var mistakes: [Diagnostic] = []
        for path in files.keys.sorted() where path.hasPrefix("locales/") && path.hasSuffix(".yml") {
            guard case .bytes(let bytes)? = files[path] else { continue }
            let source = SourceText(path: product.folder + "/" + path, bytes: bytes)
            let read = StoreReader.locale(String(path.dropFirst("locales/".count).dropLast(".yml".count)), source)
            mistakes += read.mistakes
            guard let listing = read.listing else { continue }
            mistakes += objection(to: listing, in: product).map { [$0] } ?? []
            product.locales.append(listing)
        }
        return mistakes
    }

    /// A language whose texts stand in two places, or beside a manifest that has none for stores.
    private func objection(to listing: StoreListing, in product: Product) -> Diagnostic? {
        let place = Place(path: listing.source.path, line: 1, column: 1)
        let excerpt = listing.source.line(1)
        guard let store = product.manifest.store else {
            return Diagnostic(
                .error, "the manifest has no `store` that these texts could be added to", at: place, excerpt: excerpt,
                remedy: "add `store:` to product.yml")
        }
        let name = listing.locale.appStore
        guard store.listing.locale.appStore == name || product.locales.contains(where: { $0.locale == listing.locale })
        else { return nil }
        return Diagnostic(
            .error, "the texts in \(name) stand in two places", at: place, excerpt: excerpt,
            remedy: "put them into one file")
    }

    /// Each way to get a package that cannot name a version to get.
    private func missingVersions(_ product: Product) -> [Diagnostic] {
        guard product.version == nil else { return [] }
        var mistakes: [Diagnostic] = []
        for install in product.manifest.install where install.manager == .swiftpm && install.branch == nil {
            let remedy = "add a CHANGELOG.md or `version:`, or `branch: main` here where there is no release yet"
            mistakes.append(
                Diagnostic(
                    .error, "a Swift package needs a version, and none is known", at: install.place,
                    excerpt: product.source.line(install.place.line), remedy: remedy))
        }
        return mistakes
    }

    /// A version or date that the manifest and the changelog tell differently.
    private func disagreements(_ product: Product) -> [Diagnostic] {
        guard let latest = product.latest, let version = latest.version else { return [] }
        var mistakes: [Diagnostic] = []
        func differ(_ field: String, _ ours: String, _ theirs: String) {
            let line = product.source.string.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.hasPrefix(field + ":") }
            let place = Place(path: product.source.path, line: (line ?? 0) + 1, column: 1)
            mistakes.append(
                Diagnostic(
                    .error, "the manifest says `\(field)` is \(ours), the changelog's newest release says \(theirs)",
                    at: place, excerpt: product.source.line(place.line), length: field.count,
                    remedy: "remove the line, since the changelog counts, or put one of the two right",
                    trail: [Diagnostic.Step("the changelog's newest release", at: latest.place)]))
        }
        if let ours = product.manifest.version, ours != version { differ("version", ours, version) }
        if let ours = product.manifest.released, let date = latest.date, ours.date != date {
            differ("released", ISO8601.day(ours.date), ISO8601.day(date))
        }
        return mistakes
    }
}
