/// The places of the table: name in manifests, name as people say it, what it is to a product; for a store the platforms
/// that it has products for, and the hosts of pages by which a product belongs there.
///
/// `open-graph` is every page's link card.
let placeRows = #"""
    app-store | App Store | store
        | on iphone, ipad, ios, ipados, apple tv, tvos, apple watch, watchos, vision pro, apple vision pro, visionos
    mac-app-store | Mac App Store | store | on mac, macos
    google-play | Google Play | store | on android, android tv, wear os, chromebook
    f-droid | F-Droid | home | at f-droid.org
    steam | Steam | home | at store.steampowered.com
    itch | itch.io | home | at itch.io
    product-hunt | Product Hunt | network
    github | GitHub | home | at github.com
    hacker-news | Hacker News | network
    x | X | network
    mastodon | Mastodon | network
    bluesky | Bluesky | network
    threads | Threads | network
    instagram | Instagram | network
    linkedin | LinkedIn | network
    reddit | Reddit | network
    youtube | YouTube | home | at youtube.com youtu.be
    open-graph | Link cards | network
    press | Press | network
    """#
