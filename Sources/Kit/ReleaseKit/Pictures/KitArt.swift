import Diagnostics
import Media
import Rendering
import Site
import Studio
import Values
import Verify

/// What places want beside screenshots: feature graphics and banners, covers and capsules, thumbnails, galleries; each in
/// the size of its slot, and in another format where the slot takes no PNG or not so many bytes.
struct KitArt: Sendable {
    private(set) var part = KitPart()

    private let product: Product
    private let maker: StillMaker
    private let fitter: StillFitter
    private let described: Value

    /// Draws the pictures that the theme has templates for.
    init(of subject: KitSubject, _ maker: StillMaker, _ fitter: StillFitter, _ templates: ThemeTemplates) {
        (product, self.maker, self.fitter) = (subject.product, maker, fitter)
        described = .lazy(subject.described())
        let slots = ArtSlots(product)
        let own = [Language(locale: product.storeLocale, listing: nil)]
        let others = product.locales.map { Language(locale: $0.locale, listing: $0) }
        func hasTemplate(_ format: StillFormat) -> Bool {
            format.banner.map { templates.has("art/banners/\($0).svg") } ?? false
        }
        addBanners(slots.storeBanners.filter(hasTemplate), own + others)
        addBanners(slots.otherBanners.filter(hasTemplate), own)
        let composition = product.manifest.scenes.isEmpty ? "trio" : "stand"
        if templates.has("art/compositions/\(composition).svg") { addScenes(slots.otherScenes) }
    }

    /// A language of the product; without a listing its own.
    private struct Language {
        var locale: StoreLocale?
        var listing: StoreListing?
    }

    private mutating func addBanners(_ formats: [StillFormat], _ languages: [Language]) {
        for isMark in [false, true] {
            let formats = formats.filter { ["mark", "logo", "tv"].contains($0.banner) == isMark }
            guard !formats.isEmpty else { continue }
            let made = maker.stills(
                of: product,
                in: languages.map { StillLanguage(bannerOf: product, in: $0.listing, isMark: isMark) }, as: formats,
                described: described)
            for still in made { add(still, languages[still.language].locale, number: nil) }
        }
    }

    private mutating func addScenes(_ formats: [StillFormat]) {
        guard !formats.isEmpty else { return }
        // The picture of a post for a gallery is one of it.
        func most(_ slot: Slot) -> Int { (slot.count.most ?? 10) - (slot.kind == "gallery" ? 1 : 0) }
        let made = maker.stills(
            of: product, in: [StillLanguage(own: product)], as: formats, described: described)
        for still in made where still.scene < most(SlotTable.slot(still.format.slot)) {
            add(still, nil, number: still.scene + 1)
        }
    }

    private mutating func add(_ still: Still, _ locale: StoreLocale?, number: Int?) {
        let slot = SlotTable.slot(still.format.slot)
        let store = locale ?? .english
        guard let folder = slot.isOfStore ? slot.name(of: store) : "" else { return }
        do throws(Mistakes) {
            guard let bytes = try fitted(still.result.get(), to: slot) else { return }
            let ending = Medium(bytes.bytes)?.format.endings.first ?? "png"
            let (width, height) = (still.format.width, still.format.height)
            var picture = Artefact.picture(
                slot.title, slot.kitPath(locale: folder, number: number, pixels: "\(width)x\(height)", ending: ending),
                [],
                width: width, height: height, in: KitGroups.places,
                shown: locale?.name == product.storeLocale.name || locale == nil)
            picture.content = bytes.content
            picture.slots = [slot.id]
            picture.origin = product.line(of: "name")
            picture.extras = Object([("place", .string(SlotTable.place(slot.place)?.name ?? slot.place))])
            part.artefacts.append(picture)
        } catch {
            part.mistakes += error.all
        }
    }

    /// The picture as the slot takes it; nil where none can be made that it takes, which is told by what is missing.
    private func fitted(_ file: StillFile, to slot: Slot) throws(Mistakes) -> StillFile? {
        guard !slot.formats.contains("png") || file.content.size > slot.bytes ?? .max else { return file }
        return try fitter.fitted(file.bytes, to: slot).map { StillFile(.bytes($0)) }
    }
}
