import Diagnostics
import Files
public import Site

extension Edition {
    /// The prose of a product as its page shows it, with what it shows and what is wrong in it.
    ///
    /// What may be drawn for other products and for press rooms is not missed.
    public func prose(of product: Product) -> ShownProse {
        var shown = ShownProse()
        guard canBeMade else { return shown }
        let body = work.prose[product.slug]
        let notes = product.releases.map {
            work.bodyRenderer.renderNotes($0.notes, path: $0.place.path, address: product.address)
        }
        shown.html = absoluteLinks(body?.html ?? [], page: nil, baseURL: work.baseURL)
        shown.notes = notes.map { absoluteLinks($0, page: nil, baseURL: work.baseURL) }
        let references = ([body?.html ?? []] + notes).flatMap { PageScan($0).references }
        shown.files = references.filter { !$0.isLink }.compactMap { reference in
            guard let target = target(of: reference, on: product), let file = (try? file(at: target.file)) ?? nil
            else { return nil }
            let isWhole = SourceLinks.hasScheme(reference.url)
            return (isWhole ? reference.url : work.baseURL.origin + reference.url, file)
        }
        shown.mistakes = (body?.mistakes ?? []) + deadLinks(references, of: product)
        return shown
    }

    private func target(of reference: PageScan.Reference, on product: Product) -> LinkTarget? {
        LinkTarget(reference.url, on: product.address.file, baseURL: work.baseURL)
    }

    private func deadLinks(_ references: [PageScan.Reference], of product: Product) -> [Diagnostic] {
        let page = product.address.file
        var paths = routes.keys.map(\.text)
        var scan = self.page(at: page)
        scan.references = []
        scan.picturesWithoutAlt = []
        var others: [String: PageScan] = [:]
        for reference in references {
            guard let target = target(of: reference, on: product), !isUnseen(target.file, beside: product) else {
                continue
            }
            scan.references.append(reference)
            if (try? file(at: target.file)) ?? nil != nil { paths.append(target.file) }
            guard target.fragment != nil, target.file != page, others[target.file] == nil else { continue }
            var other = self.page(at: target.file)
            other.references = []
            other.picturesWithoutAlt = []
            others[target.file] = other
        }
        let origins = LinkOrigins(
            Once { self.work.writtenAddresses() }, links: work.bodyRenderer.links, menu: work.configuration.menu,
            baseURL: work.baseURL)
        let pages = others.keys.sorted()
        let files = ExactNames(paths)
        let check = LinkCheck(
            files: files, baseURL: work.baseURL,
            scanned: ([page] + pages, [scan] + pages.compactMap { others[$0] }), origins: origins)
        let told = work.bodyMistakes.isEmpty ? [] : origins.told
        return check.mistakes(besides: told) + work.missingPictures(of: product, in: files)
    }

    /// Whether a file may be drawn for another product, or for a press room.
    private func isUnseen(_ file: String, beside product: Product) -> Bool {
        guard routes[ExactName(file)] == nil else { return false }
        return work.content.products.contains { other in
            file.hasPrefix(other.address.path.dropFirst() + (other.slug == product.slug ? "press/" : ""))
        }
    }

    /// What is on a page, made for it.
    private func page(at path: String) -> PageScan {
        guard case .bytes(let html)? = (try? file(at: path)) ?? nil else { return PageScan([]) }
        return PageScan(html)
    }
}
