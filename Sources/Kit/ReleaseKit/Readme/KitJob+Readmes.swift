import Diagnostics
import Markdown
import Site
import Studio
import Values

extension KitJob {
    /// The README variants.
    func readmes(_ pictures: [Artefact]) throws(Mistakes) -> [Artefact] {
        var artefacts: [Artefact] = []
        for variant in Readme.all where maker.templates.has(variant.template) {
            var setting = ReadmeSetting(isAbsolute: variant.isAbsolute)
            setting.picture = variant.isAbsolute ? try pictureOnSite(pictures) : pictureInKit(pictures)
            let text = try readme(variant.template, setting)
            var artefact = Artefact.text(variant.title, variant.path, text, in: "READMEs")
            if let most = variant.most {
                artefact.room = Artefact.Room(length: tidied(text).count, max: most, network: "registries")
            }
            if variant.isRendered {
                artefact.kind = .html
                artefact.html = renderMarkdown(SourceText(path: variant.path, text)).html
            }
            artefacts.append(artefact)
        }
        return artefacts
    }

    /// A README as a template makes it.
    func readme(_ template: String, _ setting: ReadmeSetting) throws(Mistakes) -> String {
        let members = Object([("product", .lazy(described())), ("readme", setting.members)])
        return tidied(try maker.templates.render(template, members)) + "\n"
    }

    /// What registries of packages would refuse of the sentence that they show.
    func shortReadmeMistakes() throws(Mistakes) -> [Diagnostic] {
        guard let short = Readme.all.first(where: { $0.most != nil }), let most = short.most,
            maker.templates.has(short.template)
        else { return [] }
        let count = tidied(try readme(short.template, ReadmeSetting())).count
        guard count > most else { return [] }
        return [
            product.mistake(
                "the summary for registries has \(count) characters, and they take \(most)",
                at: product.line(of: "tagline"), length: "tagline".count, remedy: "shorten the `tagline`")
        ]
    }

    /// The moving picture by its paths in the kit, else the picture that the manifest names, which is on the site.
    private func pictureInKit(_ pictures: [Artefact]) -> Value {
        guard pictures.contains(where: { $0.path == "preview.gif" }) else { return namedPicture(whole) }
        let hasDusk = pictures.contains { $0.path == "preview-dusk.gif" }
        return [
            "src": "preview.gif", "dark": hasDusk ? "preview-dusk.gif" : .null, "alt": .string(pictureDescription),
        ]
    }

    /// The moving picture by its whole addresses on the site, else the picture that the manifest names.
    private func pictureOnSite(_ pictures: [Artefact]) throws(Mistakes) -> Value {
        guard !pictures.isEmpty, case .object(let picture)? = try maker.studio.pagePicture(of: product) else {
            return namedPicture(whole)
        }
        func address(_ name: String) -> Value {
            if case .string(let path)? = picture[name] { .string(whole(path)) } else { .null }
        }
        return ["src": address("gif"), "dark": address("dark_gif"), "alt": picture["alt"] ?? .null]
    }

    private func whole(_ path: String) -> String {
        path.hasPrefix("/") && !path.hasPrefix("//") ? maker.baseURL.absolute(path) : path
    }

    /// The picture that the manifest names, its addresses turned into what readers can follow.
    func namedPicture(_ follow: (String) -> String) -> Value {
        guard let picture = product.manifest.picture else { return .null }
        return [
            "src": .string(follow(picture.src.text)), "dark": picture.dark.map { .string(follow($0.text)) } ?? .null,
            "alt": .string(picture.alt), "shown_width": picture.width.map { .integer(min($0, 600)) } ?? .null,
        ]
    }
}

extension KitMaker {
    /// The README of a product for its repository, or some sections of it.
    /// - Parameters:
    ///   - product: whose README it is.
    ///   - section: one section alone, by its name; nil for all.
    ///   - picture: the picture at its head, by a path that readers can follow; nil for the one of the manifest.
    ///   - site: the way from the README's folder to the site's, empty or ending in a slash.
    /// - Returns: the text, ending in a line feed where there is one.
    /// - Throws: the mistakes of the theme's template.
    public func readme(
        of product: Product, section: String? = nil, picture: String? = nil, site: String = ""
    ) throws(Mistakes) -> String {
        let job = KitJob(maker: self, product: product)
        var setting = ReadmeSetting()
        if let section = section.flatMap(Readme.Section.init) { setting.sections = [section] }
        if let picture {
            setting.picture = ["src": .string(picture), "alt": .string(job.pictureDescription)]
        } else {
            // An asset of the site is a file of the repository, which a forge shows without the site.
            setting.picture = job.namedPicture { path in
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
        setting.changelogFile = product.changelog.map { site + $0.path }
        let text = try job.readme(Readme.github, setting)
        return text == "\n" ? "" : text
    }
}
