import Diagnostics
import Site
import Studio
import Values

extension KitMaker {
    /// The README of a product for its repository, or some sections of it; nothing is drawn for it.
    /// - Parameters:
    ///   - product: whose README it is.
    ///   - section: one section alone, by its name; nil for all.
    ///   - picture: the picture at its head, by a path that readers can follow; nil for the one of the manifest.
    ///   - site: the way from the README's folder to the site's, empty or ending in a slash.
    /// - Returns: the text, ending in a line feed where there is one.
    /// - Throws: the mistakes of the theme's template.
    package func readme(
        of product: Product, section: String? = nil, picture: String? = nil, site: String = ""
    ) throws(Mistakes) -> String {
        var setting = ReadmeSetting()
        if let section = section.flatMap(Readme.Section.init) { setting.sections = [section] }
        if let picture {
            let words = PlannedFilm(product, setup.performer)?.description ?? product.manifest.tagline
            setting.picture = ["src": .string(picture), "alt": .string(words)]
        } else {
            setting.picture = ReadmePicture.named(by: product) { inRepository($0, of: product, site: site) }
        }
        setting.changelogFile = product.changelog.map { site + $0.path }
        let text = try ReadmeWriter(subject: subject(product), templates: templates).text(Readme.github, setting)
        return text == "\n" ? "" : text
    }

    /// The way from a README to what an address of the site leads to: a file of the product or an asset is a file of the
    /// repository, which a forge shows without the site.
    private func inRepository(_ path: String, of product: Product, site: String) -> String {
        let own = product.address.path
        if path.hasPrefix(own), let name = percentDecoded(String(path.dropFirst(own.count))),
            product.files[name] != nil
        {
            return site + product.folder + "/" + name
        }
        let asset = path.hasPrefix("/assets/") ? String(path.dropFirst("/assets/".count)) : ""
        guard !asset.isEmpty, content.assets[asset] != nil else {
            return path.hasPrefix("/") ? baseURL.absolute(path) : path
        }
        return site + "content/assets/" + asset
    }
}
