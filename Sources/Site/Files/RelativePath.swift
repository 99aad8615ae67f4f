/// The way from a folder to a file or another folder, both given from the same root, such as `../b/c.md`.
///
/// It is empty where the two are one. A `.` in a path says nothing.
package func relativePath(of target: String, from folder: String) -> String {
    func parts(_ path: String) -> ArraySlice<String> { pathParts(path).filter { $0 != "." }[...] }
    var (own, other) = (parts(folder), parts(target))
    while let one = own.first, let next = other.first, one.utf8.elementsEqual(next.utf8) {
        own.removeFirst()
        other.removeFirst()
    }
    return (own.map { _ in ".." } + other).joined(separator: "/")
}

/// The path that a relative one leads to from a folder, with its `.` and `..` worked out.
///
/// - Returns: the path without a slash in front, with one behind where the relative one has it; nil where it climbs out
///   of the root.
package func resolvedPath(_ relative: String, in folder: String) -> String? {
    var parts = pathParts(folder)
    for part in pathParts(relative) where part != "." {
        if part != ".." {
            parts.append(part)
        } else if parts.popLast() == nil {
            return nil
        }
    }
    return parts.joined(separator: "/") + (relative.utf8.last == UInt8(ascii: "/") && !parts.isEmpty ? "/" : "")
}

/// The path that a relative one leads to from a folder, with its `.` and `..` worked out, and as many `..` in front as it
/// climbs out of the root.
package func climbingPath(_ relative: String, in folder: String) -> String {
    var parts = pathParts(folder)
    for part in pathParts(relative) where part != "." {
        if part != ".." || parts.last ?? ".." == ".." {
            parts.append(part)
        } else {
            parts.removeLast()
        }
    }
    return parts.joined(separator: "/")
}
