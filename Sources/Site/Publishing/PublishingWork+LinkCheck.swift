import Diagnostics
import Files
import Markdown
import Rendering
import Site

extension PublishingWork {
    /// Follows the addresses of what was rendered.
    func checkLinks(
        of publication: inout Publication, files: ExactNames, scanned: (pages: [String], scans: [PageScan]),
        reached: Set<String>?, anchors: OnceEach<String, ExactNames?>
    ) {
        let origins = LinkOrigins(
            Once { writtenAddresses() }, links: bodyRenderer.links, menu: configuration.menu, baseURL: baseURL)
        let remedies = LinkRemedies(files, baseURL)
        let check = LinkCheck(
            files: files, baseURL: baseURL, scanned: scanned, reached: reached, anchors: anchors, origins: origins,
            remedies: remedies, excuses: LinkExcuses(content, mistakes: mistakes, files: unmadeLists))
        publication.mistakes += check.mistakes(besides: bodyMistakes.isEmpty ? [] : origins.told)
        publication.mistakes += missingImages(in: files, remedies) + styleMistakes(in: files, remedies)
        publication.mistakes += remedies.shortfall.map { [$0] } ?? []
        if options.reportsOrphans { publication.mistakes += check.orphans(among: listedFiles()) }
        if options.collectsOutsideAddresses { publication.outsideAddresses = check.outsideAddresses() }
    }

    /// The pictures that front matter and manifests name and nobody has.
    private func missingImages(in files: ExactNames, _ remedies: LinkRemedies) -> [Diagnostic] {
        content.products.flatMap { missingPictures(of: $0, in: files, remedies) }
            + (plan.pages + content.products.compactMap(\.prose)).compactMap { page in
                guard let written = page.frontMatter.image, let path = bodyRenderer.links.image(of: page),
                    let target = LinkTarget(baseURL.relative(path), on: page.address.file, baseURL: baseURL),
                    !hasScheme(path), !path.hasPrefix("//")
                else { return nil }
                if files.contains(target.file) {
                    let picture = bodyRenderer.picture(at: baseURL.relative(path), from: page.path, at: page.address)
                    guard bodyRenderer.isBroken(picture, named: path) else { return nil }
                    return BodyRenderer.brokenPicture(
                        written.text, at: written.place, excerpt: page.excerpt(at: written.place))
                }
                return Diagnostic(
                    .error, "the picture `\(written.text)` is not there", at: written.place,
                    excerpt: page.excerpt(at: written.place), length: written.text.unicodeScalars.count,
                    remedy: remedies.remedy(for: path, target.file))
            }
    }

    /// The pictures that a manifest names and nobody has.
    func missingPictures(
        of product: Product, in files: ExactNames, _ remedies: LinkRemedies
    ) -> [Diagnostic] {
        guard let picture = product.manifest.picture else { return [] }
        return [picture.src, picture.dark].compactMap(\.self).compactMap { picture in
            guard picture.text.hasPrefix("/"), !picture.text.hasPrefix("//"),
                let target = LinkTarget(
                    baseURL.relative(picture.text), on: product.address.file, baseURL: baseURL),
                !files.contains(target.file)
            else { return nil }
            return Diagnostic(
                .error, "the picture `\(picture.text)` is not there", at: picture.place,
                excerpt: product.source.line(picture.place.line), length: picture.text.unicodeScalars.count,
                remedy: remedies.remedy(for: picture.text, target.file))
        }
    }

    /// The addresses in style sheets that lead nowhere.
    private func styleMistakes(in files: ExactNames, _ remedies: LinkRemedies) -> [Diagnostic] {
        assets.paths.filter { $0.hasSuffix(".css") }.flatMap { path -> [Diagnostic] in
            guard let bytes = assets.bytes(of: path) else { return [] }
            let folder = content.assets[path] == nil ? "themes/\(content.theme.name)/assets/" : "content/assets/"
            let source = SourceText(path: folder + path, bytes: bytes)
            return StyleAddresses(source.bytes[...]).all.compactMap { url, offset in
                guard let target = LinkTarget(url, on: "assets/" + path, baseURL: baseURL), !files.contains(target.file)
                else { return nil }
                return Diagnostic(
                    .error, "the address `\(url)` leads nowhere", in: source, at: offset,
                    length: url.unicodeScalars.count, remedy: remedies.remedy(for: url, target.file))
            }
        }
    }

    /// The files of all pages that stand in lists, and what they are made from.
    private func listedFiles() -> [String: String] {
        var files: [String: String] = [:]
        for index in plan.posts + plan.others { files[plan.pages[index].address.file] = plan.pages[index].path }
        for product in content.products where layouts.has("product") {
            files[product.address.file] = product.source.path
        }
        files["index.html"] = nil
        return files
    }

    func writtenAddresses() -> [ExactName: [LinkOrigins.Written]] {
        var written: [ExactName: [LinkOrigins.Written]] = [:]
        let renderer = bodyRenderer
        for (page, body) in zip(plan.pages, bodies) {
            let author = LinkOrigins.Written(
                path: page.path, address: page.address, links: body.links,
                places: Once { renderer.linkPlaces(in: page.body) }, texts: [page.body])
            written[ExactName(page.address.file), default: []].append(author)
        }
        for product in content.products {
            let author = LinkOrigins.Written(
                path: product.prose?.path ?? product.source.path, address: product.address,
                links: prose[product.slug]?.links ?? [],
                places: Once { product.prose.map { renderer.linkPlaces(in: $0.body) } ?? [] },
                texts: [product.prose?.body, product.source].compactMap(\.self))
            written[ExactName(product.address.file), default: []].append(author)
            // The prose stands on the press page as well.
            if hasPressPage(product) {
                written[ExactName(PublishingWork.pressAddress(of: product).file), default: []].append(author)
            }
        }
        return written
    }
}
