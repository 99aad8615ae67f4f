/// Whether a name begins with a dot and is none of those that are published all the same.
package func isHidden(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") && !Disk.publishedHiddenNames.contains(name)
}

/// Whether a file at a path is one that an editor keeps for itself: a backup, a lock or a swap file.
///
/// Covered are `name~`, `name.swp`, Vim's probe `4913`, Emacs' `#name#`, and JetBrains' `___jb_tmp___`. Their hidden ones,
/// such as Vim's swap files and Emacs' locks, are hidden.
package func isForEditorsOnly(_ path: String) -> Bool {
    // Asked for every file of a large site: most names end in another way.
    guard let last = path.utf8.last, "~3#pxo_".utf8.contains(last) else { return false }
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map(Substring.init) ?? ""
    return name.hasSuffix("~") || name == "4913" || (name.hasPrefix("#") && name.hasSuffix("#"))
        || [".swp", ".swx", ".swo", "___jb_tmp___", "___jb_old___"].contains { name.hasSuffix($0) }
}
