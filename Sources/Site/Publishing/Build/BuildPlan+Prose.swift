import Diagnostics
import Files
import Rendering
import Site

extension BuildPlan {
    /// The prose of a product as its page shows it, with what it shows and what is wrong in it.
    ///
    /// What may be drawn for other products and for press rooms is not missed.
    package func prose(of product: Product) -> ShownProse {
        var shown = ShownProse()
        let body = context.bodies.prose(of: product)
        let notes = product.releases.map {
            renderer.renderNotes($0.notes, path: $0.place.path, address: product.address)
        }
        shown.html = absoluteLinks(body?.html ?? [], page: nil, baseURL: context.baseURL)
        shown.notes = notes.map { absoluteLinks($0, page: nil, baseURL: context.baseURL) }
        let references = ([body?.html ?? []] + notes).flatMap { PageScan($0).references }
        shown.files = references.filter { !$0.isLink }.compactMap { reference in
            guard let target = target(of: reference, on: product), let file = (try? file(at: target.file)) ?? nil
            else { return nil }
            let isWhole = hasScheme(reference.url)
            return (isWhole ? reference.url : context.baseURL.origin + reference.url, file)
        }
        // A figure says nothing of its partial, since a whole site tells what is wrong with those.
        let partials = body?.hasFigures == true ? maker.layouts.partialMistakes : []
        shown.mistakes = partials + (body?.mistakes ?? []) + deadLinks(references, of: product)
        return shown
    }

    private func target(of reference: PageScan.Reference, on product: Product) -> LinkTarget? {
        LinkTarget(reference.url, on: product.address.file, baseURL: context.baseURL)
    }

    private func deadLinks(_ references: [PageScan.Reference], of product: Product) -> [Diagnostic] {
        var paths = Array(routes.paths)
        var scan = PageScan([])
        for reference in references {
            guard let target = target(of: reference, on: product), !isUnseen(target.file, beside: product) else {
                continue
            }
            scan.references.append(reference)
            if (try? file(at: target.file)) ?? nil != nil { paths.append(target.file) }
        }
        let check = SiteLinkCheck(self, files: ExactNames(paths), scanned: ([product.address.file], [scan]))
        return check.mistakes(of: product)
    }

    /// Whether a file may be drawn for another product, or for a press room.
    private func isUnseen(_ file: String, beside product: Product) -> Bool {
        guard routes[file] == nil else { return false }
        return context.content.products.contains { other in
            file.hasPrefix(other.address.path.dropFirst() + (other.slug == product.slug ? "press/" : ""))
        }
    }
}
