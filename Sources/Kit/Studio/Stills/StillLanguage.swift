import Diagnostics
import Site

/// A language in which a set of pictures is made: its scenes with their titles in it.
package struct StillLanguage: Sendable {
    /// The language's tag, such as `fr-FR`.
    package var tag: String
    /// The scenes, in the order of the manifest.
    package var scenes: [Manifest.Scene]
    /// Where each title stands, and in which text, for messages.
    package var titles: [Place]
    package var source: SourceText
    /// Whether the set is made in it first: the sizes of others go by its.
    package var isOwn: Bool

    /// The language of a manifest's own titles.
    package init(own product: Product) {
        tag = product.storeLocale.name
        scenes = ArtScenes(product).all
        titles = scenes.map(\.place)
        source = product.source
        isOwn = true
    }

    /// The one picture of a banner, in the language of a listing; nil for the manifest's own.
    /// - Parameters:
    ///   - product: the product.
    ///   - listing: what it says of itself in that language.
    ///   - isMark: whether it shows the mark alone.
    package init(bannerOf product: Product, in listing: StoreListing?, isMark: Bool = false) {
        let translated = listing.flatMap { StillLanguage($0, of: product) }
        var scene = ArtScenes(product).banner(listing ?? product.manifest.store?.listing, isMark: isMark)
        if let translated, let index = product.manifest.scenes.firstIndex(where: { $0.place == scene.place }),
            translated.scenes.indices.contains(index)
        {
            (scene.subject, scene.raw) = (translated.scenes[index].subject, translated.scenes[index].raw)
        }
        tag = (listing?.locale ?? product.storeLocale).name
        scenes = [scene]
        source = listing?.source ?? product.source
        titles = [listing?.texts[.name]?.place ?? listing?.place ?? product.line(of: "name")]
        isOwn = listing == nil
    }

    /// A language of a product's folder `locales/`, whose titles are as many as the scenes; nil where it has none.
    package init?(_ listing: StoreListing, of product: Product) {
        guard !listing.captions.isEmpty else { return nil }
        tag = listing.locale.name
        scenes = zip(product.manifest.scenes, listing.captions).map { scene, caption in
            var scene = scene
            scene.title = caption.lines
            for (name, value) in caption.fields where name != "title" { scene.raw[name] = value }
            if let subject = caption.fields[scene.kind] { scene.subject = subject }
            return scene
        }
        titles = listing.captions.map(\.place)
        source = listing.source
        isOwn = false
    }
}

/// A picture of a set.
package struct Still: Sendable {
    /// The places of its language and its scene in what was asked for, from 0.
    package var language: Int, scene: Int
    /// The size, and where it goes.
    package var format: StillFormat
    /// The file, or what kept it from being made.
    package var result: Result<StillFile, Mistakes>
    /// What is to be told of it, though it is drawn.
    package var warning: Diagnostic?
    /// How what it shows stands on its screen; nil where that is not known.
    package var fit: ScreenFit?
}
