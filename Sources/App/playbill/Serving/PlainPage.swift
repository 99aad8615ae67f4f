import Markup

/// A page of the preview that is no page of the site, in the colours of the studio, which shows it in a frame.
struct PlainPage {
    /// What it is called.
    var title: String
    /// Style for what it alone has.
    var style = ""
    /// What stands below its title, as HTML.
    var body: String

    var html: String {
        let title = escaped(title)
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
            <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
            <link rel="icon" href="data:,">
            <style>
            :root { color-scheme: light dark; background: light-dark(#fbfaf6, #131219); color: light-dark(#1c1a22, #edeaf3) }
            body { font: 1.05rem/1.6 Inter, system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 2.2rem 1.2rem 3rem; overflow-wrap: anywhere }
            h1 { font-size: 1.7rem; letter-spacing: -.02em; line-height: 1.2; margin: 0 0 1.4rem }
            a { color: inherit; text-decoration-color: light-dark(#c4391f, #ff8b6e); text-underline-offset: .18em }
            a:hover { color: light-dark(#c4391f, #ff8b6e) } :focus-visible { outline: .16rem solid light-dark(#c4391f, #ff8b6e); outline-offset: .15rem }
            \(style)
            </style></head><body><main><h1>\(title)</h1>\(body)</main></body></html>

            """
    }
}
