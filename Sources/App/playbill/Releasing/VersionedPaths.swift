import Files
import Releases
import Site

/// The files that may tell a product's version.
struct VersionedPaths {
    /// The folder of the site.
    let site: String
    /// The product's repository, where it is another one than the site's.
    let repository: String?

    /// Those of the product's folder, those that its manifest names, and those of its repository, where that is named or
    /// is the folder of the site.
    func paths(of product: Product) throws -> [String] {
        let named = [product.manifest.podspec, product.manifest.package].compactMap { $0?.text }
        var paths = product.files.keys.sorted().map { located(product.folder + "/" + $0) }
        paths.append(located(product.source.path))
        for name in named where product.files[name] == nil {
            let path = name.hasPrefix("/") ? name : product.folder + "/" + name
            if let clean = resolvedPath(path, in: "") { paths.append(located(clean)) }
        }
        let isSite = product.manifest.changelog?.text.hasPrefix("/") == true
        if let root = repository ?? (isSite ? site : nil) {
            let kept = try tracked(root)
            paths += kept.map { root == "." ? $0 : root + "/" + $0 }
        }
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }

    /// The files of a product that tell another version than one.
    func others(than version: String, of product: Product) throws -> [(path: String, version: String)] {
        try paths(of: product).compactMap { path in
            guard let kind = VersionedFile(named: path), Disk.live.exists(path),
                let text = String(validating: try Disk.live.read(path), as: UTF8.self),
                let told = kind.told(in: text), told != version
            else { return nil }
            return (path, told)
        }
    }

    /// The files of a repository that tell its version: at its root, and code by its name.
    private func tracked(_ root: String) throws -> [String] {
        let all: String
        do throws(HistoryGap) { all = try GitHistory(folder: root).text(["ls-files", "-z"]) } catch {
            throw UsageError("the files of \(root) are not known: \(error.message)", remedy: error.remedy)
        }
        return all.split(separator: "\0").map(String.init).filter { path in
            guard let kind = VersionedFile(named: path), kind != .manifest else { return false }
            return kind == .code ? !path.hasPrefix("Tests/") && !path.hasPrefix("content/") : !path.contains("/")
        }
    }

    /// A path of the site as it is found from here.
    func located(_ path: String) -> String { site == "." ? path : site + "/" + path }
}
