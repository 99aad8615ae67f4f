import Diagnostics
import Files
import ReleaseKit
import Site

extension Option<String> {
    /// The README that is brought up to date.
    static let write = Option(
        "write", "FILE", help: "bring the README in FILE up to date, between its markers")
    /// The README that is compared.
    static let check = Option("check", "FILE", help: "fail where --write would change FILE")
    /// The picture at the head of either.
    static let picture = Option(
        "picture", "FILE", help: "the picture of --write and --check (default: the manifest's `picture`)")
}

/// A README that is kept in place, in a run of `kit`.
struct KeptReadmeRun {
    let path: String
    let isCheck: Bool
    let picture: String?
    let site: String

    init?(_ arguments: ParsedArguments) throws(UsageError) {
        guard let path = arguments[.write] ?? arguments[.check] else { return nil }
        guard arguments.operands.count == 1 else {
            throw UsageError("a README is of one product", remedy: "name it: `playbill kit PRODUCT --write \(path)`")
        }
        self.path = path
        isCheck = !arguments.has(Option.write)
        picture = arguments[.picture]
        site = arguments[.site] ?? "."
    }

    func run(_ maker: KitMaker, _ products: [Product], _ console: Console) throws -> ExitStatus {
        guard let product = products.first else { return .contentErrors }
        let make: KeptReadme.Maker = { (section) throws(Mistakes) in
            try maker.readme(of: product, section: section, picture: picture, site: wayToSite)
        }
        let file = try FileInPlace(path)
        if isCheck { return try check(file, product, make, console) }
        let bytes = try KeptReadme.updated(file.bytes, at: path, make)
        if file.bytes == bytes {
            console.say("\(path): unchanged")
            return .done
        }
        if file.isReadOnly {
            throw Diagnostic(
                .error, "\(path) is read-only, and out of date", remedy: "make it writable, with `chmod u+w \(path)`")
        }
        try file.write(bytes)
        console.say("\(path): written")
        return .done
    }

    private func check(
        _ file: FileInPlace, _ product: Product, _ make: KeptReadme.Maker, _ console: Console
    ) throws -> ExitStatus {
        guard let bytes = file.bytes else {
            throw Diagnostic(.error, "there is no \(path)", remedy: remedy(product))
        }
        let differences = try KeptReadme.differences(in: bytes, at: path, make)
        console.report(
            differences.map { difference in
                var difference = difference
                difference.remedy = remedy(product)
                return difference
            })
        guard differences.isEmpty else { return .contentErrors }
        console.say("\(path): up to date")
        return .done
    }

    /// From the README's folder to the site's, empty or ending in a slash.
    private var wayToSite: String {
        let way = relativePath(of: site, from: String(path.folderPart))
        return way.isEmpty ? "" : way + "/"
    }

    private func remedy(_ product: Product) -> String {
        "run `playbill kit \(product.slug) --write \(path)\(picture.map { " --picture \($0)" } ?? "")`"
    }
}
