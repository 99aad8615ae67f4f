import Dates
import Diagnostics
import Encodings
import Files
import Values

extension Page {
    /// All that its head and its file's name say, as bytes; nil where a field is among it that few pages have.
    var packedHead: [UInt8]? {
        guard companions.isEmpty, let head = frontMatter.packed(of: path) else { return nil }
        var writer = PackedWriter()
        switch kind {
        case .post: writer.write("")
        case .page: writer.write("pages")
        // Slugs have no slash.
        case .section(let section): writer.write("/" + section)
        case .product: return nil
        }
        writer.write(language)
        writer.write(address.path)
        writer.write(cut != nil)
        if let cut { for number in cut.numbers { writer.write(number) } }
        writer.append(head)
        return writer.bytes
    }

    /// The page of a file whose head was packed; nil where the bytes are no such head.
    convenience init?(packed bytes: ArraySlice<UInt8>, _ path: String, _ file: FileContent) {
        var reader = PackedReader(bytes)
        do throws(PackedReader.Damage) {
            let word = try reader.text()
            let kind: PageKind =
                word.isEmpty ? .post : word == "pages" ? .page : .section(String(word.dropFirst()))
            let (language, address) = (try reader.number(), try reader.text())
            let cut = try reader.flag() ? try FrontMatterCut(&reader) : nil
            let head = try FrontMatter(&reader, of: path)
            guard reader.isAtEnd else { return nil }
            self.init(
                kind: kind, path: path, language: language, frontMatter: head, file: file, cut: cut,
                address: Address(address))
        } catch { return nil }
    }
}

extension Page {
    /// Whether its head says what a packed one says, but for the title, and gives it the same address.
    func isRetitled(from packed: ArraySlice<UInt8>) -> Bool {
        guard let old = Page(packed: packed, path, file), old.kind == kind, old.language == language,
            ExactName(old.address.path) == ExactName(address.path)
        else { return false }
        var head = old.frontMatter
        head.title = frontMatter.title
        head.raw["title"] = frontMatter.raw["title"]
        guard let one = head.packed(of: path), let other = frontMatter.packed(of: path) else { return false }
        return one.bytes == other.bytes
    }
}

extension FrontMatterCut {
    fileprivate var numbers: [Int] {
        let form = [Form.yaml, .toml, .json].firstIndex(of: form) ?? 0
        return [form, head.lowerBound, head.upperBound, body, linesAbove]
    }

    fileprivate init(_ reader: inout PackedReader) throws(PackedReader.Damage) {
        let forms = [Form.yaml, .toml, .json]
        let (form, lower, upper) = (try reader.number(), try reader.number(), try reader.number())
        guard forms.indices.contains(form), 0 <= lower, lower <= upper else { throw PackedReader.Damage() }
        self.init(forms[form], head: lower..<upper, body: try reader.number(), linesAbove: try reader.number())
    }
}

extension FrontMatter {
    /// As bytes; nil where a field is set that has no form here.
    ///
    /// Each field of the type is either asked for first, or written.
    fileprivate func packed(of path: String) -> PackedWriter? {
        guard due == nil, expires == nil, permalink == nil, stage == nil, stageFolder == nil, aliases.isEmpty
        else { return nil }
        var writer = PackedWriter()
        writer.write(title)
        for flag in [
            isTitled, isDraft, isUnlisted, isRendered, isHiddenFromRobots, isInSitemap, isSearched,
        ] { writer.write(flag) }
        for time in [date, updated] { writer.write(time) }
        for text in [description, slug, canonical] { writer.write(text) }
        let names = [
            layout.map { WrittenText(text: $0.name, place: $0.place) },
            product.map { WrittenText(text: $0.slug, place: $0.place) },
        ]
        let line = addressLine.map { WrittenText(text: $0.excerpt ?? "", place: $0.place) }
        for text in [excerpt, image, redirect] + names + [line] {
            writer.write(text != nil)
            guard let text else { continue }
            // A default's place is another file's, and no mistake is told there.
            guard text.place.path == path else { return nil }
            writer.write(text.text)
            writer.write(text.place.line)
            writer.write(text.place.column)
        }
        writer.write(addressLine?.excerpt != nil)
        writer.write(terms.sorted { ExactName.precedes($0.key, $1.key) }) { writer, taxonomy in
            writer.write(taxonomy.key)
            writer.write(taxonomy.value) { $0.write($1) }
        }
        writer.write(categories) { $0.write($1) }
        return writer.write(.object(raw)) ? writer : nil
    }

