import Diagnostics
import ListingImport
import Site

/// What the repository of a library, a command, an extension or a plug-in comes to here: the files of a product's folder.
///
/// Read are its package manager's file, README, changelog and licence, each for what it says in so many words; nothing of it
/// runs.
package struct ImportedPackage: ImportedProduct, Sendable {
    /// The files by their paths in the product's folder.
    package private(set) var files: [String: ImportedListing.Content] = [:]
    /// What is to be said about files that were given, in the order of their paths.
    package private(set) var notes: [ListingNote] = []
    /// What was read, in a line.
    package private(set) var summary = ""

    /// The settings of a site that has this product alone: `content/site.yml`.
    package private(set) var site = ""

    /// Where a repository is, as seen from the site.
    package struct Setting: Sendable {
        /// What its folder is called.
        package var folderName: String
        /// The way from the site's folder to the repository's, where the site stands in it: empty, or `..`.
        package var wayOut: String?
        /// The address that git has for it.
        package var origin: String?

        /// A repository somewhere.
        package init(folderName: String, wayOut: String? = nil, origin: String? = nil) {
            (self.folderName, self.wayOut, self.origin) = (folderName, wayOut, origin)
        }
    }

    /// Reads a repository.
    /// - Parameters:
    ///   - paths: the files of the folder, relative to it.
    ///   - product: the product's name in addresses.
    ///   - setting: where the folder is.
    ///   - bytes: what a file holds; nil where it cannot be read.
    /// - Throws: that no package is there.
    package init(
        _ paths: [String], named product: String, in setting: Setting, bytes: @escaping (_ path: String) -> [UInt8]?
    ) throws(ListingRefusal) {
        let folder = PackageFolder(paths, bytes: bytes)
        guard let found = FoundPackage(in: folder, named: [product, setting.folderName]) else {
            if paths.contains(where: { $0.hasPrefix("fastlane/metadata/") || $0.hasPrefix("metadata/") }) {
                throw ListingRefusal(
                    message: "no package is there, but a store's listing is",
                    remedy: "`playbill import fastlane` makes a product of that, with `--product \(product)`")
            }
            throw ListingRefusal(
                message: "no package is there",
                remedy: "name a folder with one of \(ImportedPackage.known.joined(separator: ", ")) in it, or write "
                    + "content/products/\(product)/product.yml yourself")
        }
        var reading = PackageReading(folder, found, setting)
        reading.readAll()
        let writer = PackageWriter(reading, named: product)
        files = reading.files
        files["product.yml"] = .made(Array(writer.manifest.utf8))
        if case .made(let page)? = files["index.md"] {
            let rest = writer.withoutTagline(String(decoding: page, as: UTF8.self))
            files["index.md"] = rest.isEmpty ? nil : .made(Array(rest.utf8))
        }
        site = writer.site
        notes = (reading.notes + writer.notes).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        summary = "read " + reading.paths.joined(separator: ", ")
        files["IMPORT.md"] = .made(Array(listingReport(summary, notes).utf8))
    }

    /// The files that say what a package is.
    package static let known = [
        "package.json", "pyproject.toml", "Cargo.toml", "Package.swift", "composer.json", "go.mod", "pubspec.yaml",
        "a gemspec, a podspec", "manifest.json",
    ]
}

/// The reading of what stands beside a package: README, changelog, licence, logo.
struct PackageReading {
    let folder: PackageFolder
    let setting: ImportedPackage.Setting
    var facts: PackageFacts
    private let home: String
    private(set) var readme: PackageReadme?
    /// The changelog as the manifest names it; nil where it is CHANGELOG.md beside it, or none is.
    private(set) var changelog: String?
    /// The newest version that the changelog tells.
    private(set) var released: String?
    private(set) var files: [String: ImportedListing.Content] = [:]
    private(set) var notes: [ListingNote] = []
    private(set) var paths: [String]

