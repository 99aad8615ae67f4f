import Files

/// How texts of Docusaurus name files: from their own folder, and behind `@site/` from the site's.
struct DocusaurusPlaces: Sendable {
    /// The folder of the configuration, with its slash, which `@site/` means.
    let site: String

    /// The file that an import or `require` in a text of a folder names; nil for a package.
    func file(_ target: String, in folder: String) -> String? {
        if target.hasPrefix("@site/") { return resolvedPath(String(target.dropFirst("@site/".count)), in: site) }
        return target.hasPrefix(".") ? resolvedPath(target, in: folder) : nil
    }

    /// A file as a text of a folder names it.
    func address(of path: String, in folder: String) -> String {
        let fixed = site + "static/"
        return path.hasPrefix(fixed) ? "/" + path.dropFirst(fixed.count) : relativePath(of: path, from: folder)
    }

    /// Words with their links to `@site/docs/a.md` from the text's own folder.
    func withOwnLinks(_ words: String, in folder: String) -> String {
        var (out, rest) = ("", words[...])
        while let start = rest.firstRange(of: "@site/") {
            out += rest[..<start.lowerBound]
            let target = rest[start.upperBound...].prefix { !")\"' #?".contains($0) }
            out += address(of: site + target, in: folder)
            rest = rest[target.endIndex...]
        }
        return out + rest
    }

    /// The text of a file with its links as seen from the folder of the text that takes it in.
    func moved(_ text: String, from path: String, to folder: String) -> String {
        let own = String(path.folderPart)
        guard own != folder else { return text }
        return withProse(text) { withWords($0) { moved($0, from: own, to: folder) } }
    }

    private func moved(_ words: Substring, from own: String, to folder: String) -> String {
        withRelativeTargets(words) { relativePath(of: climbingPath($0, in: own), from: folder) }
    }
}
