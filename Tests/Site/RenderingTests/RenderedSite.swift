import Dates
import Diagnostics
import Files
import Site

@testable import Rendering

/// A site as a dictionary of texts, read; where a theme lacks files, a built-in one may have them.
func read(_ files: [String: String], builtIn: [String: String] = [:]) -> (content: SiteContent, mistakes: [Diagnostic])
{
    let site = ["content/site.yml": "title: Test\nbase_url: https://me.dev/blog/\ntheme: plain\ncolour: red\n"]
    let all = ["themes/plain/layouts/page.html": ""].merging(site) { $1 }.merging(files) { $1 }
    return SiteReader(builtInTheme: FileTree(texts: builtIn)).read(FileTree(texts: all))
}

/// The templates of the theme `plain`, below whose folder these files stand.
func templates(_ files: [String: String], builtIn: [String: String] = [:]) -> ThemeTemplates {
    let named = Dictionary(uniqueKeysWithValues: files.map { ("themes/plain/" + $0, $1) })
    let content = read(named, builtIn: builtIn).content
    return ThemeTemplates(content, baseURL: content.configuration.baseURL, now: Instant(seconds: 1_790_000_000))
}
