import Diagnostics
import Markdown
import Site

extension PublishingWork {
    /// Follows the addresses of what was rendered.
    func checkLinks(
        of publication: inout Publication, files: Set<String>, scanned: (pages: [String], scans: [PageScan])
    ) {
        let (written, links) = (Once { writtenAddresses() }, bodyRenderer.links)
        let reachable = options.reportsOrphans ? listedFiles() : [:]
        let check = LinkCheck(files: files, baseURL: baseURL, scanned: scanned, reachable: reachable) { page, url in
            guard let author = written.value[page] else { return nil }
            for link in author.links {
                let resolved =
                    switch links.resolve(link.destination, from: author.path, at: author.address) {
                    case .replace(let address): address
                    case .keep, .failed: link.destination
                    }
                if resolved == url { return Diagnostic.Step(author.path, at: link.place) }
            }
            // Raw HTML is no link of the Markdown, and a manifest's links are none either; they stand in the text all
            // the same.
            return Diagnostic.Step(author.path, at: author.place(of: url))
        }
        publication.mistakes += check.mistakes()
        if options.collectsOutsideAddresses { publication.outsideAddresses = check.outsideAddresses() }
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

    /// What an author wrote for a file of the output.
    private struct Written: Sendable {
        var path: String
        var address: Address
        var links: [FoundLink] = []
        /// The texts that the page is made from.
        var texts: [SourceText]

        /// Where a text first stands.
        func place(of text: String) -> Place? {
            texts.lazy.compactMap { source in source.firstOffset(of: text).map(source.place(at:)) }.first
        }
    }

    private func writtenAddresses() -> [String: Written] {
        var written: [String: Written] = [:]
        for (page, body) in zip(plan.pages, bodies) {
            written[page.address.file] = Written(
                path: page.path, address: page.address, links: body.links, texts: [page.body])
        }
        for product in content.products {
            let author = Written(
                path: product.prose?.path ?? product.source.path, address: product.address,
                links: prose[product.slug]?.links ?? [],
                texts: [product.prose?.body, product.source].compactMap(\.self))
            written[product.address.file] = author
            // The prose stands on the press page as well.
            if hasPressPage(product) { written[PublishingWork.pressAddress(of: product).file] = author }
        }
        return written
    }
}
