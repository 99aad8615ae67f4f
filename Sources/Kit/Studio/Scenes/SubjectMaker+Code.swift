import Diagnostics
import Files
import Site
import Values

extension SubjectMaker {
    /// A region of a file, or lines of the manifest, in the classes of their language.
    func code(_ scene: Manifest.Scene, on canvas: SceneCanvas) throws(Mistakes) -> Value {
        var (file, text, lines, language, name) = ("", String?.none, String?.none, String?.none, String?.none)
        switch scene.subject {
        case .string(let written):
            if written.contains("\n") {
                text = written
            } else {
                let parts = written.split(separator: "#", maxSplits: 1).map(String.init)
                (file, lines) = (parts[0], parts.count > 1 ? parts[1] : nil)
            }
        case .object(let members):
            func member(_ key: String) -> String? {
                if case .string(let text)? = members[key] { return text }
                return nil
            }
            (file, text, lines) = (member("file") ?? "", member("text"), member("lines"))
            (language, name) = (member("language"), member("name"))
        default: break
        }
        var whole = text ?? ""
        if text == nil { whole = try self.text(of: file, scene) }
        // A line end of Windows is one character to Swift, and none at which lines are parted.
        let all = whole.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        let region = try region(lines, of: all.count - (all.last == "" ? 1 : 0), file, scene)
        let kind = language ?? (file.contains(".") ? fileExtension(of: file) : "text")
        let shown = all[(region.lowerBound - 1)..<region.upperBound].joined(separator: "\n")
        return CodeLines(text: shown, language: kind, from: region.lowerBound, most: canvas.columns)
            .value(name: name ?? String(file.fileName))
    }

    private func text(of file: String, _ scene: Manifest.Scene) throws(Mistakes) -> String {
        guard let content = product.files[file], let bytes = try? content.read() else {
            let known = product.files.keys.sorted()
            throw mistake(
                "there is no file `\(file)` in \(product.folder)", scene, length: file.count,
                didYouMean(file, among: known) ?? "put it there, or write the lines themselves as `text:`")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `L3-L20`, `3-20` or `7`.
    private func region(
        _ text: String?, of count: Int, _ file: String, _ scene: Manifest.Scene
    ) throws(Mistakes) -> ClosedRange<Int> {
        guard let text else {
            guard count > 0 else { throw mistake("there is no code to show", scene, "name a file that has lines") }
            return 1...count
        }
        let numbers = text.split(separator: "-").compactMap { Int($0.drop { $0 == "L" }) }
        guard let first = numbers.first, let last = numbers.last, numbers.count <= 2, first >= 1, first <= last,
            last <= count
        else {
            throw mistake("`\(text)` are no lines of `\(file)`", scene, "it has \(count); write them as 3-20")
        }
        return first...last
    }
}
