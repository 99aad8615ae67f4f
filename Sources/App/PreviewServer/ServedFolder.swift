import Glibc

/// A folder of the disk, as part of a ``PreviewSite``: the release kit, films.
///
/// A file outside the folder is never served, whatever the path and wherever symbolic links lead.
package struct ServedFolder: Sendable {
    private let root: String

    /// A folder by its path; it need not exist yet.
    package init(path: String) {
        root = path
    }

    /// The file at a path below the folder.
    package func file(at path: String) -> PreviewFile? {
        guard !path.utf8.contains(0), !path.split(separator: "/").contains("..") else { return nil }
        guard let root = resolved(root), let file = resolved("\(root)/\(path)") else { return nil }
        guard file.hasPrefix(root == "/" ? "/" : root + "/") else { return nil }
        var status = stat()
        guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return PreviewFile(body: .disk(path: file), contentType: contentType(of: path))
    }

    private func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
