import Dates
import Files
import Glibc
import Publishing
import Site
import Studio

extension SiteBuild {
    /// All that decides what is made besides the files of the site, in words.
    func setting(output folder: OutputFolder) -> [String] {
        let mask = umask(0)
        umask(mask)
        var words = [
            Input.programIdentity, (try? realPath(self.folder)) ?? self.folder,
            (try? realPath(folder.path)) ?? folder.path, "\(mask)", environment.name, "\(environment.isAskedFor)",
            options.baseURL?.string ?? "",
        ]
        words += [options.showsDrafts, options.showsFuture, options.isStrict, options.reportsOrphans].map { "\($0)" }
        words.append(Input.program("dot") ?? "")
        words.append(FilmProgram.installed.identity ?? "")
        return words + SiteBuild.fontFolders.map { "\($0) \(FileStamp(ofFileAt: $0)?.word ?? "")" }
    }

    /// The folders of fonts: a font that comes, goes or is replaced changes its folder.
    private static var fontFolders: [String] {
        let debian = "/usr/share/fonts"
        let roots = Installation.fonts == debian ? [debian] : [Installation.fonts, debian]
        return roots.flatMap { root in
            let kinds = folders(in: root)
            return [root] + kinds + kinds.flatMap(folders)
        }
    }

    private static func folders(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix("."), entry.pointee.d_type == DT_DIR { names.append(folder + "/" + name) }
        }
        return names.sorted()
    }
}
