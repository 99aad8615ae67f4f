import Dates
import Diagnostics
import Files

/// A Markdown file as it was read, and what is wrong in its head.
struct ReadPage: Sendable {
    /// The page; nil where its file cannot be read.
    var page: Page?
    var mistakes: [Diagnostic]
    /// What its author should know once, however many pages say it.
    var notices: [Diagnostic] = []
    /// The sums of its file; nil where that was not read.
    var sums: PageSums?
    /// Its head as it is kept for the next run; nil where it is not to be.
    var keptHead: ArraySlice<UInt8>?
}

/// Reads a Markdown file of `content/`: what it is by its folder, its date and slug by its name.
struct PageReader: Sendable {
    /// How the heads of each of the site's languages are read.
    private let heads: [FrontMatterReader]

    init(configuration: SiteConfiguration) {
        heads = (0..<max(configuration.languages.count, 1)).map {
            FrontMatterReader(configuration: configuration.spoken(in: $0))
        }
    }

    /// The page of a file.
    ///
    /// Of one on the disk its text is not kept: it is most of what a large site holds.
    func read(_ path: String, _ file: FileContent) -> ReadPage {
        do throws(DiskError) {
            let bytes = try file.read()
            var found = read(SourceText(path: path, bytes: bytes), of: file)
            found.sums = PageSums(bytes, found.page?.cut ?? FrontMatterCut(bytes))
            return found
        } catch {
            return ReadPage(page: nil, mistakes: [.unreadable(path, error.cause)])
        }
    }

    private func read(_ source: SourceText, of file: FileContent) -> ReadPage {
        let path = source.path
        let base = heads[0]
        // Most sites have one language and no versions; whoever asks the whole configuration copies it.
        let (language, plainPath) = heads.count > 1 ? base.configuration.language(ofFile: path) : (0, path)
        let older = base.configuration.versions.isEmpty ? nil : base.configuration.olderText(path)
        let name = PageName(older.map { base.configuration.pathInBaseLanguage(of: $0.path) } ?? plainPath)
        let reader = heads[language]
        if let mistake = source.encodingMistake {
            let (head, place) = (FrontMatter(), address(of: name, FrontMatter(), reader))
            let page = Page(
                kind: name.kind, path: path, language: language, frontMatter: head, file: file, address: place)
            return ReadPage(page: page, mistakes: [mistake])
        }
        var parts = reader.read(source, kind: name.kind)
        // Taken out: a copy of a head has much to retain.
        var head = FrontMatter()
        swap(&head, &parts.frontMatter)
        // They are the newest page's, which was there under them first.
        if older != nil { head.aliases = [] }
        complete(&head, of: name, source, parts.cut, reader)
        var (mistakes, notices) = (parts.mistakes, parts.notices)
        if case .post = name.kind, head.date == nil, mistakes.isEmpty {
            notices.append(PageReader.undated(source, name))
        }
        let newest = address(of: name, head, reader)
        let address =
            older.map { newest.below($0.version.name, of: reader.configuration.address($0.manual.root)) } ?? newest
        if let mistake = Address.mistake(in: address.path) {
            let line = head.addressLine ?? (Place(path: path, line: 1, column: 1), source.line(1))
            mistakes.append(
                Diagnostic(.error, mistake.message, at: line.place, excerpt: line.excerpt, remedy: mistake.remedy))
        }
        head.aliases.removeAll { $0.address == address }
        // The page that servers show for addresses without one stands in no list.
        if address == reader.notFound { head.isUnlisted = true }
        let page = Page(
            kind: name.kind, path: path, language: language, frontMatter: head, file: file, cut: parts.cut,
            address: address)
        return ReadPage(page: consume page, mistakes: mistakes, notices: notices)
    }

    /// Gives a head the date and the title that its file's name and its text say, where it says none itself.
    private func complete(
        _ head: inout FrontMatter, of name: PageName, _ source: SourceText, _ cut: FrontMatterCut?,
        _ reader: FrontMatterReader
    ) {
        if head.date == nil, let date = name.date ?? PageReader.date(in: head.permalink?.pattern.pattern) {
            let zone = reader.configuration.zone
            head.date = zone.time(at: zone.instant(of: date, secondOfDay: 0))
        }
        if head.title.isEmpty {
            head.title = reader.title(of: source, cut) ?? head.nameOfHero ?? titleOfName(name.own)
        }
    }

    private static func undated(_ source: SourceText, _ name: PageName) -> Diagnostic {
        Diagnostic(
            .error, "a post needs a date", at: Place(path: source.path, line: 1, column: 1), excerpt: source.line(1),
            remedy: name.falseDate.map { "`\($0)` is no day: rename the file, or write a `date:` into it" }
                ?? "add `date: 2026-11-20` to its front matter, or put the date in front of the file's name")
    }

