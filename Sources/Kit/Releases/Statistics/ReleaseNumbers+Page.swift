import Dates
import Markup

extension ReleaseNumbers {
    /// All files: the section, the charts, and a page that shows both.
    package var files: [(file: String, text: String)] {
        [("stats.md", markdown), ("index.html", page)] + charts.map { ($0.file, $0.svg) }
    }

    /// The numbers as a page: the charts stand in it, so that it can be sent as one file.
    private var page: String {
        let head = ["", "after 3 days", "after 5 days", "now"].map { "<th scope=\"col\">\($0)</th>" }.joined()
        let body = rows.map { row in
            "<tr><th scope=\"row\">\(escaped(row[0]))</th>"
                + row.dropFirst().map { "<td>\($0)</td>" }.joined() + "</tr>"
        }.joined(separator: "\n")
        let charts = charts.enumerated().map { index, chart in
            // Several stand on one page: each has names of its own.
            "<figure>\(chart.svg.replacing("\"title", with: "\"title\(index)").replacing(" about\"", with: " about\(index)\"").replacing("\"about\"", with: "\"about\(index)\""))</figure>"
        }.joined(separator: "\n")
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>\(escaped(title)) in numbers</title>
            <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
            <meta name="color-scheme" content="light dark">
            <style>
            :root { color-scheme: light dark }
            body { font: 1.05rem/1.6 Inter, system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1.2rem; background: light-dark(#fbfaf6, #131219); color: light-dark(#1c1a22, #edeaf3) }
            h1 { font-size: clamp(1.7rem, 5vw, 2.4rem); line-height: 1.1; letter-spacing: -.03em; margin: 0 0 .3rem }
            .table { overflow-x: auto; margin: 1.6rem 0 2.4rem } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
            th, td { padding: .45rem .6rem; text-align: right; border-bottom: 1px solid light-dark(#e6e1d6, #2e2b39); white-space: nowrap }
            th:first-child { text-align: left; padding-left: 0 } thead th { font-weight: 500; color: light-dark(#625d69, #a8a3b5) }
            figure { margin: 0 0 2.4rem } svg { width: 100%; max-width: 36rem; height: auto; margin-left: -1.2rem } p { color: light-dark(#625d69, #a8a3b5); margin: 0 }
            @media (max-width: 30rem) { table { font-size: .92rem } th, td { padding: .4rem .3rem } thead th { white-space: normal } }
            </style></head><body>
            <h1>\(escaped(title)) in numbers</h1><p>Since \(ISO8601.day(first)).</p>
            <div class="table"><table><thead><tr>\(head)</tr></thead><tbody>
            \(body)
            </tbody></table></div>
            \(charts)
            </body></html>

            """
    }
}
