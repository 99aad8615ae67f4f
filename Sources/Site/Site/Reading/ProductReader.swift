import Dates
import Diagnostics
import Files

extension SiteReader {
    /// Reads the folders of `content/products/`, but for those whose manifest is there and cannot be read, which is told.
    func readProducts(
        _ files: [ContentFile], beside: @escaping @Sendable (String) -> [UInt8]?, unreadable: Set<String>,
        into content: inout SiteContent, _ mistakes: inout [Diagnostic]
    ) {
        var folders = NameTable<NameTable<FileContent>>()
        for file in files {
            guard case .product(let folder, let name) = file.use else { continue }
            folders[folder, default: NameTable()][name] = file.content
        }
        for (slug, files) in folders where !unreadable.contains("content/products/\(slug)/product.yml") {
            let reader = ProductReader(configuration: content.configuration, fileBeside: beside)
            let (product, problems) = reader.read(slug, files)
            mistakes += problems
            guard var product else { continue }
            mistakes += readContributors(into: &product)
            content.products.append(product)
        }
    }

    /// Asks git who has worked on a product, where its manifest asks for that.
    private func readContributors(into product: inout Product) -> [Diagnostic] {
        guard let place = product.manifest.contributorsOfGit else { return [] }
        do throws(HistoryGap) { product.manifest.contributors = try history.people() } catch {
            return [
                Diagnostic(
                    .error, "who has worked on it is not known: \(error.message)", at: place,
                    excerpt: product.source.line(place.line),
                    remedy: error.remedy ?? "name them: `contributors: [Anna]`")
            ]
        }
        return []
    }
}

/// Reads the folder of a product.
struct ProductReader {
    let configuration: SiteConfiguration
    /// The bytes of a file of the repository that is no content, by its path relative to the site's folder.
    var fileBeside: @Sendable (String) -> [UInt8]? = { _ in nil }

    func read(_ name: String, _ files: NameTable<FileContent>) -> (product: Product?, mistakes: [Diagnostic]) {
        let folder = "content/products/\(name)"
        guard case .bytes(let bytes)? = files["product.yml"] else {
            let near = files.keys.sorted().first { ["product.yaml", "product.json"].contains($0.lowercased()) }
            let mistake = Diagnostic(
                .error, "the product has no manifest", at: Place(path: folder + "/product.yml", line: 1, column: 1),
                remedy: near.map { "rename \($0) to product.yml" }
                    ?? "write a product.yml there with at least `name`, `tagline` and `kind`")
            return (nil, [mistake])
        }
        let source = SourceText(path: folder + "/product.yml", bytes: bytes)
        if let mistake = source.encodingMistake { return (nil, [mistake]) }
        let (manifest, problems) = ManifestReader(zone: configuration.zone).read(source)
        // Whoever wrote a manifest that cannot be read at all should not hear what it lacks.
        let isRead = !manifest.raw.isEmpty || !problems.hasErrors
        var mistakes = problems
        var product = Product(
            slug: slug(name), address: Address("/products/\(slug(name))/"), manifest: manifest, source: source,
            files: files)
        guard isRead else { return (product, mistakes) }
        if let prose = files["index.md"] {
            let read = PageReader(configuration: configuration).read(folder + "/index.md", prose)
            mistakes += read.mistakes + read.notices
            product.prose = read.page?.prose(of: product.slug, at: product.address)
        }
        mistakes += readTranslations(files, into: &product)
        mistakes += readChangelog(into: &product)
        mistakes += changelogDisagreements(product)
        mistakes += missingPlays(product) + placePictures(of: &product)
        mistakes += readLocales(files, into: &product) + missingVersions(product)
        mistakes += readPlans(files, into: &product)
        mistakes += packagingDisagreements(product)
        return (product, mistakes)
    }

    /// Reads its prose in the site's other languages.
    private func readTranslations(_ files: NameTable<FileContent>, into product: inout Product) -> [Diagnostic] {
        var mistakes: [Diagnostic] = []
        for language in configuration.languages.dropFirst() {
            let usual = "index.\(language.tag).md"
            // Stores write `pt-BR` what addresses write `pt-br`.
            let name =
                files[usual] == nil ? files.keys.first { $0.lowercased() == usual.lowercased() } ?? usual : usual
            guard let file = files[name] else { continue }
            let read = PageReader(configuration: configuration).read(product.folder + "/" + name, file)
            mistakes += read.mistakes + read.notices
            guard let page = read.page else { continue }
            product.translations.append(page.prose(of: product.slug, at: product.address))
        }
        return mistakes
    }

    /// Reads the releases of the folder's CHANGELOG.md, or of the one that the manifest names.
    private func readChangelog(into product: inout Product) -> [Diagnostic] {
        var source: SourceText?
        var mistakes: [Diagnostic] = []
        if let named = product.manifest.changelog {
            (source, mistakes) = file(named, of: product, called: "changelog")
        } else if case .bytes(let log)? = product.files["CHANGELOG.md"] {
            source = SourceText(path: product.folder + "/CHANGELOG.md", bytes: log)
        }
        guard let source else { return mistakes }
        if let mistake = source.encodingMistake { return mistakes + [mistake] }
        let read = parseChangelog(source)
        product.releases = read.releases
        product.changelog = source
        // One with a title alone has been begun.
        let lines = source.string.split(whereSeparator: \.isNewline)
        if read.releases.isEmpty, lines.contains(where: { !$0.hasPrefix("#") && !$0.allSatisfy(\.isWhitespace) }) {
            mistakes.append(
                Diagnostic(
                    .note, "no release is found in it", at: Place(path: source.path, line: 1, column: 1),
                    remedy: "write one as `## [1.2.0] - 2026-01-02`, or `## [Unreleased]`, with its news below"))
        }
        return mistakes + read.mistakes
    }

