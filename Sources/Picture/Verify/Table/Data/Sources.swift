/// Where the rules come from, as of when, and whether the owner says it or somebody who quotes the owner.
let ruleSourceRows = #"""
    fastlane | 2026-07-21 | primary | github fastlane/fastlane @ d5347690d47d
        (deliver/lib/deliver/app_screenshot.rb, loader.rb, sync_app_previews.rb;
        spaceship/lib/spaceship/connect_api/models/app_screenshot_set.rb, app_preview_set.rb; supply/lib/supply.rb,
        uploader.rb)
    apple-library | 2026-10-08 | second hand |
        https://developer.apple.com/documentation/appstoreconnectapi/app-asset-library (API 4.5.1), values of GET
        appAssetLibraryRefData as read live and written down by two public clients on 2026-10-06 and 2026-10-08
    apple-specs | 2026-10-06 | second hand |
        https://developer.apple.com/help/app-store-connect/reference/app-information/screenshot-specifications, as
        quoted by several public repositories in September to November 2026
    apple-preview-specs | 2026-11 | second hand |
        https://developer.apple.com/help/app-store-connect/reference/app-information/app-preview-specifications
        (Japanese edition read for store.md); sizes of Mac, TV and Vision from third parties that name this page
    apple-icon | 2026-11 | second hand | Apple, Human Interface Guidelines, App icons; the icon is part of the
        binary
    apple-media | 2026-11 | second hand | App Store Connect Help, In-app event and promotional media specifications
    play-help | 2026-09 | second hand | https://support.google.com/googleplay/android-developer/answer/9866151 (Add
        preview assets), as quoted by public repositories
    play-console | 2026-06 | second hand | words of the upload form in Play Console, as quoted by public
        repositories
    play-wear | 2026-06 | second hand | Play Console Help, Wear OS screenshots; app_deploy_screenshots (a Dart
        package), Device.playStoreWear
    fdroid | 2026-11 | second hand | F-Droid, All About Descriptions, Graphics, and Screenshots; gitlab
        fdroid/repomaker issue 29
    steam-store | 2026-10-08 | second hand | https://partner.steamgames.com/doc/store/assets/standard and
        /doc/store/assets: header read there, the other sizes as quoted from there on 2026-10-08 by three public
        repositories that agree
    steam-library | 2026-10-08 | second hand | https://partner.steamgames.com/doc/store/assets/libraryassets:
        capsule read there, the others as quoted on 2026-10-08
    steam-event | 2026-11 | second hand | https://partner.steamgames.com/doc/marketing/event_tools
    steam-trailer | 2026-11 | second hand | https://partner.steamgames.com/doc/store/trailer
    itch | 2024-05-24 | primary | github itchio/itch.io @ 29c5b897fbaf docs/creators/getting-started.md,
        quality-guidelines.md
    ph | 2026-11 | second hand | github fmerian/awesome-product-hunt product-hunt-launch-kit.md; launch kits of a
        dozen public repositories agree on the sizes
    github-preview | 2026-11 | primary | github github/docs @ 05e50059a997
        customizing-your-repositorys-social-media-preview.md (older edition: 640x320; the form asks for 1280x640)
    github-attach | 2026-11 | primary | github github/docs @ 02ac71cd67f1 attaching-files.md
    x-media | 2026-08-22 | primary | github xdevplatform/docs @ 287132819074
        x-api/media/quickstart/best-practices.mdx
    x-profile | 2026-09-23 | second hand | X Help, profile and header images
    x-card | 2026-09-23 | second hand | X developer docs, summary card with large image (page no longer reachable)
    mastodon-posting | 2026-07-02 | primary | github mastodon/documentation @ 2903485da54a
        content/en/user/posting.md, profile.md
    mastodon-instance | 2026-07-02 | primary | github mastodon/documentation @ 2903485da54a
        content/en/entities/Instance.md (values of mastodon.social)
    bsky-images | 2026-08-20 | primary | github bluesky-social/atproto @ d6296a1cfdb4
        lexicons/app/bsky/embed/images.json; 1,000,000 until d8801e2a17 of 2026-04-08
    bsky-gallery | 2026-08-20 | primary | github bluesky-social/atproto @ d6296a1cfdb4
        lexicons/app/bsky/embed/gallery.json (added 2026-06-03)
    bsky-video | 2026-08-20 | primary | github bluesky-social/atproto @ d6296a1cfdb4
        lexicons/app/bsky/embed/video.json; 300 MB since b2de0ee1cc of 2026-08-11
    bsky-card | 2026-08-20 | primary | github bluesky-social/atproto @ d6296a1cfdb4
        lexicons/app/bsky/embed/external.json
    bsky-profile | 2026-08-20 | primary | github bluesky-social/atproto @ d6296a1cfdb4
        lexicons/app/bsky/actor/profile.json
    threads | 2026-09-23 | second hand | https://developers.facebook.com/docs/threads/overview, as quoted by public
        repositories
    instagram | 2026-08-08 | second hand |
        https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media, as
        quoted by public repositories (colours, read there: "images using other color spaces will have their color
        spaces converted to sRGB")
    linkedin-api | 2026-09 | second hand | LinkedIn Images API and Videos API (learn.microsoft.com), as quoted by
        public repositories
    linkedin-help | 2026-09-23 | second hand | LinkedIn Help, media limits and link previews
    reddit | 2026-11 | second hand | https://www.ayrshare.com/docs/media-guidelines/reddit
    meta-og | 2026-09-23 | second hand | Meta, Sharing for webmasters, Images in link shares
    youtube | 2026-09-23 | second hand | YouTube Help, thumbnails and channel branding
    press | 2026-11 | second hand | habit of press kits, see kit.md
    steam-store-page | 2026-10-08 | primary | https://partner.steamgames.com/doc/store/assets/standard
    steam-library-page | 2026-10-08 | primary | https://partner.steamgames.com/doc/store/assets/libraryassets
    """#
