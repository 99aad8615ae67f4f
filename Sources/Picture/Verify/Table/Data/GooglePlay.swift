/// Google Play, and F-Droid, which reads the same folders.
///
/// The form of the rows: ``SlotRows``.
let googlePlayRows = #"""
    each: place google-play | kind screenshot | slimmest 2 | formats png jpeg | colour rgb opaque flat
        | bytes 8000000 | frames-drawn allowed | loose alpha ratio
    play-phone | Phone screenshots | made scenes android | sides 320-3840 | aspects 16:9 9:16 advised | best 1080x1920
        | count 2-8 per locale | need required: always
        | fastlane supply metadata/android/<locale>/images/phoneScreenshots/*.png
        | frames-drawn allowed; words at most about 20 % of the picture | source play-help
        | note help page: 24-bit PNG or JPEG without alpha, sides 320 to 3840, the long one at most twice the short
          one; console form: 16:9 or 9:16, 8 MB. Practice is looser: of 434 pictures in 30 public repositories 76
          are longer than 2:1 and 122 have an alpha channel, so report both as warnings for pictures that were
          imported, errors for those we make. supply takes png, jpg, jpeg in any case, sorted by name. At least 4 of
          1080 or more, 16:9 or 9:16, to be recommended; games: 3 landscape
    play-tablet-7 | 7" tablet screenshots | made scenes android-tablet | sides 320-3840 | aspects 16:9 9:16 advised | best 1200x1920
        | count 0-8 per locale | need optional
        | fastlane supply metadata/android/<locale>/images/sevenInchScreenshots/*.png | source play-help
        | note 1200x1920 is 16:10: the console form asks for 16:9 or 9:16, so 1080x1920 or 2160x3840 is safest
    play-tablet-10 | 10" tablet screenshots | made scenes android-tablet | sides 1080-7680 | aspects 16:9 9:16 advised | best 1440x2560
        | count 0-8 per locale | need optional
        | fastlane supply metadata/android/<locale>/images/tenInchScreenshots/*.png | source play-console
    play-chromebook | Chromebook screenshots | made scenes laptop | sides 1080-7680 | aspects 16:9 9:16 advised | best 1920x1080
        | count 0-8 per locale | need optional | source play-console
        | note console only: neither the publishing API's AppImageType nor supply has it
    play-tv | Android TV screenshots | made scenes tv | sides 320-3840 | aspects 16:9 9:16 advised | best 1920x1080
        | count 1-8 per locale
        | need conditional: the app runs on Android TV | on android tv
        | fastlane supply metadata/android/<locale>/images/tvScreenshots/*.png | source play-help
    play-wear | Wear OS screenshots | made scenes watch bare | sides 384-3840 | aspects 1:1 | best 454x454 | count 1-8 per locale
        | need conditional: the app runs on Wear OS | on wear os
        | fastlane supply metadata/android/<locale>/images/wearScreenshots/*.png
        | frames-drawn never: the screen alone, no text, no background, no mask | source play-wear

    each: place google-play | count 1-1 per locale | source play-help
    play-feature | Feature graphic | made banner feature | kind feature-graphic | sizes 1024x500 | formats png jpeg
        | colour rgb opaque flat | loose alpha | bytes 15000000 | need required: always
        | fastlane supply metadata/android/<locale>/images/featureGraphic.png | frames-drawn allowed
        | note JPEG or 24-bit PNG, no alpha; a play button covers the middle where there is a film; keep the outer
          15 % free of words. The last of featureGraphic.{png,jpg,jpeg} by name wins. Of 68 measured 57 are RGB, 11
          have alpha
    play-icon | Icon | made banner mark | kind icon | sizes 512x512 | formats png | colour rgb flat | bytes 1048576
        | need required: always
        | fastlane supply metadata/android/<locale>/images/icon.png | frames-drawn never
        | note 32-bit PNG, full square: Play rounds the corners (30 %) and adds the shadow; 1024 KB
    play-tv-banner | TV banner | made banner tv | kind card | sizes 1280x720 | formats png jpeg | colour rgb opaque flat
        | need conditional: the app runs on Android TV | on android tv
        | fastlane supply metadata/android/<locale>/images/tvBanner.png | frames-drawn not done
    play-film | Preview film | kind preview-video | formats url | count 0-1 per locale | need optional
        | fastlane supply metadata/android/<locale>/video.txt | frames-drawn allowed
        | note an address of YouTube, no file: public or unlisted, no advertisements, no age limit; landscape is
          shown best; the first 30 s play without sound

    each: place f-droid | formats png jpeg | colour srgb | count 0-1 per locale | need optional
        | frames-drawn allowed | source fdroid
    fdroid-phone | F-Droid phone screenshots | made scenes android | best 1080x1920 | kind screenshot | count 0- per locale
        | need recommended
        | fastlane supply fastlane/metadata/android/<locale>/images/phoneScreenshots/*.png
        | note same folders as supply for phone, sevenInch, tenInch, tv, wear; shown in order of name
    fdroid-icon | F-Droid icon | made banner mark | best 512x512 | kind icon | aspects 1:1 | formats png
        | fastlane supply fastlane/metadata/android/<locale>/images/icon.png | frames-drawn never
        | note 512x512 as for Play; without it the icon of the APK
    fdroid-feature | F-Droid feature graphic | made banner feature | kind feature-graphic | sizes 1024x500 | colour srgb opaque
        | fastlane supply fastlane/metadata/android/<locale>/images/featureGraphic.png
        | note promoGraphic.png (180x120) is read as well, from the time before 2019
    """#
