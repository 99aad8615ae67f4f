/// The networks, and link cards.
///
/// The form of the rows: ``SlotRows``.
let networkRows = #"""
    each: place x | need optional | frames-drawn common
    x-image | Picture of a post | kind card | sides 4-8192 | formats png jpeg gif webp | colour srgb | bytes 5000000
        | best 1600x900 | count 0-4 per post | source x-media
        | note 16:9 and 4:3, 3:4, 2:1 show whole in the timeline
    x-gif | Moving picture of a post | kind gif | most 1280x1080 | formats gif | colour srgb | bytes 15000000
        | moves must | frames 350 | volume 300000000 | best 1080x1080 | count 0-1 per post | source x-media
    x-film | Film of a post | kind preview-video | least 32x32 | most 1280x1024 turned | ratio 0.3333-3
        | formats mp4 mov | bytes 512000000 | film x | best 1280x720 | count 0-1 per post | source x-media
        | note 720x1280 and 720x720 as well; subscribers 1080p
    x-header | Profile header | made banner header | kind header | aspects 3:1 advised | formats png jpeg | colour srgb opaque
        | bytes 5000000 | best 1500x500 | count 0-1 | frames-drawn not done | source x-profile
    x-avatar | Profile picture | made banner mark | kind icon | least 200x200 | aspects 1:1 advised | formats png jpeg | colour srgb
        | bytes 2000000 | best 400x400 | count 0-1 | frames-drawn never | source x-profile
    x-card | Link card (summary_large_image) | kind card | least 300x157 | most 4096x4096 | aspects 2:1 advised
        | formats png jpeg gif webp | colour srgb | bytes 5000000 | best 1200x630 | count 0-1 | source x-card
        | note og:image is used where twitter:image is missing

    each: place mastodon | need optional | frames-drawn common | source mastodon-posting
    mastodon-image | Picture of a post | kind card | pixels 33177600 | formats png jpeg webp heif avif | colour srgb
        | bytes 16777216 | best 1600x900 | count 0-4 per post | source mastodon-instance
        | note scaled down to 8.3 MP; limits are the instance's, readable at /api/v2/instance
    mastodon-gif | Moving picture of a post | kind gif | pixels 921600 | formats gif | colour srgb | bytes 16777216
        | moves may | best 1080x810 | count 0-1 per post
        | note less than 1 MP (1280x720) for still GIFs too; becomes a silent MP4
    mastodon-film | Film of a post | kind preview-video | pixels 8294400 | formats mp4 m4v mov webm
        | bytes 103809024 | film mastodon | count 0-1 per post | source mastodon-instance
        | note recoded to at most 1300 kb/s
    mastodon-header | Profile header | made banner header | kind header | formats png jpeg gif webp | colour srgb | bytes 2000000
        | best 1500x500 | count 0-1 | frames-drawn allowed
    mastodon-avatar | Profile picture | made banner mark | kind icon | formats png jpeg gif webp | colour srgb | bytes 2000000
        | best 400x400 | count 0-1 | frames-drawn never

    each: place bluesky | need optional
    bluesky-image | Picture of a post | kind card | formats png jpeg webp | colour srgb | bytes 2000000
        | best 2000x1125 | count 0-4 per post | frames-drawn common | source bsky-images
        | note decimal bytes; send aspectRatio; clients scale to 2000 on the long side. A GIF posted as a picture
          stands still
    bluesky-gallery | Gallery of a post | kind gallery | formats png jpeg webp | colour srgb | bytes 2000000
        | best 2000x1125 | count 0-10 per post | frames-drawn common | source bsky-gallery
        | note embed app.bsky.embed.gallery: aspectRatio is required; clients stop at 10, the schema at 20
    bluesky-film | Film of a post | kind preview-video | formats mp4 | bytes 300000000 | film bluesky
        | count 0-1 per post | frames-drawn common | source bsky-video
        | note bytes are primary; 3 minutes second hand; presentation "gif" makes a silent loop of it
    bluesky-card | Link card thumbnail | kind card | formats png jpeg webp | colour srgb | bytes 1000000
        | best 1200x630 | count 0-1 | frames-drawn allowed | source bsky-card
    bluesky-banner | Profile banner | made banner header | kind header | formats png jpeg | colour srgb | bytes 1000000 | best 3000x1000
        | count 0-1 | frames-drawn allowed | source bsky-profile
    bluesky-avatar | Profile picture | made banner mark | kind icon | formats png jpeg | colour srgb | bytes 1000000 | best 1000x1000
        | count 0-1 | frames-drawn never | source bsky-profile

    each: place threads | need optional | frames-drawn common | source threads
    threads-image | Picture of a post | kind card | widths 320-1440 scaled | ratio 0.1-10 | formats png jpeg
        | colour srgb | bytes 8000000 | best 1440x1080 | count 0-20 per post
        | note 2 to 20 make a carousel; sRGB; other widths are scaled, not refused; no GIF
    threads-film | Film of a post | kind preview-video | widths 1-1920 | ratio 0.01-10 | formats mp4 mov
        | bytes 1000000000 | film threads | best 1080x1920 | count 0-1 per post

    each: place instagram | need optional | frames-drawn common | source instagram
    instagram-image | Picture of a post | kind card | widths 320-1440 scaled | ratio 0.8-1.91 | formats jpeg
        | colour srgb opaque | bytes 8000000 | best 1080x1350 | count 0-10 per post
        | note the API takes JPEG only; the app also 3:4 since 2026 while Meta's reference still ends at 4:5; sRGB
    instagram-reel | Reel | kind preview-video | widths 1-1920 | ratio 0.01-10 | formats mp4 mov | bytes 300000000
        | film instagram-reel | best 1080x1920 | count 0-1 per post
        | note leave 14 % above, 35 % below and 6 % at the sides free of words

    each: place linkedin | need optional
    linkedin-image | Picture of a post | kind card | pixels 36152319 | formats png jpeg gif | colour srgb
        | bytes 5000000 | best 1200x627 | count 0-20 per post | frames-drawn common | source linkedin-api
        | note fewer than 36,152,320 pixels; 2 to 20 pictures; bytes are not stated by the API, 5 MB by its
          resellers, 8 MB by its help
    linkedin-gif | Moving picture of a post | kind gif | pixels 36152319 | formats gif | colour srgb | bytes 5000000
        | moves may | frames 250 | best 1080x1080 | count 0-1 per post | frames-drawn common | source linkedin-api
        | note GIFs do move in posts; the API says 250 frames, its help 500: the stricter counts
    linkedin-film | Film of a post | kind preview-video | least 256x144 | most 4096x2304 | ratio 0.4167-2.4
        | formats mp4 | bytes 500000000 | film linkedin | best 1920x1080 | count 0-1 per post | frames-drawn common
        | source linkedin-api | note at least 75 KB
    linkedin-card | Link card | kind card | least 1200x627 | formats png jpeg gif | colour srgb | bytes 5000000
        | best 1200x627 | count 0-1 | frames-drawn allowed | source linkedin-help
        | note under 401 wide it becomes a thumbnail
    linkedin-cover | Page cover | made banner header | kind header | formats png jpeg | colour srgb opaque | bytes 3000000 | best 1512x256
        | count 0-1 | frames-drawn allowed | source linkedin-help
    linkedin-logo | Page logo | made banner mark | kind icon | least 268x268 | aspects 1:1 | formats png jpeg | colour srgb
        | bytes 3000000 | best 400x400 | count 0-1 | frames-drawn never | source linkedin-help

    each:
    reddit-image | Picture of a post | place reddit | kind card | formats png jpeg gif webp | colour srgb
        | bytes 10000000 | moves may | best 1600x900 | count 0-20 per post | need optional | frames-drawn common
        | source reddit
        | note 10 MB through the API; the site itself is said to take 20 MB pictures and 100 MB GIFs; no film
          through the API

    each:
    og-card | Link card | place open-graph | kind card | least 200x200 | aspects 191:100 advised
        | formats png jpeg gif webp | colour srgb | bytes 8000000 | best 1200x630 | count 1-1
        | need recommended: every page | frames-drawn common | source meta-og
        | note below 600x315 it is shown small; absolute address; give og:image:width and height; one picture of
          1200x630 below 1,000,000 B serves X, LinkedIn, Mastodon, Bluesky, GitHub at once

    each: place youtube | formats png jpeg | colour srgb opaque | count 0-1 | need optional | source youtube
    youtube-thumbnail | Thumbnail | made banner social | kind cover | least 640x360 | most 3840x2160 | aspects 16:9 | bytes 2000000
        | best 1280x720 | frames-drawn common
        | note 2 MB from a phone, 50 MB from a desk; the lower right 270x155 of 1280x720 is covered
    youtube-banner | Banner | made banner header | kind header | least 2048x1152 | aspects 16:9 | bytes 6000000 | best 2560x1440
        | frames-drawn allowed
        | note words inside the middle 1235x338 of 2048x1152
    """#
