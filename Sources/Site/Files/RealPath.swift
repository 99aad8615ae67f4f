import Glibc

/// Where a path leads once every link and every `..` is followed, whether something stands there or not.
///
/// - Parameter path: a path, absolute or from the current folder.
/// - Returns: the absolute path without links, `.` and `..`.
/// - Throws: links that lead in a circle, or a current folder that is gone.
package func realPath(_ path: String) throws(DiskError) -> String {
    var pending = Array(pathParts(path).reversed())
    var done = path.utf8.first == UInt8(ascii: "/") ? "" : try currentFolder()
    var followed = 0
    while let part = pending.popLast() {
        if part == "." { continue }
        if part == ".." {
            done = done.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(done[..<$0]) } ?? ""
            continue
        }
        guard let target = linkTarget(of: done + "/" + part) else {
            done += "/" + part
            continue
        }
        followed += 1
        // As many as Linux follows itself.
        guard followed <= 40 else { throw DiskError("follow", path, code: ELOOP) }
        if target.utf8.first == UInt8(ascii: "/") { done = "" }
        pending += pathParts(target).reversed()
    }
    return done.isEmpty ? "/" : done
}

/// Whether a path is a folder's own or one below it; both as ``realPath(_:)`` gives them.
package func isPath(_ path: String, within folder: String) -> Bool {
    ExactName.hasSameBytes(path, folder) || ExactName.begins(path, with: folder == "/" ? "/" : folder + "/")
}

/// Whether a path is a folder's own or one below it that does not pass through a hidden name.
func isSeen(_ path: String, within folder: String) -> Bool {
    guard isPath(path, within: folder) else { return false }
    let rest = pathParts(String(Substring(path.utf8.dropFirst(folder.utf8.count))))
    return rest.allSatisfy { !isHidden($0) }
}

/// Where a link leads, as it was written; nil where no link is.
package func linkTarget(of path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    return count > 0 ? String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
}

/// The folder that relative paths begin in; empty for the root, so that `/` and a name can be added.
private func currentFolder() throws(DiskError) -> String {
    guard let bytes = getcwd(nil, 0) else { throw DiskError("find", ".") }
    defer { free(bytes) }
    let path = String(cString: bytes)
    return path == "/" ? "" : path
}
