/// Places where things are launched and kept: itch.io, Product Hunt, GitHub; and the press.
///
/// The form of the rows: ``SlotRows``.
let launchPlaceRows = #"""
    each: place itch | formats png jpeg gif | colour srgb | bytes 3000000 | moves may | frames-drawn allowed
        | source itch
    itch-cover | Cover | made banner cover | kind cover | least 315x250 | aspects 315:250 | best 630x500 | count 1-1
        | need required: to be listed
        | note size and ratio are primary; the 3 MB are second hand. A moving cover must not flash
    itch-screenshot | Screenshots | made scenes tv bare | kind screenshot | best 1920x1080 | count 3-5 | need recommended
        | note any size; three to five are advised
    itch-banner | Banner (instead of the title) | made banner header | kind header | best 960x300 | count 0-1 | need optional
        | note no size is stated; the page column is 960 wide; the trailer is an address of YouTube or Vimeo

    each: place product-hunt | formats png jpeg gif | colour srgb | moves may | source ph
    ph-thumbnail | Thumbnail | made banner mark | kind icon | least 240x240 | aspects 1:1 | bytes 3000000 | best 600x600 | count 1-1
        | need required: always | frames-drawn not done | note shown at 240x240
    ph-gallery | Gallery | made scenes | kind gallery | bytes 5000000 | best 1270x760 | count 2-8 | need required: two at least
        | frames-drawn common
        | note the first one is the social card; a film is an address of YouTube or Loom; 1270x760 or more is
          advised; some kits say 3 MB

    each: place github | bytes 10000000 | count 0- | need optional | frames-drawn common | source github-attach
    github-social | Social preview | made banner social | need recommended | kind card | least 640x320 | aspects 2:1 advised | formats png jpeg gif
        | colour srgb | bytes 1000000 | moves never | best 1280x640 | count 0-1 | source github-preview
        | note keep 40 pt of the edge free (template); transparency is allowed and shows on dark pages
    github-readme | Picture of a README or comment | kind gif | formats png jpeg gif svg webp | colour srgb
        | moves may | best 1200x675
        | note 10 MB is the limit of an attachment; a file of the repository may be larger, yet the image proxy
          gives up on slow ones
    github-film | Film of a README or comment | kind preview-video | formats mp4 mov webm | film github
        | note 10 MB on a free plan, 100 MB on a paid one; H.264 advised

    each: place press | formats png jpeg | need recommended | source press
    press-screenshot | Press screenshots | kind screenshot | least 1280x720 | colour srgb | best 1920x1080 | count 6-
        | frames-drawn without frames; framed ones extra
        | note largest size there is, no words laid over
    press-logo | Press logo | kind icon | least 512x512 | formats png svg | colour srgb transparent | best 2048x2048
        | count 1- | frames-drawn never
    press-header | Press page header | made banner header | kind header | least 1200x400 | colour srgb opaque | best 1920x1080 | count 0-1
        | need optional | frames-drawn allowed
    """#