    /// The day that a whole address begins with, `/2026/11/20/title/`.
    private static func date(in permalink: String?) -> CivilDate? {
        let parts = (permalink ?? "").split(separator: "/").prefix(3)
        guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
        return ISO8601.parse(parts.joined(separator: "-"))?.date
    }

    private func address(of name: PageName, _ head: FrontMatter, _ reader: FrontMatterReader) -> Address {
        let last = head.slug ?? name.slug
        func part(_ placeholder: String) -> String {
            let day = head.date.map { ISO8601.day($0.date) } ?? ""
            func number(_ text: Substring) -> String { Int(text).map { String($0) } ?? "" }
            switch placeholder {
            case "slug": return last
            // A heading is no name that an address could rest on.
            case "title": return slug(head.isTitled ? head.title : titleOfName(name.own))
            case "section": return name.section
            case "year": return String(day.dropLast(6))
            case "short_year": return String(day.dropLast(6).suffix(2))
            case "month": return String(day.dropLast(3).suffix(2))
            case "i_month": return number(day.dropLast(3).suffix(2))
            case "i_day": return number(day.suffix(2))
            case "categories": return head.categories.map(slug).joined(separator: "/")
            default: return String(day.suffix(2))
            }
        }
        if let permalink = head.permalink { return permalink.pattern.address(part) }
        let own: Address =
            switch name.kind {
            case .post: reader.configuration.permalink.address(part)
            case .page where name.folder.isEmpty && last == "404": Address("/404.html")
            case .page: Address(name.isIndex ? "/" + name.folder + "/" : "/" + joined(name.folder, last))
            case .section(let section):
                Address("/" + joined(section, name.isIndex ? name.folder : joined(name.folder, last)))
            case .product(let product): Address("/products/\(product)/")
            }
        return reader.configuration.folder == "/" ? own : reader.configuration.address(own.path)
    }

    private func joined(_ one: String, _ other: String) -> String {
        one.isEmpty || other.isEmpty ? "\(one)\(other)/" : "\(one)/\(other)/"
    }
}

/// What a path below `content/` tells about a page.
struct PageName {
    var kind: PageKind
    /// The folder below that of the kind, made of slugs.
    var folder = ""
    var slug: String
    /// The file's name, or its folder's, as the author wrote it.
    var own: String
    var date: CivilDate?
    /// Whether the file is the `index.md` of its folder.
    var isIndex = false
    var section = ""

    init(_ path: String) {
        var parts = Array(pathParts(path).dropFirst())
        var name = withoutExtension(parts.popLast() ?? "")
        let top = parts.isEmpty ? "pages" : parts.removeFirst()
        section = top
        switch top {
        case "posts": kind = .post
        case "pages": kind = .page
        case "products": kind = .product(parts.first ?? "")
        default: kind = .section(Site.slug(top))
        }
        // Hugo's and Zola's `_index.md` is the page of its folder, in `posts/` too.
        if name == "_index" {
            name = "index"
            if kind == .post { kind = .section(Site.slug(top)) }
        }
        isIndex = name == "index"
        // A post in a folder of its own takes the folder's name; folders of posts do not enter the address.
        if isIndex, kind == .post, let own = parts.popLast() { name = own }
        if let (written, rest) = PageName.dated(name) { (date, name) = (written, rest) }
        own = isIndex && kind != .post ? parts.last ?? top : name
        slug = slugOfName(own)
        if kind != .post { folder = parts.map(slugOfName).joined(separator: "/") }
    }

    /// What the name begins with that was meant as a day and is none: `2026-13-01`.
    var falseDate: String? {
        let parts = own.split(separator: "-", maxSplits: 3)
        let isMeant =
            parts.count > 2 && zip(parts, [4, 2, 2]).allSatisfy { $0.count == $1 && $0.allSatisfy(\.isNumber) }
        return isMeant && date == nil ? parts.prefix(3).joined(separator: "-") : nil
    }

    /// The day that a name begins with, and what stands behind it: `2026-11-20-two-rules`.
    private static func dated(_ name: String) -> (date: CivilDate, rest: String)? {
        let bytes = name.utf8
        guard let first = bytes.first, (0x30...0x39).contains(first), bytes.count > 11,
            let end = bytes.index(bytes.startIndex, offsetBy: 10, limitedBy: bytes.endIndex),
            bytes[end] == UInt8(ascii: "-"), let day = String(bytes[..<end]), let written = ISO8601.parse(day),
            let rest = String(bytes[bytes.index(after: end)...])
        else { return nil }
        return (written.date, rest)
    }
}
