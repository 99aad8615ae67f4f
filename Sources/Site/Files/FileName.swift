/// The part of a path behind its last dot, in lower case; empty where there is none.
package func fileExtension(of path: String) -> String {
    // By bytes: it is asked for every file of a large site, more than once.
    var path = path
    return path.withUTF8 { bytes in
        var place = bytes.count - 1
        while place >= 0, bytes[place] != UInt8(ascii: "."), bytes[place] != UInt8(ascii: "/") { place -= 1 }
        // A dot that begins a name hides it.
        guard place > 0, bytes[place] == UInt8(ascii: "."), bytes[place - 1] != UInt8(ascii: "/") else { return "" }
        let ending = bytes[(place + 1)...]
        let text = String(decoding: ending, as: UTF8.self)
        return ending.contains { $0 < UInt8(ascii: "a") || $0 > UInt8(ascii: "z") } ? text.lowercased() : text
    }
}

/// A path without the extension of its file.
package func withoutExtension(_ path: String) -> String {
    let ending = fileExtension(of: path)
    return ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
}

extension StringProtocol where SubSequence == Substring {
    /// The last part of a path, which names the file or the folder: `b.md` of `a/b.md`; empty where a path has no parts.
    package var fileName: Substring { split(separator: "/").last ?? "" }

    /// What stands in front of a file's name, with its slash: `a/` of `a/b.md`; empty where a path has no folder.
    package var folderPart: Substring { self[..<(lastIndex(of: "/").map(index(after:)) ?? startIndex)] }
}
