import Files
import Site
import Values

/// The code that a product's scenes show, as text: a page can set it as code, where a kit draws pictures of it.
struct DescribedSample {
    private let product: Product

    init(_ product: Product) { self.product = product }

    /// Each scene of code with its title; what cannot be read is left to the kit, which tells what is wrong.
    var all: Value {
        .list(product.manifest.scenes.filter { $0.kind == "code" }.compactMap(described))
    }

    private func described(_ scene: Manifest.Scene) -> Value? {
        let (file, text, lines, language) = parts(of: scene.subject)
        guard let whole = text ?? file.flatMap(read) else { return nil }
        var all = whole.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        if all.last?.isEmpty == true { all.removeLast() }
        guard let region = region(lines, of: all.count) else { return nil }
        let code = all[region].joined(separator: "\n")
        let ending = file.map { fileExtension(of: $0) }
        return .object(
            Object([
                ("title", .string(scene.title.joined(separator: " "))), ("code", .string(code)),
                ("language", .string(language ?? ending ?? "")), ("lines", .integer(region.count)),
            ]))
    }

    /// `src/main.swift#L3-L20`, the lines themselves, or `{text, file, lines, language}`.
    private func parts(of subject: Value) -> (file: String?, text: String?, lines: String?, language: String?) {
        switch subject {
        case .string(let written) where written.contains("\n"): return (nil, written, nil, nil)
        case .string(let written):
            let parts = written.split(separator: "#", maxSplits: 1).map(String.init)
            return (parts.first, nil, parts.count > 1 ? parts[1] : nil, nil)
        case .object(let members):
            func member(_ key: String) -> String? {
                if case .string(let text)? = members[key] { text } else { nil }
            }
            return (member("file"), member("text"), member("lines"), member("language"))
        default: return (nil, nil, nil, nil)
        }
    }

    private func read(_ file: String) -> String? {
        (try? product.files[file]?.read()).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The lines of `L3-L20`, `3-20` or `7`, from 0; all of them without such words.
    private func region(_ text: String?, of count: Int) -> Range<Int>? {
        guard let text else { return 0..<count }
        let numbers = text.split(separator: "-").compactMap { Int($0.drop { $0 == "L" }) }
        guard let first = numbers.first, let last = numbers.last, first >= 1, first <= last, last <= count else {
            return nil
        }
        return first - 1..<last
    }
}
