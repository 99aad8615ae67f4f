/// Steam.
///
/// The form of the rows: ``SlotRows``.
let steamRows = #"""
    each: place steam | made banner capsule | kind capsule | formats png jpeg | colour rgb opaque | count 1-1 | need required
        | frames-drawn never | source steam-store
    steam-header | Header capsule | sizes 920x430 | source steam-store-page
        | note the old half sizes (460x215, 231x87, 616x353, 374x448) are no longer accepted; only game art, its
          name and an official subtitle: no review quotes, awards, discounts (rules of 2022-09-01)
    steam-small | Small capsule | sizes 462x174
        | note shown at 120x45 and 184x69 as well: the name nearly fills it. the old half sizes (460x215, 231x87,
          616x353, 374x448) are no longer accepted; only game art, its name and an official subtitle: no review
          quotes, awards, discounts (rules of 2022-09-01)
    steam-main | Main capsule | sizes 1232x706
        | note the old half sizes (460x215, 231x87, 616x353, 374x448) are no longer accepted; only game art, its
          name and an official subtitle: no review quotes, awards, discounts (rules of 2022-09-01)
    steam-vertical | Vertical capsule | sizes 748x896
        | note the old half sizes (460x215, 231x87, 616x353, 374x448) are no longer accepted; only game art, its
          name and an official subtitle: no review quotes, awards, discounts (rules of 2022-09-01)
    steam-library-header | Library header | sizes 920x430 | need optional | source steam-library
        | note without it the header capsule

    each: place steam | formats png jpeg | frames-drawn never
    steam-screenshot | Screenshots | made scenes tv bare | kind screenshot | least 1920x1080 | aspects 16:9 | colour rgb opaque
        | best 1920x1080 | count 5- | need required | source steam-store
        | note at least five, of the game being played; no frames, no words laid over. 3840x2160 is taken
    steam-library-capsule | Library capsule | made banner capsule | kind cover | sizes 600x900 | colour rgb opaque | count 1-1
        | need required | source steam-library-page
    steam-event-cover | Event cover | made banner capsule | kind card | sizes 800x450 | colour rgb opaque | count 0-1 | need optional
        | source steam-event
    steam-trailer | Trailer | kind preview-video | sizes 1920x1080 | formats mp4 mov wmv avi | film steam-trailer
        | count 1- | need required: every product page | source steam-trailer
        | note 16:9; begins with the game being played; converted by Steam

    each: place steam | made banner backdrop | kind header | formats png jpeg | colour rgb opaque | count 1-1 | need optional
        | frames-drawn never
    steam-background | Page background | sizes 1438x810 | source steam-store
        | note shown dimmed and faded at the edges; without it the last screenshot is used
    steam-library-hero | Library hero | sizes 3840x1240 | formats png | need required | source steam-library
        | note no name, no words; safe area 860x380 in the middle
    steam-event-header | Event header | made banner header | sizes 1920x622 | count 0-1 | source steam-event

    each: place steam | kind icon | count 1-1 | need required | frames-drawn never | source steam-library
    steam-library-logo | Library logo | made banner logo | most 1280x720 | either 1280x x720 | formats png | colour rgb transparent
        | best 1280x720
        | note transparent PNG, 1280 wide or 720 high
    steam-community-icon | Community icon | made banner mark | sizes 184x184 | formats jpeg | colour rgb opaque
    steam-shortcut-icon | Shortcut icon | made banner mark | sizes 256x256 | formats png ico | colour rgb
    """#
