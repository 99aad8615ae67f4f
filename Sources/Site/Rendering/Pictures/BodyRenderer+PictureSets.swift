import Diagnostics
import Files
import Markdown
import Site
import Values

extension BodyRenderer {
    /// The set of the picture at an address of the site that a page shows, and its file; nil where it has none.
    package func pictureSet(
        at address: String, from path: String, at page: Address
    ) -> (set: PictureSet, picture: FileContent)? {
        guard pictureRules.areOffered, address.hasPrefix(baseURL.path),
            !address.contains(where: { $0 == "?" || $0 == "#" }),
            let picture = picture(at: address, from: path, at: page),
            let facts = facts.facts(of: picture, at: address)
        else { return nil }
        let file = String(address.dropFirst(baseURL.path.count))
        return PictureSet(facts, at: percentDecoded(file) ?? file, pictureRules).map { ($0, picture) }
    }

    /// The sets of all pictures that a page's text and head show, each with its file.
    package func pictureSets(of page: Page, _ body: RenderedBody?) -> [(set: PictureSet, picture: FileContent)] {
        var addresses = (body?.links ?? []).filter { $0.kind == .image }.map { self.address(of: $0, on: page) }
        if let image = links.image(of: page) { addresses.append(baseURL.relative(image)) }
        return addresses.compactMap { pictureSet(at: $0, from: page.path, at: page.address) }
    }

    /// The address of what a text points at, as its page has it.
    func address(of link: FoundLink, on page: Page) -> String {
        if case .replace(let address) = links.resolve(link.destination, from: page.path, at: page.address) {
            return address
        }
        return link.destination
    }

    /// The picture that stands for a page, as partials see pictures; nil where it is none of the site's.
    package func described(imageOf page: Page) -> Value? {
        guard let image = links.image(of: page) else { return nil }
        let address = baseURL.relative(image)
        return pictureSet(at: address, from: page.path, at: page.address)?.set.described(baseURL, as: address)
    }

    /// A picture of a text as the theme's partial writes it; nil where it is one file for everybody.
    func html(
        of image: ShownImage, on page: (path: String, address: Address), _ templates: ThemeTemplates
    ) -> String? {
        guard let set = pictureSet(at: image.address, from: page.path, at: page.address)?.set, !set.offered.isEmpty
        else { return nil }
        var members = Object([
            ("picture", set.described(baseURL, as: image.address)), ("alt", .string(image.alt)),
        ])
        if let title = image.title { members["title"] = .string(title) }
        if !image.isFirst { members["loading"] = "lazy" }
        // What is wrong with the partial is told where partials are checked.
        return try? templates.render(partial: "picture-set", members)
    }

    /// What could not be made of pictures, told where each is shown.
    /// - Parameters:
    ///   - reasons: why, by the file of the picture in the output.
    ///   - page: the page.
    ///   - body: its text.
    /// - Returns: an error for each place.
    package func failures(_ reasons: [String: String], on page: Page, _ body: RenderedBody?) -> [Diagnostic] {
        func reason(_ address: String) -> String? {
            pictureSet(at: address, from: page.path, at: page.address).flatMap { reasons[$0.set.original] }
        }
        var found: [Diagnostic] = []
        let links = body?.links ?? []
        for index in links.indices where links[index].kind == .image {
            guard let reason = reason(address(of: links[index], on: page)) else { continue }
            let places = linkPlaces(in: page.body)
            let place = places.indices.contains(index) ? places[index] : nil
            found.append(
                BodyRenderer.undecodable(
                    links[index].destination, reason, at: place, excerpt: place.flatMap { page.excerpt(at: $0) }))
        }
        if let image = page.frontMatter.image, let address = self.links.image(of: page).map(baseURL.relative),
            let reason = reason(address)
        {
            found.append(
                BodyRenderer.undecodable(
                    image.text, reason, at: image.place, excerpt: page.excerpt(at: image.place)))
        }
        return found
    }

    private static func undecodable(
        _ written: String, _ reason: String, at place: Place?, excerpt: String?
    ) -> Diagnostic {
        Diagnostic(
            .error, "the picture `\(written)` cannot be shown: \(reason)", at: place, excerpt: excerpt,
            length: written.unicodeScalars.count, remedy: "export it once more, and look at it there")
    }
}