    init(_ folder: PackageFolder, _ found: FoundPackage, _ setting: ImportedPackage.Setting) {
        (self.folder, self.setting) = (folder, setting)
        (facts, home, paths) = (found.facts, found.home, found.paths)
        facts.repository = facts.repository ?? setting.origin.flatMap(RepositoryAddress.init)
        // A home page that is the repository's is none of its own.
        if facts.repository == nil, let home = facts.homepage.flatMap(RepositoryAddress.init), home.isKnown {
            facts.repository = home
        }
        if let page = facts.homepage.flatMap(RepositoryAddress.init)?.url, page == facts.repository?.url {
            facts.homepage = nil
        }
    }

    mutating func readAll() {
        readReadme()
        if facts.repository == nil {
            note(
                .changed, facts.path,
                "it does not say where its repository is: add `links: {source: https://…}` and `install:`")
        }
        if !facts.members.isEmpty {
            let more = facts.members.count > 6 ? " and others" : ""
            note(
                .changed, facts.path,
                "it is that of a repository of several packages: import the folder of one, of "
                    + facts.members.prefix(6).joined(separator: ", ") + more)
        }
        readChangelog()
        if facts.license == nil, let path = file(["license", "license.md", "license.txt", "copying", "licence"]),
            let source = folder.source(path)
        {
            facts.license = licenseName(source)
            paths.append(path)
        }
        guard let logo = facts.logo else { return }
        let ending = logo.split(separator: ".").last.map { $0.lowercased() } ?? ""
        facts.logo = folder.has(logo) && ["png", "svg"].contains(ending) ? "logo." + ending : nil
        if let name = facts.logo { files[name] = .copied(logo) }
    }

    /// A file beside the package, or else in the outermost folder.
    private func file(_ names: [String]) -> String? {
        folder.file(names, in: home) ?? folder.file(names, in: "")
    }

    private mutating func readReadme() {
        guard let path = file(["readme.md", "readme.markdown", "readme"]), let source = folder.source(path) else {
            if let path = file(["readme.rst", "readme.adoc", "readme.txt"]) {
                note(.left, path, "only a README in Markdown is read")
            }
            return
        }
        paths.append(path)
        let read = PackageReadme(source.string)
        readme = read
        for change in read.changes { note(.moved, path, change) }
        var links = ReadmeLinks(home: PackageFolder.folder(of: path), folder: folder, repository: facts.repository)
        let page = links.placed(read.page)
        if !page.isEmpty { files["index.md"] = .made(Array(page.utf8)) }
        for (name, picture) in links.pictures { files[name] = .copied(picture) }
        if let first = links.dead.first {
            note(.changed, path, "it leads to `\(first)` and other files whose address in the repository is not known")
        }
    }

    private mutating func readChangelog() {
        let names = ["changelog", "changes", "history", "releases", "news"].flatMap { [$0 + ".md", $0 + ".rst", $0] }
        guard let path = file(names), let source = folder.source(path) else { return }
        let read = parseChangelog(source)
        let versions = read.releases.compactMap(\.version)
        let wrong = read.mistakes.first { $0.severity == .error }
        guard let newest = versions.first, wrong == nil else {
            let place = wrong?.place.map { ", in line \($0.line)" } ?? ""
            return note(.left, path, "it is no changelog that can be read\(place)")
        }
        paths.append(path)
        released = newest
        if let way = setting.wayOut {
            changelog = "/" + (way.isEmpty ? "" : way + "/") + path
        } else {
            let isRestructured = path.lowercased().hasSuffix(".rst")
            files[isRestructured ? "CHANGELOG.rst" : "CHANGELOG.md"] = .copied(path)
            changelog = isRestructured ? "CHANGELOG.rst" : nil
        }
        if let version = facts.version, version != newest, !facts.isPrivate {
            note(
                .changed, path,
                "its newest release is \(newest), and \(facts.path) says \(version): the changelog counts")
        }
    }

    private mutating func note(_ kind: ListingNote.Kind, _ path: String, _ message: String) {
        notes.append(ListingNote(kind: kind, path: path, message: message))
    }
}
