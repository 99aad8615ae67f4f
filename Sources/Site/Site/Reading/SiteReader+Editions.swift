import Diagnostics
import Files

extension SiteReader {
    /// Reads what the site is in its other languages, where it is written in several.
    ///
    /// - Returns: what is wrong with their words, and files whose place says nothing about their language.
    func readEditions(into content: inout SiteContent) -> [Diagnostic] {
        let languages = content.configuration.languages
        guard languages.count > 1 else { return [] }
        var mistakes = misplaced(in: &content)
        content.editions = [SiteContent.Edition(configuration: content.configuration, products: content.products)]
        for place in languages.indices.dropFirst() {
            var configuration = content.configuration.spoken(in: place)
            mistakes += readWords(of: content.theme, into: &configuration)
            let products = content.products.compactMap { $0.spoken(in: place, of: configuration) }
            content.editions.append(SiteContent.Edition(configuration: configuration, products: products))
        }
        return mistakes
    }

    /// Texts of products in the folder of a language: a product's stand beside its manifest.
    private func misplaced(in content: inout SiteContent) -> [Diagnostic] {
        var mistakes: [Diagnostic] = []
        let tags = content.configuration.languages.map(\.tag)
        content.pages.removeAll { page in
            guard case .product(let name) = page.kind else { return false }
            let file = page.path.split(separator: "/").last.map { withoutExtension(String($0)) } ?? "index"
            mistakes.append(
                Diagnostic(
                    .error, "the texts of a product stand beside its manifest",
                    at: Place(path: page.path, line: 1, column: 1),
                    remedy: "move it to content/products/\(name)/\(file).\(tags[page.language]).md"))
            return true
        }
        return mistakes
    }
}
