import Files
import Site
import Values

extension NewSite {
    /// Names that the site makes itself, at its root.
    static let machineFiles: Set<String> = [
        "feed.xml", "atom.xml", "feed.json", "sitemap.xml", "search.json",
    ]

    /// Gives each address one owner: the last page that wants it, then copied files, then aliases.
    mutating func settleAddresses() {
        putInOrder()
        var owners: [String: String] = [:]
        var kept: [NewPage] = []
        for page in pages.reversed() {
            let file = Address(page.address).file
            guard let owner = owners[file] else {
                owners[file] = page.origin
                kept.append(page)
                continue
            }
            note(.leftOut, page.origin, "its address \(page.address) is that of \(owner) too, which has it now")
        }
        pages = kept.reversed()
        for path in feedPaths.keys where owners[String(path.dropFirst())] != nil { feedPaths[path] = nil }
        settleCopies(&owners)
        settleAliases(&owners)
    }

    /// Makes each page's address one that a file can have.
    private mutating func putInOrder() {
        for index in pages.indices {
            // A page without an extension is a folder's, for every server.
            let last = pages[index].address.fileName
            if !pages[index].address.hasSuffix("/"), !last.contains(".") { pages[index].address += "/" }
            let wanted = pages[index].address
            guard Address.mistake(in: wanted) != nil || wanted.contains("//") else { continue }
            let plain = NewSite.plain(wanted)
            pages[index].address = plain
            if Address.mistake(in: plain) != nil { pages[index].address = "/" + slugOfName(pages[index].file) + "/" }
            note(
                .address, pages[index].origin,
                "`\(wanted)` is no address of a page here, and became \(pages[index].address)")
        }
    }

    /// An address without what is no part of a file's name.
    private static func plain(_ address: String) -> String {
        let marks = address.unicodeScalars.map { scalar in
            "?#\\:".unicodeScalars.contains(scalar) || scalar.value < 0x20 || scalar.value == 0x7F ? "-" : scalar
        }
        let text = String(String.UnicodeScalarView(marks))
        let parts = text.split(separator: "/").filter { $0 != "." && $0 != ".." }
        return "/" + parts.joined(separator: "/") + (text.hasSuffix("/") && !parts.isEmpty ? "/" : "")
    }

    private mutating func settleCopies(_ owners: inout [String: String]) {
        func isFree(_ path: String, _ origin: String, _ site: inout NewSite) -> Bool {
            if NewSite.machineFiles.contains(path) || site.feedPaths["/" + path] != nil {
                site.note(.leftOut, origin, "the new site makes its own /\(path)")
            } else if let file = NewSite.foldersAbove(path).first(where: {
                NewSite.machineFiles.contains($0) || site.feedPaths["/" + $0] != nil || owners[$0] != nil
            }) {
                site.note(.leftOut, origin, "its folder has the name of a file of the new site, /\(file)")
            } else if path.hasPrefix("assets/"), site.themeFiles.isEmpty,
                site.circumstances.theme["marquee/" + path] != nil
            {
                site.note(.leftOut, origin, "the theme has a file of this name, /\(path)")
            } else if let owner = owners[path] {
                site.note(.leftOut, origin, "its address /\(path) is that of \(owner) too, which has it now")
            } else {
                owners[path] = origin
                return true
            }
            return false
        }
        var site = self
        let freeMade = made.filter { isFree($0.path, $0.origin, &site) }
        let freeCopies = copies.filter { isFree($0.path, $0.origin, &site) }
        self = site
        (made, copies) = (freeMade, freeCopies)
    }

    private mutating func settleAliases(_ owners: inout [String: String]) {
        let folders = Set(owners.keys.flatMap(NewSite.foldersAbove))
        for index in pages.indices {
            let (origin, own) = (pages[index].origin, Address(pages[index].address))
            var aliases: [String] = []
            for written in pages[index].aliases {
                let text = written.hasPrefix("/") ? written : "/" + written
                let last = text.fileName
                let address = Address(text.hasSuffix("/") || last.contains(".") ? text : text + "/")
                if address == own { continue }
                if let mistake = Address.mistake(in: text) {
                    note(.address, origin, "the old address `\(written)` does not lead on: \(mistake.message)")
                } else if let owner = owners[address.file] {
                    if owner != origin {
                        note(.address, origin, "the old address \(text) does not lead here, since \(owner) has it")
                    }
                } else if folders.contains(address.file) || NewSite.machineFiles.contains(address.file)
                    || NewSite.foldersAbove(address.file).contains(where: { owners[$0] != nil })
                {
                    note(.address, origin, "the old address \(text) does not lead on: a folder has that name")
                } else {
                    owners[address.file] = origin
                    aliases.append(address.path)
                }
            }
            pages[index].aliases = aliases
        }
    }

    /// The folders around a file: `a`, `a/b` of `a/b/c`.
    private static func foldersAbove(_ path: String) -> [String] {
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }
}