    fileprivate init(_ reader: inout PackedReader, of path: String) throws(PackedReader.Damage) {
        title = try reader.text()
        isTitled = try reader.flag()
        isDraft = try reader.flag()
        isUnlisted = try reader.flag()
        isRendered = try reader.flag()
        isHiddenFromRobots = try reader.flag()
        isInSitemap = try reader.flag()
        isSearched = try reader.flag()
        date = try reader.time()
        updated = try reader.time()
        description = try reader.optionalText()
        slug = try reader.optionalText()
        canonical = try reader.optionalText()
        excerpt = try reader.written(in: path)
        image = try reader.written(in: path)
        redirect = try reader.written(in: path)
        layout = try reader.written(in: path).map { (name: $0.text, place: $0.place) }
        product = try reader.written(in: path).map { (slug: $0.text, place: $0.place) }
        let line = try reader.written(in: path)
        let hasExcerpt = try reader.flag()
        addressLine = line.map { (place: $0.place, excerpt: hasExcerpt ? $0.text : nil) }
        let taxonomies = try reader.list { reader throws(PackedReader.Damage) in
            (try reader.text(), try reader.list { reader throws(PackedReader.Damage) in try reader.text() })
        }
        for (taxonomy, names) in taxonomies { terms[taxonomy] = names }
        categories = try reader.list { reader throws(PackedReader.Damage) in try reader.text() }
        guard case .object(let object) = try reader.value() else { throw PackedReader.Damage() }
        raw = object
    }
}

extension PackedWriter {
    fileprivate mutating func write(_ time: ZonedTime?) {
        write(time != nil)
        guard let time else { return }
        for number in [time.instant.seconds, time.instant.nanoseconds, time.offsetSeconds] { write(number) }
        write(time.abbreviation)
    }

    /// Writes a value; false where it is no plain data.
    fileprivate mutating func write(_ value: Value) -> Bool {
        switch value {
        case .null: write(0)
        case .bool(let flag): write(flag ? 1 : 2)
        case .integer(let number):
            write(3)
            write(number)
        case .decimal(let number):
            write(4)
            write(Int(bitPattern: UInt(number.bitPattern)))
        case .string(let text):
            write(5)
            write(text)
        case .date(let time):
            write(6)
            write(time)
        case .list(let values):
            write(7)
            write(values.count)
            for value in values where !write(value) { return false }
        case .object(let object):
            write(8)
            write(object.count)
            for (key, value) in object {
                write(key)
                if !write(value) { return false }
            }
        case .markup, .lazy: return false
        }
        return true
    }
}

extension PackedReader {
    fileprivate mutating func time() throws(Damage) -> ZonedTime? {
        guard try flag() else { return nil }
        let instant = Instant(seconds: try number(), nanoseconds: try number())
        return ZonedTime(instant: instant, offsetSeconds: try number(), abbreviation: try text())
    }

    fileprivate mutating func written(in path: String) throws(Damage) -> WrittenText? {
        guard try flag() else { return nil }
        return WrittenText(text: try text(), place: Place(path: path, line: try number(), column: try number()))
    }

    fileprivate mutating func value() throws(Damage) -> Value {
        switch try number() {
        case 0: return .null
        case 1: return .bool(true)
        case 2: return .bool(false)
        case 3: return .integer(try number())
        case 4: return .decimal(Double(bitPattern: UInt64(UInt(bitPattern: try number()))))
        case 5: return .string(try text())
        case 6:
            guard let time = try time() else { throw Damage() }
            return .date(time)
        case 7: return .list(try list { reader throws(Damage) in try reader.value() })
        case 8:
            let pairs = try list { reader throws(Damage) in (try reader.text(), try reader.value()) }
            return .object(Object(pairs))
        default: throw Damage()
        }
    }
}