    /// A file that the manifest names: of the product's folder, with `/` in front of the site's, or with `..` of the
    /// repository that the site stands in.
    func file(_ named: WrittenText, of product: Product, called field: String) -> (SourceText?, [Diagnostic]) {
        if case .bytes(let bytes)? = product.files[named.text] {
            return (SourceText(path: product.folder + "/" + named.text, bytes: bytes), [])
        }
        let path = named.text.hasPrefix("/") ? named.text : product.folder + "/" + named.text
        let clean = climbingPath(path, in: "")
        let seen = clean.split(separator: "/").drop { $0 == ".." }
        if !seen.isEmpty, !seen.contains(where: { $0.hasPrefix(".") }), let bytes = fileBeside(clean) {
            return (SourceText(path: clean, bytes: bytes), [])
        }
        let mistake = Diagnostic(
            .error, "there is no file `\(named.text)`, which `\(field)` names", at: named.place,
            excerpt: product.source.line(named.place.line), length: named.text.count,
            remedy: didYouMean(named.text, among: product.files.keys.sorted())
                ?? "write its path in \(product.folder), with `/` in front its path in the site's folder, or with `/../` one "
                + "of the git repository around that; hidden files are not read")
        return (nil, [mistake])
    }

    private func missingPlays(_ product: Product) -> [Diagnostic] {
        product.manifest.plays.filter { product.files[$0.file] == nil }.map { play in
            let known = product.files.keys.filter { $0.hasSuffix(".play") }.sorted()
            return Diagnostic(
                .error, "there is no file `\(play.file)` in \(product.folder)", at: play.place,
                excerpt: product.source.line(play.place.line),
                remedy: didYouMean(play.file, among: known)
                    ?? "a play is a file of that folder, such as plays/trailer.play")
        }
    }

    /// Reads the texts for stores in other languages.
    private func readLocales(_ files: NameTable<FileContent>, into product: inout Product) -> [Diagnostic] {
        var mistakes: [Diagnostic] = []
        for path in files.keys.sorted() where path.hasPrefix("locales/") {
            guard path.hasSuffix(".yml") else {
                mistakes += misnamedLocale(path, of: product)
                continue
            }
            guard case .bytes(let bytes)? = files[path] else { continue }
            let source = SourceText(path: product.folder + "/" + path, bytes: bytes)
            if let mistake = source.encodingMistake {
                mistakes.append(mistake)
                continue
            }
            let read = StoreReader.locale(String(path.dropFirst("locales/".count).dropLast(".yml".count)), source)
            mistakes += read.mistakes
            guard let listing = read.listing else { continue }
            mistakes += objection(to: listing, in: product).map { [$0] } ?? []
            mistakes += captionMistakes(in: listing, product) + strangePlays(in: listing, product)
            product.locales.append(listing)
        }
        return mistakes
    }

    /// Texts of a language in a file that is called otherwise than those that are read.
    private func misnamedLocale(_ path: String, of product: Product) -> [Diagnostic] {
        guard [".yaml", ".json", ".txt"].contains(where: path.lowercased().hasSuffix) else { return [] }
        return [
            Diagnostic(
                .warning, "the texts of a language are a file that ends in `.yml`, and this one is not read",
                at: Place(path: product.folder + "/" + path, line: 1, column: 1),
                remedy: "call it \(path[..<(path.lastIndex(of: ".") ?? path.endIndex)]).yml")
        ]
    }

    /// Titles of scenes that are not as many as the scenes.
    private func captionMistakes(in listing: StoreListing, _ product: Product) -> [Diagnostic] {
        let (titles, scenes) = (listing.captions.count, product.manifest.scenes.count)
        guard titles > 0, titles != scenes, let place = listing.captions.last?.place else { return [] }
        return [
            Diagnostic(
                .error,
                "here \(titles == 1 ? "is" : "are") \(counted(titles, "title")), and the manifest has \(counted(scenes, "scene"))",
                at: place,
                excerpt: listing.source.line(place.line),
                remedy: "write a title for each scene of the manifest, in their order",
                trail: [Diagnostic.Step("the scenes", at: product.line(of: "scenes"))])
        ]
    }

    /// Captions of plays that the manifest does not name.
    private func strangePlays(in listing: StoreListing, _ product: Product) -> [Diagnostic] {
        let plays = product.manifest.plays.map(\.name)
        return listing.playCaptions.filter { !plays.contains($0.key) }.sorted { $0.key < $1.key }.map {
            name, captions in
            let place = captions.first?.place ?? listing.place
            return Diagnostic(
                .error, "there is no play `\(name)`", at: place, excerpt: listing.source.line(place.line),
                remedy: didYouMean(name, among: plays)
                    ?? (plays.isEmpty
                        ? "name it below `plays:` of the manifest" : "the plays are \(plays.joined(separator: ", "))")
            )
        }
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
        let name = listing.locale.name
        guard store.listing.locale == listing.locale || product.locales.contains(where: { $0.locale == listing.locale })
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
    private func changelogDisagreements(_ product: Product) -> [Diagnostic] {
        guard let latest = product.latest, let version = latest.version else { return [] }
        var mistakes: [Diagnostic] = []
        func differ(_ field: String, _ ours: String, _ theirs: String) {
            let place = product.line(of: field)
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
