/// The films of the App Store: previews, the page's header, search results.
///
/// The form of the rows: ``SlotRows``.
let appPreviewRows = #"""
    each: place app-store | kind preview-video | formats mp4 mov m4v | bytes 500000000 | film app-preview
        | count 0-3 per locale | need optional | frames-drawn never | source fastlane
    appstore-iphone-69-preview | App preview, iPhone 6.9" | sizes 886x1920 turned | alias IPHONE_67
        | fastlane deliver <app_previews_path>/<locale>/*IPHONE_67*.mp4
    appstore-iphone-65-preview | App preview, iPhone 6.5" | sizes 886x1920 turned | alias IPHONE_65
        | fastlane deliver <app_previews_path>/<locale>/*IPHONE_65*.mp4
    appstore-iphone-63-preview | App preview, iPhone 6.3" | sizes 886x1920 turned | alias IPHONE_61
        | fastlane deliver <app_previews_path>/<locale>/*IPHONE_61*.mp4
    appstore-iphone-61-preview | App preview, iPhone 6.1" | sizes 886x1920 turned | alias IPHONE_58
        | fastlane deliver <app_previews_path>/<locale>/*IPHONE_58*.mp4
    appstore-iphone-55-preview | App preview, iPhone 5.5" | sizes 1080x1920 turned | alias IPHONE_55
        | fastlane deliver <app_previews_path>/<locale>/*IPHONE_55*.mp4
    appstore-iphone-47-preview | App preview, iPhone 4.7" | sizes 750x1334 turned | alias IPHONE_47
        | fastlane deliver <app_previews_path>/<locale>/*IPHONE_47*.mp4
    appstore-iphone-40-preview | App preview, iPhone 4" | sizes 1080x1920 turned | alias IPHONE_40
        | fastlane deliver <app_previews_path>/<locale>/*IPHONE_40*.mp4
    appstore-ipad-13-preview | App preview, iPad 13" | sizes 1200x1600 turned | alias IPAD_PRO_3GEN_129
        | fastlane deliver <app_previews_path>/<locale>/*IPAD_PRO_3GEN_129*.mp4
    appstore-ipad-11-preview | App preview, iPad 11" | sizes 1200x1600 turned | alias IPAD_PRO_3GEN_11
        | fastlane deliver <app_previews_path>/<locale>/*IPAD_PRO_3GEN_11*.mp4
    appstore-ipad-129-2nd-preview | App preview, iPad Pro 12.9" (2nd) | sizes 1200x1600 900x1200 turned
        | alias IPAD_PRO_129
        | fastlane deliver <app_previews_path>/<locale>/*IPAD_PRO_129*.mp4
    appstore-ipad-105-preview | App preview, iPad 10.5" | sizes 1200x1600 turned | alias IPAD_105
        | fastlane deliver <app_previews_path>/<locale>/*IPAD_105*.mp4
    appstore-ipad-97-preview | App preview, iPad 9.7" | sizes 900x1200 turned | alias IPAD_97
        | fastlane deliver <app_previews_path>/<locale>/*IPAD_97*.mp4

    each:
    appstore-iphone-duo-preview | App preview, iPhone Duo | place app-store | kind preview-video
        | sizes 886x1920 turned | formats mp4 mov m4v | bytes 500000000 | film app-preview | count 0-3 per locale
        | need optional | frames-drawn never | source apple-library
        | note reference data: 1920x886 or 886x1920, 15 to 30 s, 23 to 30 fps, audio required

    each: kind preview-video | formats mp4 mov m4v | bytes 500000000 | film app-preview | count 0-3 per locale
        | need optional | frames-drawn never | source apple-preview-specs
    appstore-mac-preview | App preview, Mac | place mac-app-store | sizes 1920x1080 | alias DESKTOP
        | fastlane deliver <app_previews_path>/<locale>/*DESKTOP*.mp4: token, but fastlane has no size for it and
          skips the file with a warning
        | note landscape only; no preview for Apple Watch or iMessage
    appstore-tv-preview | App preview, Apple TV | place app-store | sizes 1920x1080 | alias APPLE_TV
        | note landscape only; no preview for Apple Watch or iMessage

    each: place app-store | formats mp4 m4v mov | film app-creative | count 0-1 per locale | need optional
        | frames-drawn not established | source apple-library
    appstore-vision-preview | App preview, Apple Vision Pro | kind preview-video | sizes 3840x2160
        | formats mp4 mov m4v | bytes 500000000 | film appstore-vision | alias APPLE_VISION_PRO
        | count 0-3 per locale | frames-drawn never | source apple-preview-specs
        | note landscape only; no preview for Apple Watch or iMessage
    appstore-header-film | Product page header, film | kind header | sizes 3840x1646
    appstore-search-film | Search results, film | kind card | least 1920x1280 | most 3840x2560 | aspects 3:2
    """#
