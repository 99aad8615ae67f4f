/// The screenshots of the App Store and the Mac App Store.
///
/// The form of the rows: ``SlotRows``.
let appStoreScreenshotRows = #"""
    each: place app-store | kind screenshot | formats png jpeg | colour rgb opaque flat | count 1-10 per locale
        | need optional | made scenes iphone
        | fastlane deliver screenshots/<locale>/*.png | frames-drawn allowed | source fastlane
    appstore-iphone-69 | iPhone 6.9"
        | on iphone, ios | group iphone | sizes 1260x2736 1290x2796 1320x2868 turned | best 1320x2868
        | alias APP_IPHONE_67
        | need required: the app runs on iPhone; a 6.5" set will do instead
        | device iPhone 18 Pro Max, 17 Pro Max, 16 Pro Max, 16 Plus, 15 Pro Max, 15 Plus, 14 Pro Max (1290x2796),
          iPhone Air (1260x2736)
    appstore-iphone-65 | iPhone 6.5"
        | on iphone, ios | group iphone | sizes 1242x2688 1284x2778 turned | best 1284x2778 | alias APP_IPHONE_65
        | need conditional: required where there is no 6.9" set
        | device iPhone 14 Plus, 13 Pro Max, 12 Pro Max (1284x2778), 11 Pro Max, XS Max (1242x2688); XR and 11 have
          828x1792 and go here scaled
    appstore-iphone-63 | iPhone 6.3"
        | on iphone, ios | sizes 1179x2556 1206x2622 turned | best 1206x2622 | alias APP_IPHONE_61
        | device iPhone 18 Pro, 17 Pro, 17, 16 Pro (1206x2622), 16, 15, 15 Pro, 14 Pro (1179x2556)
    appstore-iphone-61 | iPhone 6.1" | on iphone, ios | sizes 1170x2532 1125x2436 1080x2340 turned | best 1170x2532
        | alias APP_IPHONE_58
        | device iPhone 17e, 16e, 14, 13, 12 (1170x2532), X, XS, 11 Pro (1125x2436), 13 mini, 12 mini (1080x2340)
    appstore-iphone-55 | iPhone 5.5" | on iphone, ios | sizes 1242x2208 turned | best 1242x2208 | alias APP_IPHONE_55
        | device iPhone 8 Plus, 7 Plus, 6s Plus
    appstore-iphone-47 | iPhone 4.7" | on iphone, ios | sizes 750x1334 turned | best 750x1334 | alias APP_IPHONE_47
        | device iPhone SE (2nd and 3rd), 8, 7, 6s
    appstore-iphone-40 | iPhone 4"
        | on iphone, ios | sizes 640x1096 640x1136 1136x600 1136x640 | best 640x1136 | alias APP_IPHONE_40
        | device iPhone SE (1st), 5s
    appstore-iphone-35 | iPhone 3.5"
        | on iphone, ios | sizes 640x920 640x960 960x600 960x640 | best 640x960 | alias APP_IPHONE_35
        | device iPhone 4s
    appstore-ipad-13 | iPad 13"
        | made scenes ipad | on ipad, ipados | sizes 2048x2732 2064x2752 turned | best 2064x2752 | alias APP_IPAD_PRO_3GEN_129
        | need required: the app runs on iPad
        | device iPad Pro 13" M4 and M5 (2064x2752), iPad Air 13" and iPad Pro 12.9" 3rd to 6th (2048x2732)
        | fastlane deliver screenshots/<locale>/*.png: pixels; 2048x2732 is this one unless the path says otherwise
          (see ipad-129-2nd)
    appstore-ipad-129-2nd | iPad Pro 12.9" (2nd) | made scenes ipad | sizes 2048x2732 turned | best 2048x2732 | alias APP_IPAD_PRO_129
        | device iPad Pro 12.9" 1st and 2nd
        | fastlane deliver screenshots/<locale>/*.png: 2048x2732 and "app_ipad_pro_129", or "12.9" with "2nd
          generation", anywhere in the path
    appstore-ipad-11 | iPad 11" | made scenes ipad | sizes 1488x2266 1668x2420 1668x2388 1640x2360 turned | best 1668x2420
        | alias APP_IPAD_PRO_3GEN_11
        | device iPad Pro 11" M4 and M5 (1668x2420), older 11" (1668x2388), iPad Air 11" and iPad 10th, A16
          (1640x2360), iPad mini 6th, A17 Pro (1488x2266)
    appstore-ipad-105 | iPad 10.5" | made scenes ipad | sizes 1668x2224 turned | best 1668x2224 | alias APP_IPAD_105
        | device iPad Pro 10.5", Air 3rd
    appstore-ipad-97 | iPad 9.7" | made scenes ipad | sizes 1024x748 1024x768 2048x1496 2048x1536 768x1004 768x1024 1536x2008 1536x2048
        | best 1536x2048 | alias APP_IPAD_97 | device iPad 9.7", mini up to 5th

    each: place app-store | kind screenshot | formats png jpeg | colour rgb opaque flat | count 1-10 per locale
        | frames-drawn allowed | source fastlane
    appstore-mac | Mac | place mac-app-store | made scenes mac
        | on mac, macos | sizes 1280x800 1440x900 2560x1600 2880x1800 | best 2880x1800
        | alias APP_DESKTOP
        | need required: the app is on the Mac App Store | device any Mac
        | fastlane deliver screenshots/<locale>/*.png
    appstore-tv | Apple TV | made scenes tv | on apple tv, tvos | sizes 1920x1080 3840x2160 | best 3840x2160 | alias APP_APPLE_TV
        | need required: the app runs on tvOS | device Apple TV HD and 4K
        | fastlane deliver screenshots/appleTV/<locale>/*.png: pixels; 3840x2160 is Apple TV unless the path has
          "vision" in it
    appstore-vision | Apple Vision Pro | made scenes vision | on vision pro, apple vision pro, visionos
        | sizes 3840x2160 | alias APP_APPLE_VISION_PRO
        | need required: the app runs on visionOS | device Apple Vision Pro
        | fastlane deliver screenshots/<locale>/*.png: 3840x2160 and "vision" anywhere in the path, any case
    appstore-iphone-duo | iPhone Duo | sizes 2007x2853 1398x2034 turned | best 2007x2853
        | need conditional: required for every submission of an iPhone app from April 2027 (some say: built with the
          iOS 27.1 SDK or later); optional until then
        | device iPhone Duo (foldable, 2026-10-23): inner 7.6" and outer 5.4" display | source apple-library
        | note four sizes in one group: inner 2007x2853 and 2853x2007, outer 1398x2034 and 2034x1398. The set-based
          API has no ScreenshotDisplayType for it and fastlane @ d5347690d47d refuses the sizes: keep these files
          out of deliver's screenshots/ folder. The inner size is what the system renders (669x951 points at 3x),
          not the panel (1878x2670). Release note of 2026-09-09: also specified iPhone 18 Pro, 18 Pro Max, Watch
          Ultra 4 and Series 12, which need no new sizes (1206x2622, 1320x2868, 422x514, 416x496)

    each: place app-store | kind screenshot | formats png jpeg | colour rgb opaque flat | count 1-10 per locale
        | need conditional: the app runs on watchOS: one watch set is required | on apple watch, watchos | group watch
        | made scenes watch bare
        | fastlane deliver screenshots/<locale>/*.png | frames-drawn not done | source fastlane
    appstore-watch-ultra | Apple Watch Ultra | sizes 410x502 422x514 | best 422x514 | alias APP_WATCH_ULTRA
        | device Ultra 3 and 4 (422x514), Ultra and Ultra 2 (410x502)
        | note where another file of the folder is named *_framed.*, only names with "framed" or "watch" go up
    appstore-watch-46 | Apple Watch Series 10 to 12 | sizes 416x496 | alias APP_WATCH_SERIES_10
        | device Series 10, 11, 12 (46 mm)
        | note where another file of the folder is named *_framed.*, only names with "framed" or "watch" go up
    appstore-watch-45 | Apple Watch Series 7 to 9 | sizes 396x484 | alias APP_WATCH_SERIES_7
        | device Series 7, 8, 9 (45 mm)
        | note where another file of the folder is named *_framed.*, only names with "framed" or "watch" go up
    appstore-watch-44 | Apple Watch Series 4 to 6, SE | sizes 368x448 | alias APP_WATCH_SERIES_4
        | device Series 4, 5, 6, SE (44 mm)
        | note where another file of the folder is named *_framed.*, only names with "framed" or "watch" go up
    appstore-watch-42 | Apple Watch Series 3 | sizes 312x390 | alias APP_WATCH_SERIES_3 | device Series 3 (42 mm)
        | note where another file of the folder is named *_framed.*, only names with "framed" or "watch" go up

    each: place app-store | kind screenshot | formats png jpeg | colour rgb opaque flat | count 1-10 per locale
        | need conditional: the app is an iMessage app or has an iMessage extension shown in the store
        | fastlane deliver screenshots/iMessage/<locale>/*.png | frames-drawn allowed | source fastlane
    imessage-iphone-69 | iMessage, iPhone 6.9" | sizes 1260x2736 1290x2796 1320x2868 turned | best 1320x2868
        | alias IMESSAGE_APP_IPHONE_67
    imessage-iphone-65 | iMessage, iPhone 6.5" | sizes 1242x2688 1284x2778 turned | best 1284x2778
        | alias IMESSAGE_APP_IPHONE_65
    imessage-iphone-63 | iMessage, iPhone 6.3" | sizes 1179x2556 1206x2622 turned | best 1206x2622
        | alias IMESSAGE_APP_IPHONE_61
    imessage-iphone-61 | iMessage, iPhone 6.1" | sizes 1170x2532 1125x2436 1080x2340 turned | best 1170x2532
        | alias IMESSAGE_APP_IPHONE_58
    imessage-iphone-55 | iMessage, iPhone 5.5" | sizes 1242x2208 turned | best 1242x2208
        | alias IMESSAGE_APP_IPHONE_55
    imessage-iphone-47 | iMessage, iPhone 4.7" | sizes 750x1334 turned | best 750x1334
        | alias IMESSAGE_APP_IPHONE_47
    imessage-iphone-40 | iMessage, iPhone 4" | sizes 640x1096 640x1136 1136x600 1136x640 | best 640x1136
        | alias IMESSAGE_APP_IPHONE_40
    imessage-ipad-13 | iMessage, iPad 13" | sizes 2048x2732 2064x2752 turned | best 2064x2752
        | alias IMESSAGE_APP_IPAD_PRO_3GEN_129
    imessage-ipad-129-2nd | iMessage, iPad Pro 12.9" (2nd) | sizes 2048x2732 turned | best 2048x2732
        | alias IMESSAGE_APP_IPAD_PRO_129
    imessage-ipad-11 | iMessage, iPad 11" | sizes 1488x2266 1668x2420 1668x2388 1640x2360 turned | best 1668x2420
        | alias IMESSAGE_APP_IPAD_PRO_3GEN_11
    imessage-ipad-105 | iMessage, iPad 10.5" | sizes 1668x2224 turned | best 1668x2224 | alias IMESSAGE_APP_IPAD_105
    imessage-ipad-97 | iMessage, iPad 9.7"
        | sizes 1024x748 1024x768 2048x1496 2048x1536 768x1004 768x1024 1536x2008 1536x2048 | best 1536x2048
        | alias IMESSAGE_APP_IPAD_97
    """#
