import Diagnostics
import Files
import Site

extension BuildPlan {
    /// A file that was made, where it tells nobody of what waits in another place.
    ///
    /// Lists leave out what is staged, and links to it are refused; this holds for whatever else a theme may write.
    /// - Throws: that the file names a folder that its readers must not find.
    func discreet(_ content: FileContent, at path: String) throws(Mistakes) -> FileContent {
        let stages = context.content.stages
        guard !stages.isEmpty, case .bytes(let bytes) = content else { return content }
        let own = stages.folder(in: "/" + path)
        guard let told = stages.all.first(where: { $0 != own && bytes.contains($0) }) else { return content }
        throw Mistakes(
            Diagnostic(
                .error, "`\(path)` tells where \(stages.waiting(in: told)) waits, which nobody must find",
                remedy: "a template of the theme writes its address there: "
                    + "leave out what has `staged`, as in `{% unless product.staged %}`"))
    }
}

extension [UInt8] {
    /// Whether the name of a folder stands among the bytes.
    fileprivate func contains(_ folder: StageFolder) -> Bool {
        let name = Array(folder.name.utf8)
        guard let first = name.first, count >= name.count else { return false }
        return withUnsafeBufferPointer { bytes in
            for start in 0...(bytes.count - name.count) where bytes[start] == first {
                if name.indices.allSatisfy({ bytes[start + $0] == name[$0] }) { return true }
            }
            return false
        }
    }
}
