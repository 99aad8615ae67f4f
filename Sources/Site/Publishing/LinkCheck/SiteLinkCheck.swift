import Diagnostics
import Files
import Markdown
import Markup
import Rendering
import Site

/// Follows the addresses of a site that was made, and tells what leads nowhere.
struct SiteLinkCheck {
    private let context: RenderContext
    private let renderer: BodyRenderer
    private let assets: AssetLibrary
    private let check: LinkCheck
    private let remedies: LinkRemedies

    /// A check of what was seen while files were made.
    /// - Parameters:
    ///   - plan: the site.
    ///   - files: the paths of all files that there are.
    ///   - scanned: the pages that are to be looked at, and what is on each.
    ///   - reached: the files that links lead to, where that is of interest; nil where not all of them are known.
    ///   - anchors: the places on a page that can be pointed at, where that is asked of somebody else than the plan.
    init(
        _ plan: BuildPlan, files: ExactNames, scanned: (pages: [String], scans: [PageScan]),
        reached: Set<String>? = [], anchors: (@Sendable (String) -> ExactNames?)? = nil
    ) {
        (context, renderer, assets) = (plan.context, plan.renderer, plan.assets)
        remedies = LinkRemedies(files, plan.context)
        check = LinkCheck(
            files: files, baseURL: plan.context.baseURL, scanned: scanned, reached: reached,
            anchors: OnceEach { anchors?($0) ?? plan.anchors(of: $0) },
            origins: LinkOrigins(plan.context, plan.renderer),
            remedies: remedies,
            excuses: plan.excuses)
    }

    private var content: SiteContent { context.content }
    private var plan: SitePlan { context.plan }
    private var baseURL: BaseURL { context.baseURL }

    /// What is wrong with the addresses of pages, style sheets, front matter and manifests.
    var mistakes: [Diagnostic] {
        let found = deadLinks + missingImages(in: check.files, remedies) + styleMistakes(in: check.files, remedies)
        return judged(found) + (remedies.shortfall.map { [$0] } ?? [])
    }

    /// Warnings instead of errors where the site says so.
    private func judged(_ found: [Diagnostic]) -> [Diagnostic] {
        guard content.configuration.links.inside == .warn else { return found }
        return found.map { mistake in
            var mistake = mistake
            if mistake.severity == .error { mistake.severity = .warning }
            return mistake
        }
    }

    /// The links that lead nowhere, but for those that were refused when the texts were rendered.
    private var deadLinks: [Diagnostic] {
        check.mistakes(besides: context.bodies.mistakes.isEmpty ? [] : check.origins.told)
    }

    /// Pages that no other page leads to.
    func orphans(_ layouts: LayoutSet) -> [Diagnostic] { check.orphans(among: listedFiles(layouts)) }

    /// The addresses that lead out of the site.
    var outsideAddresses: [OutsideAddress] { check.outsideAddresses() }

    /// What is wrong with the addresses of a product's texts, where nothing else is looked at.
    func mistakes(of product: Product) -> [Diagnostic] {
        judged(deadLinks + missingPictures(of: product, in: check.files, remedies))
    }

    /// The pictures that front matter and manifests name and nobody has.
    private func missingImages(in files: ExactNames, _ remedies: LinkRemedies) -> [Diagnostic] {
        content.products.flatMap { missingPictures(of: $0, in: files, remedies) }
            + plan.pages.compactMap { missingImage(of: $0, in: files, remedies) }
            + content.allProducts.compactMap(\.prose).compactMap { missingImage(of: $0, in: files, remedies) }
    }

    /// The picture that the front matter of a page names, where nobody has it, or where it is none.
    private func missingImage(of page: Page, in files: ExactNames, _ remedies: LinkRemedies) -> Diagnostic? {
        guard let written = page.frontMatter.image, let path = renderer.links.image(of: page),
            let target = LinkTarget(baseURL.relative(path), on: page.address.file, baseURL: baseURL),
            !hasScheme(path), !path.hasPrefix("//")
        else { return nil }
        if files.contains(target.file) {
            guard let picture = renderer.picture(at: baseURL.relative(path), from: page.path, at: page.address),
                renderer.isBroken(picture, named: path)
            else { return nil }
            return BodyRenderer.brokenPicture(
                written.text, picture, at: written.place, excerpt: page.excerpt(at: written.place))
        }
        return Diagnostic(
            .error, "the picture `\(written.text)` is not there", at: written.place,
            excerpt: page.excerpt(at: written.place), length: written.text.unicodeScalars.count,
            remedy: remedies.remedy(for: path, target.file))
    }

    /// The pictures that a manifest names and nobody has.
    private func missingPictures(
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
    private func listedFiles(_ layouts: LayoutSet) -> [String: String] {
        var files: [String: String] = [:]
        for page in plan.pages where !page.frontMatter.isUnlisted { files[page.address.file] = page.path }
        for product in content.allProducts where layouts.has("product") && !product.isStaged {
            files[product.address.file] = product.source.path
        }
        files["index.html"] = nil
        for edition in content.editions { files[edition.configuration.address("/").file] = nil }
        return files
    }
}
