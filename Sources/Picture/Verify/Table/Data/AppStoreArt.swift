/// The other pictures of the App Store.
///
/// The form of the rows: ``SlotRows``.
let appStoreArtRows = #"""
    each: place app-store | formats png jpeg | colour rgb opaque flat
    appstore-header | Product page header | kind header | sizes 3840x1646 5244x2950 | formats png | best 5244x2950
        | count 0-1 per locale | need optional | frames-drawn not established | source apple-library
        | note new in autumn 2026; a picture or a film, not both. 5244x2950 is the universal size, taken by the
          search results slot as well. No fastlane action yet
    appstore-search | Search results picture | kind card | sizes 5244x2950 | least 1920x1280 | most 3840x2560
        | aspects 3:2 | count 0-1 per locale | need optional | frames-drawn not established | source apple-library
        | note 3:2 from 1920x1280 to 3840x2560 as PNG or JPEG, or the universal 5244x2950 as PNG
    appstore-icon | App Store icon | kind icon | sizes 1024x1024 | formats png | count 1-1
        | need optional: it comes with the build, in its asset catalogue: nothing to upload
        | fastlane deliver app_icon option (an editor's copy; repositories keep metadata/app_icon.jpg from `deliver
          init`): ignored since icons come with the build | frames-drawn never | source apple-icon
        | note square corners, no alpha
    appstore-clip | App Clip header image | kind card | sizes 1800x1200 | count 1-1 per locale
        | need conditional: the app has an App Clip
        | fastlane deliver <app_clip_header_images_path>/<locale>/*.png: one file a locale; exactly 1800x1200 or an
          error | frames-drawn not done | source fastlane
    appstore-event-card | In-app event card | kind card | least 1920x1080 | most 3840x2160 | aspects 16:9
        | best 1920x1080 | count 1-1 per locale
        | need conditional: the app announces an in-app event | frames-drawn not done | source apple-media
    appstore-event-page | In-app event details page | kind header | least 1080x1920 | most 2160x3840 | aspects 9:16
        | best 1080x1920 | count 1-1 per locale
        | need conditional: the app announces an in-app event | frames-drawn not done | source apple-media
    appstore-purchase | Promoted in-app purchase | kind icon | sizes 1024x1024 | count 0-1 | need optional
        | frames-drawn never | source apple-media
    """#
